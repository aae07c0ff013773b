import type { TrendPin } from '#shared/contract/pinboard';
import bySeason from './general-trends.json' with { type: 'json' };

const seasonOf = (date: Date) =>
  (['winter', 'spring', 'summer', 'autumn'] as const)[Math.floor(((date.getUTCMonth() + 1) % 12) / 3)] ??
  'winter';

/**
 * The trends that return every year in the season of a date, on the northern hemisphere. Used for users without a
 * connected pinboard, and when Pinterest fails.
 */
export const generalTrends = (date: Date): TrendPin[] =>
  Object.entries(bySeason[seasonOf(date)]).map(([title, description]) => ({
    id: `general-${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
    title,
    description,
    imageUrl: null,
    link: null,
  }));
