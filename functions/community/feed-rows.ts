import { readAfter } from '../platform/cursor-paging.ts';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitCardEntity, type OutfitCardRow } from '../table/outfit-card.ts';
import { firstYear, thisYear } from './years.ts';

type Page = { cursor?: string | undefined; limit: number };

/**
 * The newest cards of others before a cursor, all of one year. It is one query, unless all that it found are
 * the reader's own, or a year is at its end: it goes on until there is something to show or nothing left.
 */
export async function feedRows(userId: string, { cursor, limit }: Page) {
  let before = cursor;
  let year = before ? Number(yearOfId(before)) : thisYear();
  while (year >= firstYear()) {
    const key = { year: String(year) };
    const { data, cursor: more } = await readAfter(
      before && OutfitCardEntity.get({ ...key, id: before }),
      OutfitCardEntity.query.byYear(key),
      { order: 'desc', limit },
    );
    const rows: OutfitCardRow[] = data.filter((row) => row.userId !== userId);
    const goesOn = more !== null || year > firstYear();
    const last = data.at(-1)?.id;
    if (rows.length || !goesOn) return { rows, cursor: goesOn && last ? last : null };
    before = more && last ? last : undefined;
    if (!before) year--;
  }
  return { rows: [], cursor: null };
}
