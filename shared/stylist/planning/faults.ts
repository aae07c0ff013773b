import type { Brief } from '../hearing/brief.ts';
import { type OwnItem, type TaggedItem, tagged } from '../hearing/item-tags.ts';
import { ruleOf } from '../hearing/rule.ts';
import { settingOf } from '../hearing/words/settings.ts';
import type { Garment } from '../ranking/garment.ts';
import { isUnderCoat } from '../ranking/hard-rules.ts';
import { intentOf, type Weather } from '../ranking/intent.ts';
import { rulesFor } from '../ranking/item-rules.ts';
import { fitWeather, seriousDrawback } from '../ranking/weather-fit.ts';

/** The fault of a missing coat or shoes: greater than any unsuitable piece's, as nothing makes up for it. */
const missing = 3;
/** Evening clothes are a fault at an occasion whose formality (0 to 1) is below this. */
const eveningFrom = 0.5;
const forTheEvening = ruleOf('#evening #tuxedo');
const hinders = ruleOf('dress midi-dress maxi-dress skirt mini-skirt maxi-skirt');

/**
 * Returns the function that measures the faults of an outfit on a day: pieces that the weather or the occasion forbids,
 * missing shoes, and a missing coat if one is needed. The score alone may hide them. The result is 0 for an outfit
 * without faults and 1 for one piece that does not suit the occasion.
 */
export function faultFinder(brief: Brief, weather: Weather | null, items: readonly OwnItem[]) {
  const { bans } = rulesFor(brief);
  const intent = intentOf(brief, weather);
  const [first] = brief.settings;
  const isActive = first !== undefined && settingOf(first.id)?.active === true;
  const tags = new Map(items.map((item): [string, TaggedItem] => [item.id, tagged(item)]));
  const known = new Map<string, number>();

  function faultOf(garment: Garment): number {
    const item = tags.get(garment.id);
    const drawbacks = fitWeather(garment, intent).notes.filter(([, worth]) => worth <= seriousDrawback);
    const inWeather = -drawbacks.reduce((sum, [, worth]) => sum + worth, 0);
    if (!item) return inWeather;
    const isBanned = bans.comfort(item) || bans.occasion(item);
    const isTooSmart = forTheEvening(item) && (intent.formality ?? 1) < eveningFrom;
    return (
      Math.max(inWeather, bans.weather(item) ? 1 : 0) +
      (isBanned || isTooSmart ? 1 : 0) +
      (isActive && hinders(item) ? 0.5 : 0)
    );
  }
  const remembered = (garment: Garment) => {
    const fault = known.get(garment.id) ?? faultOf(garment);
    known.set(garment.id, fault);
    return fault;
  };
  const has = (garments: readonly Garment[], slot: Garment['slot']) =>
    garments.some((garment) => garment.slot === slot);
  return (garments: readonly Garment[]): number => {
    const categories = garments.map(({ category }) => category);
    return (
      garments
        .filter(({ category }) => !isUnderCoat(category, categories))
        .reduce((sum, garment) => sum + remembered(garment), 0) +
      (has(garments, 'shoes') ? 0 : missing) +
      (intent.needsOuterwear && !has(garments, 'outerwear') ? missing : 0)
    );
  };
}

/** Two outfits whose faults differ by at most this much are treated as equally faulty. */
export const sameFaults = 0.2;
