import { format } from 'date-fns';

/** The local midnight of a day, YYYY-MM-DD, which is what the month calendar works with. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00`);
export const dayOf = (date: Date): string => format(date, 'yyyy-MM-dd');

/** 'November 5, 2026' */
export const longDay = (day: string): string => format(dateOf(day), 'MMMM d, yyyy');
/** 'Thursday, November 5, 2026' */
export const weekdayAndDay = (day: string): string => format(dateOf(day), 'EEEE, MMMM d, yyyy');

/** The month of a day, YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7);
