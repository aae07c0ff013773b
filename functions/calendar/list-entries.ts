import type { CalendarEntry, EntriesQuery } from '#shared/contract/calendar';
import type { PageQuery } from '#shared/contract/page';
import { dayAfter } from '#shared/rules/days';
import { getMany } from '../platform/batch-get.ts';
import { CalendarEntryEntity } from '../rows/calendar/calendar-entry.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { shownAttributes, toEntry, toScheduled } from './to-entry.ts';

/** The first and the last day that an ISO date can express. */
const always = { from: '0000-01-01', to: '9999-12-31' };

/**
 * A page of the user's calendar entries in a range of days, ordered by day, each with the current state of its outfit.
 * Entries whose outfit was deleted are skipped and do not count towards the page size.
 */
export async function listEntries(
  userId: string,
  { from = always.from, to = always.to, cursor, limit }: EntriesQuery,
) {
  const items: CalendarEntry[] = [];
  let start: string | null = cursor && cursor >= from ? dayAfter(cursor) : from;
  while (start && start <= to && items.length < limit) {
    const page: Page = await readPage(userId, { start, to, limit: limit - items.length });
    items.push(...page.entries);
    start = page.next;
  }
  return { items, cursor: start && start <= to ? dayAfter(start, -1) : null };
}

type Page = { entries: CalendarEntry[]; next: string | null };

/** Reads up to `limit` rows. Returns the entries whose outfits exist, and the day of the next page. */
async function readPage(
  userId: string,
  { start, to, limit }: { start: string; to: string; limit: number },
): Promise<Page> {
  const { data: rows, cursor: more } = await CalendarEntryEntity.query
    .byDay({ userId })
    .between({ scheduledDate: start }, { scheduledDate: to })
    .go({ limit });
  const ids = new Set(rows.map(({ outfitId }) => outfitId));
  const outfits = await getMany(OutfitEntity, ids, (id) => ({ userId, id }));
  const byId = new Map(outfits.map((outfit) => [outfit.id, outfit]));
  const last = rows.at(-1);
  return {
    entries: rows.flatMap((row) => {
      const outfit = byId.get(row.outfitId);
      return outfit ? [toEntry(row, outfit)] : [];
    }),
    next: more && last ? dayAfter(last.scheduledDate) : null,
  };
}

/** A page of the user's outfits that can be scheduled, newest first. A query reads only what is shown. */
export async function listChoices(userId: string, { limit, cursor }: PageQuery) {
  const { data, cursor: more } = await OutfitEntity.query
    .byUser({ userId })
    .go({
      order: 'desc',
      limit,
      attributes: [...shownAttributes],
      pager: 'raw',
      cursor: cursor ? OutfitEntity.get({ userId, id: cursor }).params()['Key'] : null,
    });
  return { items: data.map(toScheduled), cursor: more ? (data.at(-1)?.id ?? null) : null };
}
