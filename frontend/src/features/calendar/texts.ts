import { format } from 'date-fns';
import { capitalize } from '#shared/rules/capitalize';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';

export const texts = {
  loadFailed: t('Failed to load calendar entries'),
  updateFailed: t('Failed to update calendar entry'),
  feedFailed: t('The address could not be changed. Please try again.'),
} as const;

const dayParts = { year: 'numeric', month: 'long', day: 'numeric' } as const;

/** The local midnight of a day (YYYY-MM-DD), as the month calendar needs it. */
export const dateOf = (day: string): Date => new Date(`${day}T00:00`);
export const dayOf = (date: Date): string => format(date, 'yyyy-MM-dd');

/** 'November 5, 2026' */
export const longDay = (day: string): string => dateOf(day).toLocaleDateString(language, dayParts);
/** 'Thursday, November 5, 2026', 'Torsdag 5 november 2026' */
export const weekdayAndDay = (day: string): string =>
  capitalize(dateOf(day).toLocaleDateString(language, { weekday: 'long', ...dayParts }));

/** The month of a day, YYYY-MM. */
export const monthOf = (day: string): string => day.slice(0, 7);
