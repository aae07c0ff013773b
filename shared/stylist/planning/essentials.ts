import { slotOf } from '../../catalog.ts';
import { tagged } from '../hearing/item-tags.ts';
import { ruleOf } from '../hearing/rule.ts';
import { availableOf } from '../ranking/availability.ts';
import type { WardrobeItem } from '../ranking/garment.ts';
import type { DayToDress } from './day-brief.ts';

/** What a trip needs beside its outfits, and the pieces that serve for it. */
const needs = {
  swimwear: { isNeeded: ({ occasion }: DayToDress) => occasion === 'beach', serves: ruleOf('#swimwear') },
  rainwear: {
    isNeeded: ({ weather }: DayToDress) =>
      weather?.condition === 'rain' || weather?.condition === 'thunderstorm',
    serves: ruleOf('raincoat trench-coat umbrella #waterproof'),
  },
};
type Essential = keyof typeof needs;

/**
 * Returns the ids of pieces that the days need beside their outfits, one for each need that no packed piece serves, and
 * the needs for which the wardrobe has nothing.
 */
export function essentialsFor(
  wardrobe: readonly WardrobeItem[],
  days: readonly DayToDress[],
  packed: ReadonlySet<string>,
) {
  const items = availableOf(wardrobe, undefined).map(tagged);
  const pack: string[] = [];
  const lacks: Essential[] = [];
  for (const [need, { isNeeded, serves }] of Object.entries(needs) as [
    Essential,
    (typeof needs)[Essential],
  ][]) {
    if (!days.some(isNeeded)) continue;
    const serving = items.filter((item) => serves(item) && slotOf(item.category) !== 'shoes');
    if (serving.some(({ id }) => packed.has(id))) continue;
    if (serving[0]) pack.push(serving[0].id);
    else lacks.push(need);
  }
  return { pack, lacks };
}
