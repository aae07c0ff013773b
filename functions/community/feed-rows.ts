import { type Hidden, isShown } from '../domain/hidden.ts';
import { readAfter } from '../platform/cursor-paging.ts';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitCardEntity, type OutfitCardRow } from '../table/outfit-card.ts';
import { firstYear, thisYear } from './years.ts';

type Page = { cursor?: string | undefined; limit: number };

/** How often cards are read for a page, and how many the second time: 250 cards take about 60 read units. */
const mostReads = 2;
const secondRead = 250;

/**
 * A page of the feed: the newest cards before a cursor, without the user's own and those
 * that are hidden from them. A page is full unless the feed ends;
 * it takes one query, and a second one where cards are the user's own or a year ends. Only somebody who has published
 * hundreds of outfits while nobody else has published one gets fewer at a time. The cursor is the id of the last card
 * that was looked at; a made-up one of a year to come is that of the newest card.
 */
export async function feedRows(userId: string, hidden: Hidden, { cursor, limit }: Page) {
  const isListed = (row: OutfitCardRow) => row.userId !== userId && isShown(hidden, row);
  const rows: OutfitCardRow[] = [];
  let [year, before] = startAt(cursor);
  let last: string | null = null;
  for (let reads = 0; reads < mostReads && rows.length < limit && year >= firstYear(); ) {
    const key = { year: String(year) };
    const { data, cursor: more } = await readAfter(
      before && OutfitCardEntity.get({ ...key, id: before }),
      OutfitCardEntity.query.byYear(key),
      { order: 'desc', limit: reads === 0 ? limit : secondRead },
    );
    const seen = upTo(data, isListed, limit - rows.length);
    rows.push(...seen.filter(isListed));
    before = seen.at(-1)?.id ?? before;
    last = before ?? last;
    if (data.length) reads++;
    if (seen.length === data.length && !more) {
      year--;
      before = undefined;
    }
  }
  return { rows, cursor: year >= firstYear() ? last : null };
}

function startAt(cursor: string | undefined): [year: number, before: string | undefined] {
  const year = cursor ? Number(yearOfId(cursor)) : thisYear();
  return year > thisYear() ? [thisYear(), undefined] : [year, cursor];
}

/** The rows up to the one with which so many are listed. */
function upTo(
  rows: readonly OutfitCardRow[],
  isListed: (row: OutfitCardRow) => boolean,
  wanted: number,
): readonly OutfitCardRow[] {
  let listed = 0;
  const end = rows.findIndex((row) => isListed(row) && ++listed === wanted);
  return end < 0 ? rows : rows.slice(0, end + 1);
}
