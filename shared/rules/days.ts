import { limits } from '../limits.ts';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** The day of a moment in UTC, as YYYY-MM-DD. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day in UTC that is a number of days after today, or before it where the number is negative. */
export const dayFromToday = (days: number): string => isoDay(new Date(Date.now() + days * dayInMilliseconds));

/** A day as many days after another one, both YYYY-MM-DD; before it where the number is negative. */
export const dayAfter = (day: string, days = 1): string =>
  isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayInMilliseconds));

/** The days of the week, '1' for Monday to '7' for Sunday, as ISO 8601 counts them. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type Weekday = (typeof weekdays)[number];

/** The weekday of a day, YYYY-MM-DD. */
export const isoWeekday = (day: string) => String(new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as Weekday;

/** The latest day that is today in some time zone: clocks are up to 14 hours ahead of UTC. */
export const latestToday = (): string => dayFromToday(1);

/** A day as many years after another one, both YYYY-MM-DD; 29 February becomes 1 March in other years. */
function yearsAfter(day: string, years: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  return isoDay(moment);
}

/** The first and the last day that can be planned, seen from a day that is today somewhere. */
export const plannable = (today: string) => ({
  first: yearsAfter(today, -limits.calendar.yearsBack),
  last: yearsAfter(today, limits.calendar.yearsAhead),
});

/** The first day that can still be recorded as worn, seen from a day that is today somewhere. */
export const firstWearable = (today: string) => yearsAfter(today, -limits.wear.yearsBack);

/** Whether something can be recorded as worn on a day: today at the latest and not too long ago, in any time zone. */
export const isWearableDay = (day: string): boolean =>
  day >= firstWearable(dayFromToday(-1)) && day <= latestToday();

/** Whether a day can be planned, in any time zone. */
export const isPlannable = (day: string): boolean =>
  day >= plannable(dayFromToday(-1)).first && day <= plannable(latestToday()).last;
