import type { PageQuery } from '#shared/contract/page';
import { readAfter } from '../platform/cursor-paging.ts';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitCardEntity, type OutfitCardRow } from '../rows/community/outfit-card.ts';
import { type Hidden, hiddenFrom, isShown } from '../rows/safety/hidden.ts';
import { likesInRange } from './likes-among.ts';
import { toCards } from './to-cards.ts';

/** A page of other users' public outfits, newest first. Takes four reads, or five if `feedRows` makes two queries. */
export async function listFeed(userId: string, query: PageQuery) {
  const { rows, cursor } = await feedRows(userId, await hiddenFrom(userId), query);
  const ids = rows.map(({ id }) => id);
  return { items: await toCards(rows, await likesInRange(userId, ids)), cursor };
}

/** The most reads of cards for one page. A second read takes 250 cards, which cost about 60 read units. */
const mostReads = 2;
const secondRead = 250;
/** The first year in which outfits were published. */
const launchYear = 2026;

/** The current year in UTC. */
const thisYear = () => new Date().getUTCFullYear();
/** The first year that can have cards: the current one if the clock is set before the launch. */
const firstYear = () => Math.min(launchYear, thisYear());

/**
 * A page of the feed: the newest cards after the cursor, without the user's own cards and the cards that are hidden
 * from the user. A page is full unless the feed ends. It takes one query, and a second one if cards were left out or a
 * year ended. A page has fewer cards only if hundreds of cards in a row are the user's own. The cursor is the id of the
 * last card that was read and checked. A made-up cursor from a future year starts at the newest card.
 */
export async function feedRows(userId: string, hidden: Hidden, { cursor, limit }: PageQuery) {
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

/** The rows up to and including the last of `wanted` listed ones. All rows if there are fewer. */
function upTo(
  rows: readonly OutfitCardRow[],
  isListed: (row: OutfitCardRow) => boolean,
  wanted: number,
): readonly OutfitCardRow[] {
  let listed = 0;
  const end = rows.findIndex((row) => isListed(row) && ++listed === wanted);
  return end < 0 ? rows : rows.slice(0, end + 1);
}
