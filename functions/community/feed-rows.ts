import { readAfter } from '../platform/cursor-paging.ts';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitCardEntity, type OutfitCardRow } from '../table/outfit-card.ts';
import { firstYear, thisYear } from './years.ts';

type Page = { cursor?: string | undefined; limit: number };

/**
 * Reads a page of the feed: the newest cards before a cursor, without the user's own, all of one year.
 * Usually one query; further ones follow only while a page is empty, because its cards are the user's own or
 * its year has ended.
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
    const hasMore = more !== null || year > firstYear();
    const last = data.at(-1)?.id;
    if (rows.length || !hasMore) return { rows, cursor: hasMore && last ? last : null };
    before = more && last ? last : undefined;
    if (!before) year--;
  }
  return { rows: [], cursor: null };
}
