import type { Brief } from '#shared/listening/brief';
import { isSaidInDegrees } from '#shared/listening/surroundings';

type Heard = NonNullable<Brief['weather']>;

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** '3 °C and rain'; null where nothing is known. */
export function weatherPhrase(weather: Heard | null): string | null {
  if (!weather) return null;
  const { temperature, rain, snow, windy } = weather;
  const sky = [snow ? 'snow' : rain ? 'rain' : null, windy ? 'wind' : null].filter((each) => each !== null);
  const degrees = temperature === null ? [] : [`${Math.round(temperature)} °C`];
  return [...degrees, ...sky].join(' and ') || null;
}

/** Where the degrees come from: 'the weather report says 9 °C'; null where no degrees are known. */
export function sourceOf(
  { weather, place, month, day }: Brief,
  report: { temperature: number } | null,
): string | null {
  if (weather?.temperature == null) return null;
  const degrees = `${Math.round(weather.temperature)} °C`;
  const quoted = weather.words.split(', ')[0] ?? '';
  switch (weather.from) {
    case 'forecast': {
      const where = [place ? `for ${place}` : '', day?.words ? `on ${dateInWords(day.date)},` : ''];
      // What was said of the sky is not from the forecast.
      const said = weather.words ? degrees : weatherPhrase(weather);
      return `the forecast ${where.filter(Boolean).join(' ')} says about ${said}`;
    }
    case 'place':
      return `${place ?? 'your town'}${month === null ? '' : ` in ${months[month - 1]}`} usually reaches about ${degrees}`;
    case 'season':
      return `I took “${quoted}” as about ${degrees}`;
    case 'prompt':
      if (isSaidInDegrees(weather)) return `you said ${degrees}`;
      // 'Rain' alone tells no degrees: they are those of the report.
      if (report?.temperature === weather.temperature) return `the weather report says ${degrees}`;
      return quoted ? `I took “${quoted}” as about ${degrees}` : null;
    case 'card':
      return day && !day.isToday
        ? `for ${dateInWords(day.date)}, I only have today’s report, ${weatherPhrase(weather)}`
        : `the weather report says ${weatherPhrase(weather)}`;
  }
}

/** A date in full, 'Friday, December 4': outfits are read on later days, when 'tomorrow' would be wrong. */
const dateInWords = (date: string) =>
  new Date(date).toLocaleDateString('en', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
