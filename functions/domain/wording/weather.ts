import type { Brief } from '#shared/listening/brief';
import { capitalize } from './english.ts';

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
  { weather, place, month }: Brief,
  report: { temperature: number } | null,
): string | null {
  if (weather?.temperature == null) return null;
  const degrees = `${Math.round(weather.temperature)} °C`;
  const reported = `the weather report says ${weatherPhrase(weather)}`;
  const quoted = weather.words.split(', ')[0] ?? '';
  switch (weather.from) {
    case 'place':
      return `${capitalize(place ?? '')}${month === null ? '' : ` in ${months[month - 1]}`} usually has about ${degrees}`;
    case 'season':
      return `I took “${quoted}” as about ${degrees}`;
    case 'prompt':
      if (/\d/.test(quoted)) return `you said ${degrees}`;
      // 'Rain' alone tells no degrees: they are those of the report.
      if (report?.temperature === weather.temperature) return `the weather report says ${degrees}`;
      return quoted ? `I took “${quoted}” as about ${degrees}` : null;
    case 'card':
      return reported;
  }
}
