import type { Slot } from '../catalog.ts';
import { type Garment, toGarment, type WardrobeItem } from './garment.ts';
import { type Intent, readIntent } from './intent.ts';
import { judge, type Reasons, worth } from './rules.ts';

export type Wish = { prompt: string; mood: string | null; occasion: string | null };
export type RankedOutfit = { garments: readonly Garment[]; score: number; reasons: Reasons };
type Candidate = { garments: readonly Garment[]; score: number };

/** How many candidates are kept after each piece is added, best first. */
const beam = 48;
/** Below this temperature, in degrees Celsius, nobody leaves without a coat. */
const coatBelow = 12;
/** How much chance may move a candidate, so that equal wishes do not always give the same outfit. */
const chance = 0.03;

/**
 * The outfits that can be made of a wardrobe, best first and none twice: a top and a bottom or a dress,
 * shoes when there are any, outerwear when it is cold or wet, then a bag and an accessory where they add
 * something. Empty when no outfit can be made.
 */
export function rankOutfits(
  wardrobe: readonly WardrobeItem[],
  wish: Wish,
  { most = 12, seed = 0 }: { most?: number; seed?: number } = {},
): RankedOutfit[] {
  const intent = readIntent(wish);
  const bySlot = Object.groupBy(wardrobe.map(toGarment), (garment) => garment.slot);
  const of = (slot: Slot) => bySlot[slot] ?? [];
  const keepBest = selector(intent, seed);

  const bases = keepBest([
    ...of('top').flatMap((top) => of('bottom').map((bottom) => [top, bottom])),
    ...of('dress').map((dress) => [dress]),
  ]);
  const shod = of('shoes').length ? keepBest(extend(bases, of('shoes'))) : bases;
  const dressed = withOuterwear(shod, of('outerwear'), intent, keepBest);
  const finished = (['bag', 'accessory'] as const).reduce(
    (candidates, slot) =>
      keepBest([...candidates.map(({ garments }) => garments), ...extend(candidates, of(slot))]),
    dressed,
  );
  return finished.slice(0, most).map(({ garments }) => {
    const reasons = judge(garments, intent);
    return { garments, score: worth(reasons), reasons };
  });
}

const extend = (candidates: readonly Candidate[], garments: readonly Garment[]) =>
  candidates.flatMap((candidate) => garments.map((garment) => [...candidate.garments, garment]));

function withOuterwear(
  candidates: readonly Candidate[],
  outerwear: readonly Garment[],
  intent: Intent,
  keepBest: (outfits: readonly (readonly Garment[])[]) => Candidate[],
): readonly Candidate[] {
  if (!outerwear.length) return candidates;
  const needed = intent.rain || (intent.temperature !== null && intent.temperature < coatBelow);
  const covered = extend(candidates, outerwear);
  return keepBest(needed ? covered : [...candidates.map(({ garments }) => garments), ...covered]);
}

/** Scores outfits and keeps the best; the same seed keeps the same ones. */
function selector(intent: Intent, seed: number) {
  return (outfits: readonly (readonly Garment[])[]): Candidate[] =>
    outfits
      .map((garments) => ({
        garments,
        score: worth(judge(garments, intent)) + chance * luck(garments, seed),
      }))
      .sort((a, b) => b.score - a.score)
      .slice(0, beam);
}

/** A number from 0 to 1 that depends on the pieces and the seed alone (FNV-1a). */
function luck(garments: readonly Garment[], seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const { id } of garments)
    for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  return (hash >>> 0) / 0xffffffff;
}
