import type { DayOccasion } from '#shared/catalog';
import type { DayWeather } from '#shared/contract/planning';
import { capitalize } from '#shared/rules/capitalize';
import { catalogName, menuName } from '../../lib/catalog-name.ts';
import { language } from '../../lib/language.ts';
import { plural, t } from '../../lib/t.ts';

export const texts = {
  weekTitle: t('Plan My Week'),
  weekSubtitle: t('An outfit for each free day, by its forecast and by what it is for'),
  noPlace: t('Your profile names no place, so the weather was left out.'),
  noForecast: t('The weather could not be fetched just now, so it was left out.'),
  forecastFor: (place: string) => t('Weather of {place}', { place }),
  isPrivate: t('Saved outfits are private: only you see them.'),
  nothingFree: t('Every one of these days has an outfit.'),
  saved: t('Plan saved'),
  savedText: (count: number) =>
    plural(count, '{count} outfit is in your calendar', '{count} outfits are in your calendar'),
  partlySaved: t('Not every day was saved'),
  taken: t('This day got another outfit meanwhile. It was left as it is.'),
  gone: t('A piece of this outfit is no longer in your wardrobe. Swap the outfit, then save again.'),
  noOther: t('No other outfit'),
  noOtherText: t('Your wardrobe has no other outfit that suits the day.'),
  repeats: (pieces: string) => t('Worn on more than one day: {pieces}.', { pieces }),
  tripsTitle: t('Trips'),
  tripsSubtitle: t('The fewest pieces that dress you for every day away'),
  whatToWear: t('What to wear when'),
  tripsFailed: t('Failed to load trips'),
  tripFailed: t('Failed to load the packing list'),
  noTrips: t('No trips yet'),
  tripRemoved: t('Trip removed'),
  removeFailed: t('The trip could not be removed. Please try again.'),
  changeFailed: t('The packing list could not be changed. Please try again.'),
  lacks: {
    swimwear: t('Your wardrobe has no swimwear.'),
    rainwear: t('It may rain, and your wardrobe has nothing against it.'),
  },
  tickFailed: t('The tick could not be kept. Please try again.'),
  morningMail: t(
    'On these days you get a mail with the outfit of your calendar, or else with one that suits the weather.',
  ),
  usual: t(
    'The forecast does not reach all days. For those marked “usually” it is what is usual there in the month.',
  ),
} as const;

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
