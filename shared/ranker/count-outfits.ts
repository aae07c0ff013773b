import type { Category, Color } from '../catalog.ts';
import { mostFrequent } from '../rules/most-frequent.ts';
import { combinationScorer } from './combination-score.ts';
import { type Garment, toGarment, type WardrobeItem } from './garment.ts';
import { goodFrom } from './good-outfit.ts';

/** A piece that nearly everybody could own, in a color that goes with much. */
type Basic = { category: Category; color: Color };
/** How many more good outfits a wardrobe would have with a piece. */
export type Addition = Basic & { outfits: number };
export type OutfitCount = {
  /** The good outfits of the wardrobe. */
  outfits: number;
  /** In how many of them each piece for the body and the feet is, by its id. */
  withPiece: ReadonlyMap<string, number>;
  /** What would add outfits, the most first; one color of a category. */
  additions: readonly Addition[];
};

const basicColors: readonly [colors: string, categories: string][] = [
  ['white black navy gray beige', 't-shirt shirt sweater turtleneck'],
  ['white black blue', 'blouse polo'],
  ['blue black navy', 'jeans'],
  ['black navy gray beige', 'trousers chinos skirt'],
  ['black navy', 'midi-dress'],
  ['white black', 'sneakers'],
  ['brown black', 'loafers ankle-boots'],
  ['black beige', 'flats heels'],
];
const basics: readonly Basic[] = basicColors.flatMap(([colors, categories]) =>
  categories
    .split(' ')
    .flatMap((category) =>
      colors.split(' ').map((color) => ({ category: category as Category, color: color as Color })),
    ),
);
/** The style of a basic is that of most pieces; this one where there are none. */
const usualStyle = 'casual';
/** After so many scored outfits the caller may do something else. */
const outfitsATurn = 400;

type Closet = Record<'top' | 'bottom' | 'dress' | 'shoes', readonly Garment[]>;

/**
 * Counts the good outfits of a wardrobe without its archived pieces, and how many more there would be with one more
 * basic that it does not have. An outfit is a top with a bottom, or a dress, and shoes where there are any; a hundred
 * pieces make 36,000 at the most, and each basic some hundreds more. Yields every few milliseconds, so that the caller
 * decides when it goes on, and returns the count.
 */
export function* countOutfits(wardrobe: readonly WardrobeItem[]): Generator<void, OutfitCount> {
  const owned = wardrobe.filter(({ archiveReason }) => !archiveReason);
  const closet = closetOf(owned.map(toGarment));
  const score = combinationScorer();
  const isGood = (garments: readonly Garment[]) => score(garments).percent >= goodFrom;
  const withPiece = new Map<string, number>();
  for (const { id } of Object.values(closet).flat()) withPiece.set(id, 0);
  let outfits = 0;
  let looked = 0;
  for (const garments of outfitsOf(closet)) {
    if (++looked % outfitsATurn === 0) yield;
    if (!isGood(garments)) continue;
    outfits += 1;
    for (const { id } of garments) withPiece.set(id, (withPiece.get(id) ?? 0) + 1);
  }
  const [style = usualStyle] = mostFrequent(
    owned.map((item) => item.style),
    1,
  );
  const additions: Addition[] = [];
  for (const basic of basics) {
    if (owned.some(({ category, color }) => category === basic.category && color === basic.color)) continue;
    const garment = toGarment({ ...basic, id: 'new', style, brand: null, description: null });
    let more = 0;
    for (const garments of outfitsWith(garment, closet)) {
      if (++looked % outfitsATurn === 0) yield;
      if (isGood(garments)) more += 1;
    }
    if (more > 0) additions.push({ ...basic, outfits: more });
  }
  return { outfits, withPiece, additions: bestOfCategories(additions) };
}

const closetOf = (garments: readonly Garment[]): Closet => {
  const of = (slot: keyof Closet) => garments.filter((garment) => garment.slot === slot);
  return { top: of('top'), bottom: of('bottom'), dress: of('dress'), shoes: of('shoes') };
};

function* outfitsOf({ top, bottom, dress, shoes }: Closet): Generator<readonly Garment[]> {
  const shod = (body: readonly Garment[]) => (shoes.length ? shoes.map((each) => [...body, each]) : [body]);
  for (const upper of top) for (const lower of bottom) yield* shod([upper, lower]);
  for (const each of dress) yield* shod([each]);
}

/** The outfits that a garment makes with what is owned; the first shoes make none, because outfits are counted without shoes before. */
function* outfitsWith(garment: Garment, closet: Closet): Generator<readonly Garment[]> {
  const slot = garment.slot as keyof Closet;
  if (slot === 'shoes' && closet.shoes.length === 0) return;
  yield* outfitsOf({
    ...closet,
    ...(slot === 'dress' ? { top: [] } : {}),
    ...(slot === 'top' || slot === 'bottom' ? { dress: [] } : {}),
    [slot]: [garment],
  });
}

/** The most first, with the best color of each category. */
function bestOfCategories(additions: readonly Addition[]): Addition[] {
  const seen = new Set<string>();
  return additions
    .toSorted((one, other) => other.outfits - one.outfits)
    .filter(({ category }) => !seen.has(category) && seen.add(category));
}
