import { isoDay } from '../../rules/days.ts';
import type { Brief, Language } from './brief.ts';
import { type Climate, placeNamed } from './climate.ts';
import { dayIn, partOfDayIn } from './day.ts';
import { monthIn, monthOfSeasonIn, placeIn } from './place.ts';
import type { Part } from './sentence.ts';
import type { KnownWeather } from './surroundings.ts';

type WhereAndWhen = {
  place: Climate | null;
  /** Whether the place is another than that of the weather card. */
  isElsewhere: boolean;
  day: Brief['day'];
  /** The place and the month whose climate is used if there is no forecast. */
  usual: (Climate & { month: number }) | null;
};

/**
 * Returns the place and the day that a request names. A place without a day or a month means today. A day other than
 * today, without a place, means the place of the weather card.
 */
export function whereAndWhen(
  { prompt, weather }: { prompt: string; weather?: KnownWeather | null },
  parts: readonly Part[],
  language: Language,
  today: Date,
): WhereAndWhen {
  const saidMonth = monthIn(parts);
  const place = placeIn(parts, language);
  const month = saidMonth ?? monthOfSeasonIn(parts, place);
  const named = dayIn(prompt, parts, language, today);
  // 'A weekend in January' is not the coming weekend.
  const isMeant =
    named && (saidMonth === null || monthOf(named) === saidMonth || !/week|helg/.test(named.words));
  const day = isMeant ? named : place && month === null ? { date: isoDay(today), words: '' } : null;
  const isToday = day?.date === isoDay(today);
  const home = placeNamed(weather?.place?.split(',')[0] ?? '');
  const climate = place ?? (day && !isToday ? home : null);
  const usualMonth = day ? monthOf(day) : month;
  return {
    place,
    isElsewhere: place !== null && place.latitude !== home?.latitude,
    day: day && { ...day, isToday, partOfDay: partOfDayIn(parts) },
    usual: climate && usualMonth ? { ...climate, month: usualMonth } : null,
  };
}

const monthOf = ({ date }: { date: string }) => Number(date.slice(5, 7));
