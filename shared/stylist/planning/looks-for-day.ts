import type { Brief } from '../hearing/brief.ts';
import { tagged } from '../hearing/item-tags.ts';
import { availableOf } from '../ranking/availability.ts';
import { type Garment, toGarment, type WardrobeItem } from '../ranking/garment.ts';
import { extended, withoutApart } from '../ranking/hard-rules.ts';
import { intentOf } from '../ranking/intent.ts';
import { outfitScorer } from '../ranking/outfit-scorer.ts';
import { type Plan, plansOf } from '../ranking/plans.ts';
import type { Preferred } from '../ranking/rank-request.ts';
import type { Look } from './assign-looks.ts';
import type { DayToDress } from './day-brief.ts';
import { faultFinder, sameFaults } from './faults.ts';

/** How many pieces of each slot, and sets of clothes (`bodies`), are combined: the best by score. */
const tried = { top: 12, bottom: 8, dress: 6, shoes: 5, outerwear: 3, bodies: 60 };
/** The most looks for one day, so that a large wardrobe does not take too long. */
const mostLooks = 100;
/** How far the score of a look may be below the best of the day, 0 to 1. */
const acceptable = 0.08;

/**
 * Returns the looks that suit a day almost as well as the best one, best first. A look consists of clothes, shoes and,
 * if the day requires it, a coat. Bags and accessories are left out. Returns an empty list if no outfit can be made.
 * `leastTops` is how many different tops and dresses are wanted: while there are fewer, the next best ones are added.
 */
export function looksForDay(
  wardrobe: readonly WardrobeItem[],
  { weather }: DayToDress,
  brief: Brief,
  known: Preferred,
  leastTops = 1,
): Look[] {
  const available = availableOf(wardrobe, known.userId);
  const byId = new Map(available.map((item) => [item.id, toGarment(item)]));
  const intent = intentOf(brief, weather);
  const scorer = outfitScorer(intent, known);
  const faultsOf = faultFinder(brief, weather, available);
  const items = available.map(tagged);
  const byWorth = (outfits: readonly (readonly Garment[])[]) =>
    outfits
      .map((garments) => ({ garments, score: scorer.worth(garments) }))
      .toSorted((one, other) => other.score - one.score);
  const bestOf = (ids: readonly string[], most: number) =>
    byWorth(ids.flatMap((id) => byId.get(id) ?? []).map((garment) => [garment]))
      .slice(0, most)
      .flatMap(({ garments }) => garments);
  const outfitsOf = ({ pools, jackets }: Plan) => {
    const bottoms = bestOf(pools.bottom, tried.bottom);
    const bodies = byWorth(
      withoutApart([
        ...bestOf(pools.top, tried.top).flatMap((top) => bottoms.map((bottom) => [top, bottom])),
        ...bestOf(pools.dress, tried.dress).map((dress) => [dress]),
      ]),
    ).slice(0, tried.bodies);
    const shoes = bestOf(pools.shoes, tried.shoes);
    const coats = bestOf(intent.needsOuterwear ? pools.outerwear : [], tried.outerwear);
    const blazers = bestOf(jackets.ids, tried.outerwear);
    return byWorth(
      bodies.flatMap(({ garments: body }) => {
        const isDress = body.some(({ slot }) => slot === 'dress');
        return withOneOf(withOneOf(withOneOf([body], shoes), isDress ? [] : blazers), coats);
      }),
    ).map((look) => ({ ...look, faults: faultsOf(look.garments) }));
  };
  let looks: Look[] = [];
  let fewest = Number.POSITIVE_INFINITY;
  for (let tops: string[] = [], before = -1; tops.length < leastTops && tops.length > before; ) {
    before = tops.length;
    const [plan] = plansOf(brief, items, [], {
      needsOuterwear: intent.needsOuterwear,
      likedStyles: known.preferences?.stylePreferences ?? [],
      repeated: tops,
    });
    const outfits = plan ? outfitsOf(plan) : [];
    fewest = Math.min(fewest, ...outfits.map(({ faults }) => faults));
    const sound = outfits.filter(({ faults }) => faults <= fewest + sameFaults);
    const highest = sound[0]?.score ?? 0;
    looks = [
      ...looks,
      ...sound
        .filter(({ score }) => score >= highest - acceptable)
        .slice(0, mostLooks)
        .map(({ garments, score }) => toLook(garments, score)),
    ];
    tops = [...new Set(looks.map(({ fresh }) => fresh))];
  }
  return looks;
}

/** Adds one of the garments to every outfit. If none may join any of them, the outfits stay as they are. */
const withOneOf = (outfits: readonly (readonly Garment[])[], garments: readonly Garment[]) =>
  outfits.flatMap((worn) => {
    const more = extended([worn], garments);
    return more.length ? more : [worn];
  });

function toLook(garments: readonly Garment[], score: number): Look {
  const seen = garments.filter(({ slot }) => slot !== 'outerwear').map(({ id }) => id);
  const fresh = garments.find(({ slot }) => slot === 'dress' || slot === 'top');
  return { pieces: garments.map(({ id }) => id), key: seen.sort().join(), fresh: fresh?.id ?? '', score };
}
