import { useEffect, useState } from 'react';
import * as z from 'zod';
import { type DayOccasion, dayOccasions } from '#shared/catalog';
import { limits } from '#shared/limits';
import { dayAfter } from '#shared/rules/days';
import { useOwnId } from '../../data/user-id.ts';
import { t } from '../../lib/t.ts';
import { keepTabValue, readTabValue } from '../../lib/tab-values.ts';

const name = 'new-trip';
const TripDraft = z.object({
  place: z.string(),
  from: z.string(),
  to: z.string(),
  /** The chosen occasions of single days, by date. */
  occasions: z.partialRecord(z.string(), z.enum(dayOccasions)),
});
export type TripDraft = z.infer<typeof TripDraft>;
const empty: TripDraft = { place: '', from: '', to: '', occasions: {} };

/** The input of the form for a new trip. The tab keeps it over a reload and visits to other pages. */
export function useTripDraft() {
  const userId = useOwnId();
  const [draft, setDraft] = useState(() => TripDraft.safeParse(readTabValue(userId, name)).data ?? empty);
  useEffect(() => keepTabValue(userId, name, draft === empty ? null : draft), [userId, draft]);
  return {
    draft,
    update: (part: Partial<TripDraft>) => setDraft((before) => ({ ...before, ...part })),
    clear: () => setDraft(empty),
  };
}

/** The error text for the dates of a trip. Null if they are valid or incomplete. */
export function dateProblem({ from, to }: Pick<TripDraft, 'from' | 'to'>, today: string): string | null {
  if (from && from < today) return t('The first day is over');
  if (!from || !to) return null;
  if (to < from) return t('The last day is before the first');
  return to > dayAfter(from, limits.plan.days - 1)
    ? t('A trip has at most {days} days', { days: limits.plan.days })
    : null;
}

/** The days of a trip with their occasions. The first and the last are for the journey unless chosen otherwise. */
export function daysOf(
  { from, to, occasions }: TripDraft,
  today: string,
): { date: string; occasion: DayOccasion }[] {
  if (!from || !to || dateProblem({ from, to }, today)) return [];
  const days: { date: string; occasion: DayOccasion }[] = [];
  for (let date = from; date <= to; date = dayAfter(date)) {
    const usual = date === from || date === to ? 'travel' : 'sightseeing';
    days.push({ date, occasion: occasions[date] ?? usual });
  }
  return days;
}
