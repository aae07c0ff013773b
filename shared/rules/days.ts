const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** The day of a moment in UTC, as YYYY-MM-DD. */
export const isoDay = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The day in UTC that is a number of days after today, or before it where the number is negative. */
export const dayFromToday = (days: number): string => isoDay(new Date(Date.now() + days * dayInMilliseconds));

/** The latest day that is today in some time zone: clocks are up to 14 hours ahead of UTC. */
export const latestToday = (): string => dayFromToday(1);
