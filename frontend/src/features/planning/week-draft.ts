import { useEffect, useState } from 'react';
import * as z from 'zod';
import { ProposedDay, WeekProposal } from '#shared/contract/planning';
import { useOwnId } from '../../data/user-id.ts';
import { keepTabValue, readTabValue } from '../../lib/tab-values.ts';

const name = 'week-plan';
const DraftDay = ProposedDay.extend({
  isPinned: z.boolean(),
  /** Whether the day is left out when the plan is saved. */
  isDropped: z.boolean(),
  /** The outfits that the user has swapped for another one, as lists of item ids. */
  swapped: z.array(z.array(z.string())),
  /** The problem with this day that the server reported when the plan was last saved. */
  problem: z.enum(['taken', 'gone']).nullable(),
});
export type DraftDay = z.infer<typeof DraftDay>;
const WeekDraft = WeekProposal.omit({ days: true }).extend({ days: z.array(DraftDay) });
export type WeekDraft = z.infer<typeof WeekDraft>;

/**
 * The unsaved week plan. The tab keeps it over a reload and visits to other pages. Past days are removed. A plan that
 * has only past days counts as no plan.
 */
export function useWeekDraft(today: string) {
  const userId = useOwnId();
  const [draft, setDraft] = useState<WeekDraft | null>(() => {
    const kept = WeekDraft.safeParse(readTabValue(userId, name)).data;
    const days = kept?.days.filter(({ date }) => date >= today) ?? [];
    return kept && days.length ? { ...kept, days } : null;
  });
  useEffect(() => keepTabValue(userId, name, draft), [userId, draft]);
  return [draft, setDraft] as const;
}

export const itemIdsOf = ({ outfit }: Pick<ProposedDay, 'outfit'>) =>
  outfit?.pieces.map(({ itemId }) => itemId) ?? [];
