import type { Language } from '#shared/languages';
import type { Brief } from '#shared/listening/brief';
import { isSaidInDegrees } from '#shared/listening/surroundings';
import { wordingIn } from './wording-in.ts';

type Heard = NonNullable<Brief['weather']>;

/** '3 °C and rain'; null where nothing is known. */
export function weatherPhrase(weather: Heard | null, language: Language): string | null {
  if (!weather) return null;
  const { temperature, rain, snow, windy } = weather;
  const words = wordingIn(language).weather;
  const sky = [snow ? words.snow : rain ? words.rain : null, windy ? words.wind : null].filter(
    (each) => each !== null,
  );
  const degrees = temperature === null ? [] : [`${Math.round(temperature)} °C`];
  return [...degrees, ...sky].join(words.joint) || null;
}

/** Where the degrees come from: 'the weather report says 9 °C'; null where no degrees are known. */
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
      // What was said of the sky is not from the forecast.
      const said = weather.words ? degrees : phrase;
      return words.forecast(place, day?.words ? day.date : null, said);
    }
    case 'place':
      return words.usual(place, month, degrees);
    case 'season':
      return words.taken(quoted, degrees);
    case 'prompt':
      if (isSaidInDegrees(weather)) return words.said(degrees);
      // 'Rain' alone tells no degrees: they are those of the report.
      if (report?.temperature === weather.temperature) return words.report(degrees);
      return quoted ? words.taken(quoted, degrees) : null;
    case 'card':
      return day && !day.isToday ? words.onlyToday(day.date, phrase) : words.report(phrase);
  }
}
