import { limits } from '../limits.ts';

const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Returns the UTC day of a moment as YYYY-MM-DD. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** Returns the UTC day that is the given number of days after today. A negative number gives a day before today. */
export const dayFromToday = (days: number): string => dayAfter(isoDay(new Date()), days);

/** The day that is so many days after another one, both YYYY-MM-DD. Negative: before it. */
export const dayAfter = (day: string, days = 1): string =>
  isoDay(new Date(Date.parse(`${day}T00:00:00Z`) + days * dayInMilliseconds));

/** The days of the week as numbered by ISO 8601: '1' is Monday, '7' is Sunday. */
export const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;
export type Weekday = (typeof weekdays)[number];

/** Returns the weekday of a day (YYYY-MM-DD). */
export const isoWeekday = (day: string) => String(new Date(`${day}T00:00:00Z`).getUTCDay() || 7) as Weekday;

/** The latest day that is today in some time zone: tomorrow in UTC, as clocks are up to 14 hours ahead of it. */
export const latestToday = (): string => dayFromToday(1);

/** The day so many years after another one, both YYYY-MM-DD. 1 March for a missing 29 February. */
function yearsAfter(day: string, years: number): string {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCFullYear(moment.getUTCFullYear() + years);
  return isoDay(moment);
}

/** Returns the first and the last day that can be planned. `today` is that of the person's time zone. */
export const plannable = (today: string) => ({
  first: yearsAfter(today, -limits.calendar.yearsBack),
  last: yearsAfter(today, limits.calendar.yearsAhead),
});

/** Returns the first day for which a wear can be recorded. `today` is that of the person's time zone. */
export const firstWearable = (today: string) => yearsAfter(today, -limits.wear.yearsBack);

/** Whether a wear can be recorded for a day: not in the future nor too long ago, in at least one time zone. */
export const isWearableDay = (day: string): boolean =>
  day >= firstWearable(dayFromToday(-1)) && day <= latestToday();

/** Whether a day can be planned in at least one time zone. */
export const isPlannable = (day: string): boolean =>
  day >= plannable(dayFromToday(-1)).first && day <= plannable(latestToday()).last;

/** Whether this is the name of a time zone, as 'Europe/Stockholm'. */
export function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}
