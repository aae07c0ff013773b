import type { EntriesQuery } from '#shared/contract/calendar';
import { isoDay } from '#shared/rules/days';
import { batchGet } from '../platform/batch-get.ts';
import { CalendarEntryEntity } from '../table/calendar-entry.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { toEntry } from './to-entry.ts';

/** The first and the last day that an ISO date can express. */
const always = { from: '0000-01-01', to: '9999-12-31' };

/**
 * A page of the user's calendar entries from one day to another, in order, each with its outfit's current
 * state.
 */
export async function listEntries(
  userId: string,
  { from = always.from, to = always.to, cursor, limit }: EntriesQuery,
) {
  const start = cursor && cursor >= from ? dayAfter(cursor) : from;
  if (start > to) return { items: [], cursor: null };
  const { data: rows, cursor: more } = await CalendarEntryEntity.query
    .byDay({ userId })
    .between({ scheduledDate: start }, { scheduledDate: to })
    .go({ limit });
  const outfits = await batchGet(
    (keys) => OutfitEntity.get(keys).go(),
    [...new Set(rows.map(({ outfitId }) => outfitId))].map((id) => ({ userId, id })),
  );
  const byId = new Map(outfits.map((outfit) => [outfit.id, outfit]));
  return {
    items: rows.flatMap((row) => {
      const outfit = byId.get(row.outfitId);
      return outfit ? [toEntry(row, outfit)] : [];
    }),
    cursor: more ? (rows.at(-1)?.scheduledDate ?? null) : null,
  };
}

function dayAfter(date: string) {
  const day = new Date(`${date}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + 1);
  return isoDay(day);
}
