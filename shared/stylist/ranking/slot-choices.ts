import { insteadOf, type Slot, slotOf } from '../../catalog.ts';
import type { TaggedItem } from '../hearing/item-tags.ts';

/** The items that must fill certain slots, because they were asked for. */
export type Choice = {
  slots: ReadonlyMap<Slot, readonly string[]>;
  accessories: readonly (readonly string[])[];
};

/** The order of the slots in which a requested color or fabric is looked for. */
const bySight: readonly Slot[] = ['dress', 'top', 'bottom', 'outerwear', 'shoes', 'accessory', 'bag'];

type Option = readonly [slot: Slot, ids: readonly string[]];

export const optionsOf = (items: readonly TaggedItem[]): Option[] => {
  const bySlot = Object.groupBy(items, ({ category }) => slotOf(category));
  return bySight.flatMap((slot) => {
    const ids = bySlot[slot]?.map(({ id }) => id);
    return ids ? [[slot, ids] as const] : [];
  });
};

/**
 * Returns all combinations of a choice and an option: the choice, with the items of the option in the option's slot. An
 * accessory can always be added. Any other option is left out if the choice or `taken` already has its slot, or a slot
 * that cannot be worn with it (a dress and a top). A choice that gets no option is returned unchanged.
 */
export function extended(
  choices: readonly Choice[],
  options: readonly Option[],
  taken: ReadonlySet<Slot>,
): Choice[] {
  return choices.flatMap((choice) => {
    const fitting = options.flatMap(([slot, ids]): Choice[] => {
      if (slot === 'accessory') return [{ ...choice, accessories: [...choice.accessories, ids] }];
      const isFilled = insteadOf(slot).some((other) => choice.slots.has(other) || taken.has(other));
      return isFilled ? [] : [{ ...choice, slots: new Map([...choice.slots, [slot, ids]]) }];
    });
    return fitting.length ? fitting : [choice];
  });
}

export const isMet = (choice: Choice, items: readonly TaggedItem[], test: (item: TaggedItem) => boolean) =>
  [...choice.slots.values(), ...choice.accessories].some((ids) =>
    items.some((item) => ids.includes(item.id) && test(item)),
  );

/** Narrows the first slot of the choice that has an item for the test to the items that pass it. */
export function narrowed(
  choice: Choice,
  items: readonly TaggedItem[],
  test: (item: TaggedItem) => boolean,
): Choice {
  for (const [slot, ids] of choice.slots) {
    const fitting = ids.filter((id) => items.some((item) => item.id === id && test(item)));
    if (fitting.length) return { ...choice, slots: new Map([...choice.slots, [slot, fitting]]) };
  }
  return choice;
}
