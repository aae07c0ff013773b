import type { DayOccasion } from '#shared/catalog';
import type { DayWeather } from '#shared/contract/planning';

export const texts = {
  weekTitle: 'Plan My Week',
  weekSubtitle: 'An outfit for each free day, by its forecast and by what it is for',
  noPlace: 'Your profile names no place, so the weather was left out.',
  noForecast: 'The weather could not be fetched just now, so it was left out.',
  forecastFor: (place: string) => `Weather of ${place}`,
  isPrivate: 'Saved outfits are private: only you see them.',
  nothingFree: 'Every one of these days has an outfit.',
  saved: 'Plan saved',
  savedText: (count: number) => `${count} ${count === 1 ? 'outfit is' : 'outfits are'} in your calendar`,
  partlySaved: 'Not every day was saved',
  taken: 'This day got another outfit meanwhile. It was left as it is.',
  gone: 'A piece of this outfit is no longer in your wardrobe. Swap the outfit, then save again.',
  noOther: 'No other outfit',
  noOtherText: 'Your wardrobe has no other outfit that suits the day.',
  repeats: (pieces: string) => `Worn on more than one day: ${pieces}.`,
  tripsTitle: 'Trips',
  tripsSubtitle: 'The fewest pieces that dress you for every day away',
  whatToWear: 'What to wear when',
  tripsFailed: 'Failed to load trips',
  tripFailed: 'Failed to load the packing list',
  noTrips: 'No trips yet',
  tripRemoved: 'Trip removed',
  removeFailed: 'The trip could not be removed. Please try again.',
  tickFailed: 'The tick could not be kept. Please try again.',
  usual:
    'The forecast does not reach all days. For those marked “usually” it is what is usual there in the month.',
} as const;

const occasionNames: Partial<Record<DayOccasion, string>> = { everyday: 'nothing special' };
/** An occasion as the lists of choices show it. */
export function occasionName(occasion: DayOccasion): string {
  const name = occasionNames[occasion] ?? occasion;
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

const skies: Readonly<Record<NonNullable<DayWeather['condition']>, string>> = {
  clear: 'clear',
  cloudy: 'cloudy',
  fog: 'fog',
  drizzle: 'drizzle',
  rain: 'rain',
  snow: 'snow',
  thunderstorm: 'thunder',
};

/** The weather of a day: '9°, rain', or 'usually 9°' where it is no forecast. */
export function weatherText(weather: DayWeather | null): string | null {
  if (!weather) return null;
  const degrees = `${Math.round(weather.temperature)}°`;
  if (weather.from === 'climate') return `usually ${degrees}`;
  return [degrees, ...(weather.condition ? [skies[weather.condition]] : [])].join(', ');
}

const dayFormat = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};
/** 'Thursday' */
export const weekdayOf = dayFormat({ weekday: 'long' });
/** 'November 5' */
export const monthDayOf = dayFormat({ month: 'long', day: 'numeric' });
/** 'Thu, Nov 5' */
export const shortDayOf = dayFormat({ weekday: 'short', month: 'short', day: 'numeric' });
