import type { Language } from '#shared/languages';
import type { Brief } from '#shared/stylist/hearing/brief';
import { isSaidInDegrees } from '#shared/stylist/hearing/surroundings';
import { wordingIn } from './wording-in.ts';

type Heard = NonNullable<Brief['weather']>;

/** The weather in a few words, for example '3 °C and rain'. Null if nothing is known. */
export function weatherPhrase(weather: Heard | null, language: Language): string | null {
  if (!weather) return null;
  const { temperature, rain, snow, windy } = weather;
  const words = wordingIn(language).weather;
  const sky = [snow ? words.snow() : rain ? words.rain() : null, windy ? words.wind() : null].filter(
    (each) => each !== null,
  );
  const degrees = temperature === null ? [] : [`${Math.round(temperature)} °C`];
  return [...degrees, ...sky].join(words.joint()) || null;
}

/** The weather of a brief in a few words, with its place if that is a named one: '3 °C in Reykjavik'. */
export function weatherThere({ weather, place }: Brief, language: Language): string | null {
  const phrase = weatherPhrase(weather, language);
  const isThere = phrase && place && weather?.from === 'place';
  return isThere ? wordingIn(language).weather.there({ phrase, place }) : phrase;
}

/** Names the source of the temperature, for example 'the weather report says 9 °C'. Null if no temperature is known. */
export function sourceOf(
  { weather, place, month, day }: Brief,
  report: { temperature: number } | null,
  language: Language,
): string | null {
  if (weather?.temperature == null) return null;
  const degrees = `${Math.round(weather.temperature)} °C`;
  const phrase = weatherPhrase(weather, language) ?? degrees;
  const words = wordingIn(language).weather;
  const quoted = weather.words.split(', ')[0] ?? '';
  switch (weather.from) {
    case 'forecast': {
      // If the request itself describes the sky, only the temperature is from the forecast.
      const said = weather.words ? degrees : phrase;
      return words.forecast({ place, date: day?.words ? day.date : null, said });
    }
    case 'place':
      return words.usual({ place, month, degrees });
    case 'season':
      return words.taken({ words: quoted, degrees });
    case 'prompt':
      if (isSaidInDegrees(weather)) return words.said({ degrees: quoted });
      // A word such as 'rain' alone gives no temperature. The temperature is then that of the report.
      if (report?.temperature === weather.temperature) return null;
      return quoted ? words.taken({ words: quoted, degrees }) : null;
    case 'card':
      // 'Next week' is no day.
      return day && !day.isToday
        ? words.onlyToday({
            date: /^(?:next week|nästa vecka)$/.test(day.words) ? null : day.date,
            said: phrase,
          })
        : words.report({ said: phrase });
  }
}
