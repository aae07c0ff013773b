import { categoriesBySlot, type Slot } from '#shared/catalog';
import { Options } from '../../components/form.tsx';
import { menuName } from '../../lib/catalog-name.ts';
import { slotNames } from '../../lib/slot-names.ts';

/** The options of a category select, grouped by slot. */
export const CategoryOptions = () =>
  Object.entries(categoriesBySlot).map(([slot, categories]) => (
    <optgroup key={slot} label={slotNames[slot as Slot]}>
      <Options of={categories} name={menuName} />
    </optgroup>
  ));
