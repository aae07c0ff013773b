import { slotOf } from '../../catalog.ts';
import type { Brief } from '../hearing/brief.ts';
import type { WardrobeItem } from '../ranking/garment.ts';
import type { Preferred } from '../ranking/rank-request.ts';
import { coatBelow } from '../ranking/temperatures.ts';
import { accessoriesFor } from './accessories-for.ts';
import { daysDressed, type Look, type Wears } from './assign-looks.ts';
import { briefOfDay, type DayToDress } from './day-brief.ts';
import { fewestPieces, looksOf, wearPieces } from './fewest-pieces.ts';
import { looksForDay } from './looks-for-day.ts';

export type Packing = {
  /** In the order of the given days. `look` is null if the wardrobe has no outfit for the day. */
  days: { day: DayToDress; brief: Brief; look: Look | null }[];
  /** The ids of the pieces to pack, with the number of outfits with each, of all that the packed pieces make. */
  pieces: Map<string, number>;
  /** How many times a top and a whole look are worn at most. */
  wears: Wears;
};

/** A trip's top should be worn twice at most, a look once. A small wardrobe raises these limits in steps. */
const freshWears = 2;
const wearsTried = (days: number): Wears[] =>
  Array.from({ length: Math.max(1, days - freshWears + 1) }, (_, more) => freshWears + more).flatMap(
    (fresh) => Array.from({ length: fresh }, (_, before) => ({ look: before + 1, fresh })),
  );

const bare = new Set(['dress', 'midi-dress', 'skirt', 'mini-skirt', 'shorts']);
const isCold = ({ weather }: DayToDress) => (weather?.temperature ?? coatBelow) < coatBelow;

/**
 * Chooses the fewest pieces that make an outfit for each day of a trip, and says what to wear on which day. A day for
 * which the wardrobe has no outfit gets none.
 */
export function packTrip(
  wardrobe: readonly WardrobeItem[],
  days: readonly DayToDress[],
  known: Preferred = {},
): Packing {
  const briefs = days.map((day) => briefOfDay(day, wardrobe));
  // Days with the same occasion and weather have the same looks.
  const looksByBrief = new Map<string, Look[]>();
  const looks = days.map((day, at) => {
    const brief = briefs[at] as Brief;
    const key = JSON.stringify([day.occasion, day.weather]);
    const found =
      looksByBrief.get(key) ?? looksForDay(wardrobe, day, brief, known, Math.ceil(days.length / freshWears));
    looksByBrief.set(key, found);
    return found;
  });
  const dressable = looks.filter((each) => each.length > 0).length;
  const wears = wearsTried(days.length).find((each) => daysDressed(looks, each) === dressable) ?? {
    look: days.length,
    fresh: days.length,
  };
  const packed = fewestPieces(looks, wears);
  const onBody = new Set(
    wardrobe
      .filter(({ category }) => ['top', 'bottom', 'dress'].includes(slotOf(category)))
      .map(({ id }) => id),
  );
  const worn = wearPieces(looks, packed, wears, (id) => onBody.has(id));
  // Bare legs in the cold get the tights of the wardrobe: they are a part of the outfit.
  const categoryOf = new Map(wardrobe.map(({ id, category }) => [id, category]));
  const tights = accessoriesFor(wardrobe, days).find((id) => categoryOf.get(id) === 'tights');
  const withTights = (look: Look | null, day: DayToDress): Look | null =>
    look && tights && isCold(day) && look.pieces.some((id) => bare.has(categoryOf.get(id) ?? ''))
      ? { ...look, pieces: [...look.pieces, tights] }
      : look;
  const dressed = worn.map((look, at) => withTights(look, days[at] as DayToDress));
  const wearing = dressed.filter((look) => look?.pieces.includes(tights ?? '')).length;
  const outfits = new Map(
    looksOf(looks, packed)
      .flat()
      .map(({ pieces }) => [pieces.toSorted().join(), pieces]),
  );
  const worksIn = (id: string) => [...outfits.values()].filter((pieces) => pieces.includes(id)).length;
  return {
    days: days.map((day, at) => ({ day, brief: briefs[at] as Brief, look: dressed[at] ?? null })),
    pieces: new Map([
      ...[...packed].map((id) => [id, worksIn(id)] as const),
      ...(tights && wearing ? [[tights, wearing] as const] : []),
    ]),
    wears,
  };
}
