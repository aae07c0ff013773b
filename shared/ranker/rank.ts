import type { Slot } from '../catalog.ts';
import { selectionConflict } from '../rules/selection-conflict.ts';
import { availableOf } from './availability.ts';
import { fnv1a } from './fnv1a.ts';
import { type Garment, toGarment, type WardrobeItem } from './garment.ts';
import { mayJoin } from './hard-rules.ts';
import { type Intent, readIntent } from './intent.ts';
import { type OutfitScorer, outfitScorer } from './outfit-scorer.ts';
import type { RankRequest } from './rank-request.ts';
import type { Reasons } from './rules.ts';
import { sameItems } from './same-items.ts';

export type RankedOutfit = { garments: readonly Garment[]; score: number; reasons: Reasons };
type Candidate = { garments: readonly Garment[]; score: number };

/** How many candidates are kept after each piece is added, best first, and how many of them on one top and bottom. */
const beam = 24;
const beamOfOneBody = 4;
/** How many outfits of the answer may share what is worn on the body. */
const listedOfOneBody = 3;
/** How many pieces of a slot are tried. */
const tried = 12;
/** How much luck may move a candidate, so that equal wishes do not always give the same outfit. */
const luckOfAWish = 0.012;
const luckOfVariety = 0.09;

/**
 * The outfits that can be made of a wardrobe, best first and none twice: the base pieces, with them a top
 * and a bottom or a dress, shoes when there are any, outerwear when it is cold or wet, then a bag and
 * accessories where they add something. Empty when no outfit can be made, or the base pieces cannot be
 * worn together or at all.
 */
export function rankOutfits(
  wardrobe: readonly WardrobeItem[],
  request: RankRequest,
  { most = 12, seed = 0 }: { most?: number; seed?: number } = {},
): RankedOutfit[] {
  const intent = readIntent(request);
  const garments = availableOf(wardrobe, request.userId).map(toGarment);
  const wanted = new Set(request.baseItems);
  const base = garments.filter(({ id }) => wanted.has(id));
  if (base.length < wanted.size || selectionConflict(base.map(({ category }) => category))) return [];

  const scorer = outfitScorer(intent, request);
  const keepBest = selector(scorer, seed, request.forceVariety ? luckOfVariety : luckOfAWish);
  const finished = compose(base, garments, intent, keepBest);
  const rested = finished.filter(({ garments }) => !isOneOf(request.wornThisWeek ?? [], garments));
  return spread(rested.length ? rested : finished, most, listedOfOneBody).map(({ garments }) => {
    const reasons = scorer.reasons(garments);
    return { garments, score: scorer.worth(garments), reasons };
  });
}

type KeepBest = (outfits: readonly (readonly Garment[])[]) => Candidate[];

/** Dresses a person piece by piece, keeping the best of what was made after each. */
function compose(
  base: readonly Garment[],
  garments: readonly Garment[],
  intent: Intent,
  keepBest: KeepBest,
): readonly Candidate[] {
  const bySlot = Object.groupBy(garments, ({ slot }) => slot);
  const of = (slot: Slot) => promising(bySlot[slot] ?? [], keepBest);
  const chosen = (slot: Slot) => base.some((garment) => garment.slot === slot);
  /** What may fill a slot: nothing more where a base piece fills it. */
  const open = (slot: Slot) => (chosen(slot) ? [] : of(slot));

  const body = bodiesOn(base, of).map((pieces) => [...base, ...pieces]);
  const shod = must(keepBest(body), open('shoes'), keepBest);
  const dressed = intent.needsOuterwear
    ? must(shod, open('outerwear'), keepBest)
    : may(shod, open('outerwear'), keepBest);
  const packed = may(dressed, open('bag'), keepBest);
  const once = may(packed, open('accessory'), keepBest);
  return may(once, open('accessory'), keepBest);
}

/** The pieces of a slot that promise most by themselves: a wardrobe of fifty tops has not fifty for the day. */
const promising = (garments: readonly Garment[], keepBest: KeepBest): readonly Garment[] =>
  garments.length <= tried
    ? garments
    : keepBest(garments.map((garment) => [garment]))
        .flatMap((candidate) => candidate.garments)
        .slice(0, tried);

/** What can go on the body with the base pieces: nothing where they dress it already. */
function bodiesOn(base: readonly Garment[], of: (slot: Slot) => readonly Garment[]): Garment[][] {
  const chosen = (slot: Slot) => base.some((garment) => garment.slot === slot);
  if (chosen('dress') || (chosen('top') && chosen('bottom'))) return [[]];
  if (chosen('top')) return of('bottom').map((bottom) => [bottom]);
  if (chosen('bottom')) return of('top').map((top) => [top]);
  return [
    ...of('top').flatMap((top) => of('bottom').map((bottom) => [top, bottom])),
    ...of('dress').map((dress) => [dress]),
  ];
}

/** Adds one of some pieces, where there are any. */
const must = (candidates: readonly Candidate[], garments: readonly Garment[], keepBest: KeepBest) =>
  garments.length ? keepBest(extend(candidates, garments)) : candidates;

/** Adds one of some pieces where that makes the outfit better. */
const may = (candidates: readonly Candidate[], garments: readonly Garment[], keepBest: KeepBest) =>
  garments.length
    ? keepBest([...candidates.map((candidate) => candidate.garments), ...extend(candidates, garments)])
    : candidates;

/** Every outfit with every piece that may join it. */
const extend = (candidates: readonly Candidate[], garments: readonly Garment[]) =>
  candidates.flatMap(({ garments: worn }) => {
    const categories = worn.map(({ category }) => category);
    return garments
      .filter(({ category }) => mayJoin(category, categories))
      .map((garment) => [...worn, garment]);
  });

/** Scores outfits and keeps the best, no more than some of them on one body; the same seed keeps the same ones. */
const selector =
  (scorer: OutfitScorer, seed: number, luck: number): KeepBest =>
  (outfits) =>
    spread(
      outfits
        .map((garments) => ({ garments, score: scorer.worth(garments) + luck * luckOf(garments, seed) }))
        .sort((a, b) => b.score - a.score),
      beam,
      beamOfOneBody,
    );

/** The best, none twice, and at most some of them on one body as long as there are others to fill their places. */
function spread(sorted: readonly Candidate[], most: number, ofOneBody: number): Candidate[] {
  const seen = new Set<string>();
  const counts = new Map<string, number>();
  const [first, spare]: [Candidate[], Candidate[]] = [[], []];
  for (const candidate of sorted) {
    if (first.length === most) break;
    const key = keyOf(candidate.garments);
    if (seen.has(key)) continue;
    seen.add(key);
    const body = keyOf(candidate.garments.filter(isOnBody));
    const count = (counts.get(body) ?? 0) + 1;
    counts.set(body, count);
    (count <= ofOneBody ? first : spare).push(candidate);
  }
  return [...first, ...spare].slice(0, most).sort((a, b) => b.score - a.score);
}

const isOnBody = ({ slot }: Garment) => slot === 'top' || slot === 'bottom' || slot === 'dress';

const keyOf = (garments: readonly Garment[]) =>
  garments
    .map(({ id }) => id)
    .sort()
    .join('\n');

/** Whether an outfit is among others, which are told by the ids of their pieces. */
export function isOneOf(outfits: readonly (readonly string[])[], garments: readonly Garment[]): boolean {
  const pieces = garments.map(({ id }) => id);
  return outfits.some((each) => sameItems(each, pieces));
}

/** A number from 0 to 1 that depends on the pieces and the seed alone. */
const luckOf = (garments: readonly Garment[], seed: number) =>
  fnv1a(garments.map(({ id }) => id).join(''), seed) / 0xffffffff;
