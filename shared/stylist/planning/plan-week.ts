import { type Slot, slotOf } from '../../catalog.ts';
import type { Brief } from '../hearing/brief.ts';
import { settingOf } from '../hearing/words/settings.ts';
import type { WardrobeItem } from '../ranking/garment.ts';
import { isOneOf, type RankedOutfit, rankOutfits } from '../ranking/rank.ts';
import type { Preferred } from '../ranking/rank-request.ts';
import { briefOfDay, type DayToDress } from './day-brief.ts';
import { faultFinder, sameFaults } from './faults.ts';

/** The outfit of a day, as item ids. */
export type DayOutfit = { date: string; itemIds: readonly string[] };
/** A day of a week plan. */
export type WeekDay = DayToDress & {
  /** The outfit that the person keeps for the day, as item ids; null to propose one. */
  keep: readonly string[] | null;
  /** Outfits that were proposed for the day and swapped, as lists of item ids. */
  avoid: readonly (readonly string[])[];
};
export type DayPlan = {
  day: WeekDay;
  brief: Brief;
  /** Null if the wardrobe has no outfit for the day, or if the person keeps the outfit of the day. */
  outfit: RankedOutfit | null;
};

/**
 * The slots whose pieces may be worn a second time in the plan. They are tried in this order, until an outfit is almost
 * as good as the best of the whole wardrobe.
 */
const mayRepeat: readonly (readonly Slot[])[] = [
  [],
  ['outerwear'],
  ['outerwear', 'shoes'],
  ['outerwear', 'shoes', 'bottom'],
  ['outerwear', 'shoes', 'top', 'dress'],
];
/** An outfit without repeated pieces is accepted if its score is at least this share of the best score. */
const leastShare = 0.88;
/** The score that an outfit loses for each piece worn again. Coats may repeat, but the same top is noticed. */
const costOfRepeat: Readonly<Record<Slot, number>> = {
  top: 0.05,
  dress: 0.07,
  bottom: 0.03,
  shoes: 0.01,
  outerwear: 0.003,
  bag: 0.01,
  accessory: 0.02,
  other: 0.02,
};
/**
 * What wearing the same top, dress, or bottom with the same shoes on the next day costs: more than anything but a piece
 * that does not suit the day. On the day after the next one, a repeat costs what `costOfRepeat` says, then less.
 */
const costOfNextDay = 0.9;
const most = 12;
/** The formality of an ordinary day. The further an occasion is from it, the fewer pieces suit. */
const ordinary = 0.35;

/**
 * Chooses an outfit for each day and returns them in the order of the days. No piece is worn twice, and no piece of the
 * `taken` outfits of other days is worn, unless the wardrobe has nothing else that suits the day; what is worn again is
 * worn on days apart. The days with the most demanding occasions choose first.
 */
export function planWeek(
  wardrobe: readonly WardrobeItem[],
  days: readonly WeekDay[],
  { taken = [], seed = 0, ...known }: Preferred & { taken?: readonly DayOutfit[]; seed?: number } = {},
): DayPlan[] {
  const planned: DayOutfit[] = [
    ...taken,
    ...days.flatMap(({ date, keep }) => (keep ? [{ date, itemIds: keep }] : [])),
  ];
  const request = {
    ...known,
    wornThisWeek: [...(known.wornThisWeek ?? []), ...planned.map(({ itemIds }) => itemIds)],
  };
  const plans = days.map((day): DayPlan => ({ day, brief: briefOfDay(day, wardrobe), outfit: null }));
  const open = plans
    .filter(({ day }) => day.keep === null)
    .map((plan) => dresserOf(wardrobe, plan, request, seed))
    .toSorted((one, other) => one.faults - other.faults || other.demand - one.demand);
  for (const { plan, dress } of open) {
    plan.outfit = dress(planned);
    if (plan.outfit) planned.push({ date: plan.day.date, itemIds: plan.outfit.garments.map(({ id }) => id) });
  }
  return plans;
}

const daysBetween = (one: string, other: string) =>
  Math.abs(Date.parse(one) - Date.parse(other)) / (24 * 60 * 60 * 1000);

/** Whether an outfit has the top or the dress of another one, or both its bottom and its shoes. */
function looksAlike({ garments }: RankedOutfit, worn: readonly string[]): boolean {
  const shares = (...slots: Slot[]) =>
    garments.some(({ id, slot }) => slots.includes(slot) && worn.includes(id));
  return shares('top', 'dress') || (shares('bottom') && shares('shoes'));
}

function demandOf({ settings: [first] }: Brief): number {
  const setting = first && settingOf(first.id);
  if (!setting) return 0;
  return setting.active ? 1 : Math.abs(setting.formality - ordinary);
}

/** Returns how good a day's best outfit could be, and a function that chooses one next to those already planned. */
function dresserOf(wardrobe: readonly WardrobeItem[], plan: DayPlan, known: Preferred, seed: number) {
  const { day, brief } = plan;
  const { weather, occasion, avoid } = day;
  const rank = (items: readonly WardrobeItem[], planned: readonly DayOutfit[]) =>
    rankOutfits(
      items,
      {
        ...known,
        prompt: '',
        mood: null,
        occasion,
        weather,
        brief,
        // Outfits in this list are chosen only if there is no other.
        wornThisWeek: [...(known.wornThisWeek ?? []), ...planned.map(({ itemIds }) => itemIds), ...avoid],
      },
      { most, seed },
    );
  const faultsOf = faultFinder(brief, weather, wardrobe);
  const weighed = rank(wardrobe, []).map((outfit) => ({ outfit, faults: faultsOf(outfit.garments) }));
  const fewest = Math.min(...weighed.map(({ faults }) => faults));
  const best = weighed.find(({ faults }) => faults <= fewest + sameFaults)?.outfit;
  const isAvoided = ({ garments }: RankedOutfit) => isOneOf(avoid, garments);

  function dress(planned: readonly DayOutfit[]): RankedOutfit | null {
    if (!best) return null;
    const used = new Set(planned.flatMap(({ itemIds }) => itemIds));
    const nextTo = planned.filter(({ date }) => daysBetween(date, day.date) <= 1);
    const seen: RankedOutfit[] = [];
    for (const slots of mayRepeat) {
      const found = rank(
        wardrobe.filter(({ id, category }) => !used.has(id) || slots.includes(slotOf(category))),
        planned,
      ).filter((outfit) => !isAvoided(outfit) && faultsOf(outfit.garments) <= fewest + sameFaults);
      const good = found.find(({ score }) => score >= best.score * leastShare);
      // Outfits that repeat clothes are compared with each other below.
      if (good && slots.every((slot) => slot === 'outerwear' || slot === 'shoes')) return good;
      seen.push(...found);
    }
    const isWornNextTo = ({ id, category }: WardrobeItem) =>
      slotOf(category) !== 'outerwear' && nextTo.some(({ itemIds }) => itemIds.includes(id));
    const everything = [
      ...rank(wardrobe, planned),
      ...rank(
        wardrobe.filter((item) => !isWornNextTo(item) || slotOf(item.category) === 'shoes'),
        planned,
      ),
    ];
    const cost = (outfit: RankedOutfit) =>
      (nextTo.some(({ itemIds }) => looksAlike(outfit, itemIds)) ? costOfNextDay : 0) +
      outfit.garments.reduce(
        (sum, { id, slot }) =>
          sum +
          planned
            .filter(({ itemIds }) => itemIds.includes(id))
            .reduce(
              (all, { date }) => all + (2 * costOfRepeat[slot]) / Math.max(1, daysBetween(date, day.date)),
              0,
            ),
        0,
      );
    const worth = (outfit: RankedOutfit) =>
      outfit.score - cost(outfit) - Math.max(0, faultsOf(outfit.garments) - fewest - sameFaults);
    return (
      [...seen, ...everything]
        .filter((outfit) => !isAvoided(outfit))
        .toSorted((one, other) => worth(other) - worth(one))[0] ?? best
    );
  }
  return { plan, dress, faults: fewest, demand: demandOf(brief) };
}
