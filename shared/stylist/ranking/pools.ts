import { slotOf } from '../../catalog.ts';
import type { TaggedItem } from '../hearing/item-tags.ts';
import { type ItemRules, strengths } from './item-rules.ts';

/** Returns the items that pass the bans of the `kept` strongest strengths. */
export const notBanned = (items: readonly TaggedItem[], { bans }: ItemRules, kept: number) =>
  items.filter((item) => !strengths.slice(0, kept).some((strength) => bans[strength](item)));

/** Whether an item passes the person's, body's and weather's bans. The occasion's yield to what was asked. */
export const isBorne = (item: TaggedItem, { bans }: ItemRules) =>
  !bans.refusal(item) && !bans.comfort(item) && !bans.weather(item);

/**
 * Returns the outerwear for a day outdoors in rain, snow or cold. What the weather requires is more important than the
 * occasion. Returns an empty list if the person owns no such outerwear.
 */
export function weatherproof(items: readonly TaggedItem[], rules: ItemRules): readonly TaggedItem[] {
  const borne = items.filter((item) => isBorne(item, rules));
  const asked = rules.weather.find((prefer) => borne.some(prefer));
  const pool = asked ? borne.filter(asked) : [];
  if (rules.isBitter && pool.length > 0) return pool;
  const isFitting = (item: TaggedItem) => !rules.bans.occasion(item);
  const fitting = pool.some(isFitting) ? pool : borne;
  return fitting.some(isFitting) ? fitting.filter(isFitting) : pool;
}

/**
 * Returns the items of a slot that pass the bans of a strength and of all stronger ones, narrowed to the preferred
 * ones. Of outerwear, the weather prefers first.
 */
export function poolOf(
  items: readonly TaggedItem[],
  rules: ItemRules,
  weakest: number,
): readonly TaggedItem[] {
  let pool = notBanned(items, rules, weakest);
  const isCover = (item: TaggedItem) => slotOf(item.category) === 'outerwear';
  const prefers = items.every(isCover) ? [...rules.weather, ...rules.prefers] : rules.prefers;
  for (const prefer of prefers) {
    const preferred = pool.filter(prefer);
    if (preferred.length > 0) pool = preferred;
  }
  return pool;
}
