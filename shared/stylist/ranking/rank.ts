import type { Slot } from '../../catalog.ts';
import { selectionConflict } from '../../rules/selection-conflict.ts';
import type { Brief } from '../hearing/brief.ts';
import { tagged } from '../hearing/item-tags.ts';
import { listen } from '../hearing/listen.ts';
import { settingOf } from '../hearing/words/settings.ts';
import { availableOf } from './availability.ts';
import { clashesOf } from './clashes.ts';
import { fnv1a } from './fnv1a.ts';
import { type Garment, isOvercoat, isStriking, toGarment, type WardrobeItem } from './garment.ts';
import { extended, withoutApart } from './hard-rules.ts';
import { intentOf } from './intent.ts';
import { type OutfitScorer, outfitScorer } from './outfit-scorer.ts';
import { type Plan, plansOf } from './plans.ts';
import type { RankRequest } from './rank-request.ts';
import type { Reasons } from './rules.ts';
import { sameItems } from './same-items.ts';
import { bareFrom, coatBelow } from './temperatures.ts';

export type RankedOutfit = { garments: readonly Garment[]; score: number; reasons: Reasons };
type Candidate = { garments: readonly Garment[]; score: number };

/** The beam search's width: candidates kept after each step, and how many may share top and bottom. */
const beam = 24;
const beamOfOneBody = 4;
/** How many of the returned outfits may share top and bottom, or the dress. */
const listedOfOneBody = 3;
/** How many items of each slot are tried. */
const tried = 12;
/** How much chance may change a score, so that the same request does not always give the same outfit. */
const usualLuck = 0.012;
const luckForVariety = 0.09;

/**
 * Returns the outfits that a wardrobe makes, best first and without duplicates. An outfit contains the base items and
 * what the brief asks for, a top and a bottom or a dress, shoes if there are any, and outerwear in cold or wet weather.
 * Bag and accessories are added if they raise the score. What the brief refuses is used only if there is no outfit
 * without it. Returns at most `most` outfits; the same `seed` gives the same result. Returns an empty list if no outfit
 * can be made, or if the base items are unavailable or cannot be worn together.
 */
export function rankOutfits(
  wardrobe: readonly WardrobeItem[],
  request: RankRequest,
  { most = 12, seed = 0 }: { most?: number; seed?: number } = {},
): RankedOutfit[] {
  const available = availableOf(wardrobe, request.userId);
  const garments = available.map(toGarment);
  const wanted = new Set(request.baseItems);
  const base = garments.filter(({ id }) => wanted.has(id));
  if (base.length < wanted.size || selectionConflict(base.map(({ category }) => category))) return [];

  const items = available.map(tagged);
  const brief: Brief = request.brief ?? listen(request, available);
  const intent = intentOf(brief, request.weather);
  const scorer = outfitScorer(intent, request);
  const keepBest = selector(scorer, seed, request.forceVariety ? luckForVariety : usualLuck);
  const byId = new Map(garments.map((garment) => [garment.id, garment]));
  /** Whether nothing is worn over the outfit unless it is asked for. */
  const isWarm =
    (settingOf(brief.settings[0]?.id ?? '')?.active ?? false) ||
    (intent.temperature !== null && intent.temperature >= bareFrom && (intent.low ?? bareFrom) >= coatBelow);
  const finished = plansOf(brief, items, base, {
    needsOuterwear: intent.needsOuterwear,
    likedStyles: request.preferences?.stylePreferences ?? [],
    repeated: garments
      .filter((garment) => isStriking(garment) && request.suggestedTwice?.includes(garment.id))
      .map(({ id }) => id),
  })
    .flatMap((plan) => compose(base, plan, byId, { isWarm, keepBest }))
    .sort((a, b) => b.score - a.score);
  const rested = finished.filter(({ garments }) => !isOneOf(request.wornThisWeek ?? [], garments));
  return spread(rested.length ? rested : finished, most, listedOfOneBody).map(({ garments }) => {
    const reasons = scorer.reasons(garments);
    return { garments, score: scorer.worth(garments), reasons };
  });
}

type KeepBest = (outfits: readonly (readonly Garment[])[]) => Candidate[];

/** Beam search: adds one slot after another and keeps the best candidates after each step. */
function compose(
  base: readonly Garment[],
  { pools, required, jackets }: Plan,
  byId: ReadonlyMap<string, Garment>,
  { isWarm, keepBest }: { isWarm: boolean; keepBest: KeepBest },
): readonly Candidate[] {
  const bestOf = (slot: Slot) =>
    promising(
      pools[slot].flatMap((id) => byId.get(id) ?? []),
      keepBest,
    );
  const add = (candidates: readonly Candidate[], slot: Slot) =>
    (required.slots.has(slot) ? addOne : addIfBetter)(candidates, bestOf(slot), keepBest);
  const named = required.accessories.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
  const body = withoutApart(bodiesOn(base, bestOf).map((pieces) => [...base, ...pieces]));
  const shod = add(keepBest(body), 'shoes');
  const blazers = jackets.ids.flatMap((id) => byId.get(id) ?? []);
  const inDresses = shod.filter(({ garments }) => !jackets.isAsked && garments.some(isWithoutBlazer));
  const inSuits = shod.filter((candidate) => !inDresses.includes(candidate));
  const covered = (candidates: readonly Candidate[]) =>
    isWarm && !required.slots.has('outerwear') ? candidates : add(candidates, 'outerwear');
  const suits = addOne(inSuits, blazers, keepBest);
  const dressed = blazers.length
    ? [
        ...covered(inDresses),
        ...(jackets.needsOvercoat ? addOne(suits, bestOf('outerwear').filter(isOvercoat), keepBest) : suits),
      ]
    : covered(shod);
  const packed = add(dressed, 'bag');
  const adorned = named.reduce((candidates, choice) => addOne(candidates, choice, keepBest), packed);
  return add(add(adorned, 'accessory'), 'accessory');
}

/** Returns the best items of a slot, each scored alone, so that a large wardrobe does not take too long. */
const promising = (garments: readonly Garment[], keepBest: KeepBest): readonly Garment[] =>
  garments.length <= tried
    ? garments
    : keepBest(garments.map((garment) => [garment]))
        .flatMap((candidate) => candidate.garments)
        .slice(0, tried);

/** Returns what completes the base items: a top, a bottom, a dress or a pair; one empty choice if nothing is. */
function bodiesOn(base: readonly Garment[], bestOf: (slot: Slot) => readonly Garment[]): Garment[][] {
  const chosen = (slot: Slot) => base.some((garment) => garment.slot === slot);
  if (chosen('dress') || (chosen('top') && chosen('bottom'))) return [[]];
  if (chosen('top')) return bestOf('bottom').map((bottom) => [bottom]);
  if (chosen('bottom')) return bestOf('top').map((top) => [top]);
  return [
    ...bestOf('top').flatMap((top) => bestOf('bottom').map((bottom) => [top, bottom])),
    ...bestOf('dress').map((dress) => [dress]),
  ];
}

/** A long skirt, like a dress, goes without a blazer. */
const isWithoutBlazer = ({ slot, category }: Garment) => slot === 'dress' || category === 'maxi-skirt';

/** Adds one of the items to every candidate. If no item may join, the candidates stay as they are. */
const addOne = (candidates: readonly Candidate[], garments: readonly Garment[], keepBest: KeepBest) => {
  const more = extend(candidates, garments);
  return more.length ? keepBest(more) : candidates;
};

/** Adds one of the items to a candidate if that raises its score. */
const addIfBetter = (candidates: readonly Candidate[], garments: readonly Garment[], keepBest: KeepBest) =>
  garments.length
    ? keepBest([...candidates.map((candidate) => candidate.garments), ...extend(candidates, garments)])
    : candidates;

/** Combines every candidate with every item that may join it. */
const extend = (candidates: readonly Candidate[], garments: readonly Garment[]) =>
  extended(
    candidates.map(({ garments }) => garments),
    garments,
  );

/** How much worse an outfit is with each clash, as a score. */
const clash = 0.25;

/**
 * Returns the function that scores outfits and keeps the best ones. It limits how many of them share the same top and
 * bottom or dress. The result is deterministic for a seed.
 */
const selector =
  (scorer: OutfitScorer, seed: number, luck: number): KeepBest =>
  (outfits) =>
    spread(
      outfits
        .map((garments) => ({
          garments,
          score: scorer.worth(garments) + luck * luckOf(garments, seed) - clash * clashesOf(garments),
        }))
        .sort((a, b) => b.score - a.score),
      beam,
      beamOfOneBody,
    );

/**
 * Returns the first `most` candidates without duplicates. At most `ofOneBody` of them share top and bottom or dress;
 * further ones are used only if there are not enough others.
 */
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

/** Whether an outfit is one of the given outfits, which are lists of item ids. */
export function isOneOf(outfits: readonly (readonly string[])[], garments: readonly Garment[]): boolean {
  const pieces = garments.map(({ id }) => id);
  return outfits.some((each) => sameItems(each, pieces));
}

/** Returns a number from 0 to 1 that depends only on the pieces and the seed. */
const luckOf = (garments: readonly Garment[], seed: number) =>
  fnv1a(garments.map(({ id }) => id).join(''), seed) / 0xffffffff;
