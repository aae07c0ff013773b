import { categoriesBySlot, type Slot } from '#shared/catalog';
import { wordOf } from '#shared/rules/item-name';

export const slotNames: Record<Slot, string> = {
  top: 'Tops',
  bottom: 'Bottoms',
  dress: 'Dresses',
  outerwear: 'Outerwear',
  shoes: 'Shoes',
  bag: 'Bags',
  accessory: 'Accessories',
  other: 'Other',
};

/** The options of a category select, grouped by slot. */
export const CategoryOptions = () =>
  Object.entries(categoriesBySlot).map(([slot, categories]) => (
    <optgroup key={slot} label={slotNames[slot as Slot]}>
      {categories.map((name) => (
        <option key={name} value={name}>
          {wordOf(name)}
        </option>
      ))}
    </optgroup>
  ));
