import type { DayOccasion } from '#shared/catalog';
import type { DayWeather } from '#shared/contract/planning';
import { capitalize } from '#shared/rules/capitalize';
import { catalogName, menuName } from '../../lib/catalog-name.ts';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';

const occasionNames: Partial<Record<DayOccasion, string>> = { everyday: capitalize(t('nothing special')) };
/** The name of an occasion as shown in lists. */
export const occasionName = (occasion: DayOccasion): string => occasionNames[occasion] ?? menuName(occasion);

/** The weather of a day: '9°, rain', or 'usually 9°' for a climate average. Null without weather. */
export function weatherText(weather: DayWeather | null): string | null {
  if (!weather) return null;
  const degrees = `${Math.round(weather.temperature)}°`;
  if (weather.from === 'climate') return t('usually {degrees}', { degrees });
  return [degrees, ...(weather.condition ? [skyOf(weather.condition)] : [])].join(', ');
}

const skyOf = (condition: NonNullable<DayWeather['condition']>) =>
  condition === 'thunderstorm' ? t('thunder') : catalogName(condition);

const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};
/** 'Thursday' */
export const weekdayOf = dayFormat({ weekday: 'long' });
/** 'November 5' */
export const monthDayOf = dayFormat({ month: 'long', day: 'numeric' });
/** 'November 5', 'November 5 to November 7' */
export const daysFrom = (first: string, last: string): string =>
  first === last
    ? monthDayOf(first)
    : t('{first} to {last}', { first: monthDayOf(first), last: monthDayOf(last) });
/** 'Thu, Nov 5' */
export const shortDayOf = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
/** 'Thu' */
export const shortWeekdayOf = dayFormat({ weekday: 'short' });
