import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';

const options = { day: 'numeric', month: 'long' } as const;

/** The day of a moment in words: Today, Yesterday or the date. The year is added if it is not the current one. */
export function dayInWords(moment: string, now: number): string {
  const date = new Date(moment);
  const today = new Date(now);
  const yesterday = new Date(now);
  yesterday.setDate(today.getDate() - 1);
  const day = date.toDateString();
  if (day === today.toDateString()) return t('Today');
  if (day === yesterday.toDateString()) return t('Yesterday');
  const isThisYear = date.getFullYear() === today.getFullYear();
  return date.toLocaleDateString(
    language === 'sv' ? 'sv' : 'en-GB',
    isThisYear ? options : { ...options, year: 'numeric' },
  );
}
