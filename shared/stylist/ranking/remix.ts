import { insteadOf, slotOf } from '../../catalog.ts';
import type { Brief } from '../hearing/brief.ts';
import { tagged } from '../hearing/item-tags.ts';
import { ruleOf } from '../hearing/rule.ts';
import { styleRules } from '../hearing/words/style-rules.ts';
import { type Garment, toGarment, type WardrobeItem } from './garment.ts';
import { intentOf } from './intent.ts';
import { itemRules } from './item-rules.ts';
import { outfitScorer } from './outfit-scorer.ts';
import { isOneOf, type RankedOutfit, rankOutfits } from './rank.ts';
import type { RankRequest } from './rank-request.ts';

/** An outfit to change: the ids of its pieces, and what was heard of the change alone. */
export type Remix = { worn: readonly string[]; change: Brief };

/** From this difference in formality (0 to 1), a piece does not suit a change of style or occasion. */
const tooFar = 0.25;

/**
 * Ranks outfits that keep as many pieces of the worn outfit as the change allows. `request.brief` is the whole brief,
 * the change included. The pieces that the change rules out or replaces are not kept. If no other outfit can be made with
 * the rest, or none in the style of the change, the kept piece that suits the brief least is given up, then the next.
 */
export function remixOutfits(
  wardrobe: readonly WardrobeItem[],
  request: RankRequest & { brief: Brief },
  { worn, change }: Remix,
  options: { seed: number },
): RankedOutfit[] {
  const { brief, weather } = request;
  const { bans } = itemRules(brief, request.preferences?.stylePreferences ?? []);
  const intent = intentOf(brief, weather);
  const scorer = outfitScorer(intent, request);
  const asked = new Set(brief.pieces.flatMap(({ ids }) => ids));
  const askedSlots = new Set(
    wardrobe.filter(({ id }) => asked.has(id)).flatMap(({ category }) => insteadOf(slotOf(category))),
  );
  const wornSlots = new Set(
    wardrobe.filter(({ id }) => worn.includes(id)).map(({ category }) => slotOf(category)),
  );
  const isAdded = ({ slot, id }: Garment) =>
    !wornSlots.has(slot) &&
    !asked.has(id) &&
    !(slot === 'outerwear' && intent.needsOuterwear) &&
    (slot === 'outerwear' || slot === 'bag' || slot === 'accessory');
  const isLook = ruleOf(change.styles.flatMap(({ id }) => styleRules[id]?.prefers ?? []).join(' '));
  const changesStyle = change.styles.length > 0 || change.settings.length > 0;
  const stays = (item: WardrobeItem) =>
    !Object.values(bans).some((isBanned) => isBanned(tagged(item))) &&
    (asked.has(item.id) || !askedSlots.has(slotOf(item.category))) &&
    !(changesStyle && Math.abs(toGarment(item).formality - (intent.formality ?? 0)) > tooFar);
  const suits = (item: WardrobeItem) => scorer.worth([toGarment(item)]) + (isLook(tagged(item)) ? 1 : 0);
  const kept = wardrobe
    .filter((item) => worn.includes(item.id) && stays(item))
    .sort((one, other) => suits(one) - suits(other));
  const isShown = ({ garments }: RankedOutfit) =>
    change.styles.length === 0 ||
    wardrobe.some(
      (item) => !worn.includes(item.id) && isLook(tagged(item)) && garments.some(({ id }) => id === item.id),
    );
  let first: RankedOutfit[] = [];
  for (let dropped = 0; dropped <= kept.length; dropped++) {
    const baseItems = [...(request.baseItems ?? []), ...kept.slice(dropped).map(({ id }) => id)];
    const others = rankOutfits(wardrobe, { ...request, baseItems }, options).filter(
      ({ garments }) => !isOneOf([worn], garments) && !garments.some(isAdded),
    );
    const shown = others.filter(isShown);
    if (shown.length) return shown;
    if (first.length === 0) first = others;
  }
  return first.length ? first : rankOutfits(wardrobe, request, options);
}
