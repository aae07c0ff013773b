import { language } from './language.ts';

/** Formats a date, or a timestamp in the device's time zone, as 'Nov 5, 2026'. A plain date is formatted in UTC. */
export const shortDate = (time: string) =>
  new Date(time).toLocaleDateString(language, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...(time.includes('T') ? {} : { timeZone: 'UTC' }),
  });
