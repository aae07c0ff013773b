import { type Category, type Color, insteadOf } from '../../catalog.ts';
import { mostFrequent } from '../../rules/most-frequent.ts';
import { combinationScorer } from './combination-score.ts';
import { type Garment, toGarment, type WardrobeItem } from './garment.ts';
import { goodFrom } from './good-outfit.ts';

/** A common piece in a color that goes with many others. */
type Basic = { category: Category; color: Color };
/** A piece and the number of good outfits that it would add to a wardrobe. */
export type Addition = Basic & { outfits: number };
export type OutfitCount = {
  /** The number of good outfits that the wardrobe makes. */
  outfits: number;
  /** For each piece except accessories and outerwear, by its id: the number of good outfits that contain it. */
  withPiece: ReadonlyMap<string, number>;
  /** The basics that would add outfits, the most useful first. Each category occurs once, in its best color. */
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
/** A basic gets the style that most pieces of the wardrobe have. A wardrobe without pieces uses this style. */
const usualStyle = 'casual';
/** After this many scored outfits, the generator yields, so that the caller can do something else. */
const outfitsATurn = 400;

type Closet = Record<'top' | 'bottom' | 'dress' | 'shoes', readonly Garment[]>;

/**
 * Counts the good outfits of a wardrobe without its archived pieces, and how many more there would be with each basic
 * that it lacks. An outfit is a top with a bottom, or a dress, plus shoes if the wardrobe has any. A hundred pieces
 * make 36,000 outfits at most, and each basic adds some hundreds. The generator yields every few milliseconds, so that
 * the caller decides when it continues. It returns the count.
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

/** The outfits of a garment with owned pieces. First shoes form none: those count already without shoes. */
function* outfitsWith(garment: Garment, closet: Closet): Generator<readonly Garment[]> {
  const { slot } = garment;
  if (slot === 'shoes' && closet.shoes.length === 0) return;
  const replaced = Object.fromEntries(insteadOf(slot).map((other) => [other, []]));
  yield* outfitsOf({ ...closet, ...replaced, [slot]: [garment] });
}

/** Returns the additions with the most outfits first, each category only in its best color. */
function bestOfCategories(additions: readonly Addition[]): Addition[] {
  const seen = new Set<string>();
  return additions
    .toSorted((one, other) => other.outfits - one.outfits)
    .filter(({ category }) => !seen.has(category) && seen.add(category));
}
