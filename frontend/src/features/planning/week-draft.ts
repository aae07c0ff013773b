import { useEffect, useState } from 'react';
import * as z from 'zod';
import { ProposedDay, WeekProposal } from '#shared/contract/planning';
import { keepTabValue, readTabValue } from '../../lib/tab-values.ts';

const name = 'week-plan';
const DraftDay = ProposedDay.extend({
  isPinned: z.boolean(),
  /** Left out of what is saved. */
  isDropped: z.boolean(),
  /** The outfits that were swapped, as item ids. */
  swapped: z.array(z.array(z.string())),
  /** What the server said of the day when it was last saved. */
  problem: z.enum(['taken', 'gone']).nullable(),
});
export type DraftDay = z.infer<typeof DraftDay>;
const WeekDraft = WeekProposal.omit({ days: true }).extend({ days: z.array(DraftDay) });
export type WeekDraft = z.infer<typeof WeekDraft>;

/**
 * The week plan that is not saved yet; the tab keeps it over a reload and visits to other pages. Days that are over are
 * left out, and a plan of nothing but such days is none.
 */
export function useWeekDraft(userId: string, today: string) {
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
