import { categoriesBySlot, type Slot, seasons } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { wordOf } from '#shared/rules/item-name';
import { SelectField } from '../../../components/field.tsx';
import { slotNames } from '../category-options.tsx';
import { type ClothesFilter, orders, states, valuesOf } from './clothes-filter.ts';

type Props = {
  items: readonly ClothingItem[];
  filter: ClothesFilter;
  onFilter: (filter: ClothesFilter) => void;
};

/** The selects of order and filters; each offers only values that occur in the wardrobe. */
export function FilterFields({ items, filter, onFilter }: Props) {
  const select = <Name extends keyof ClothesFilter>(
    name: Name,
    label: string,
    options: readonly (readonly [value: string, name: string])[],
    any?: string,
  ) => (
    <SelectField
      label={label}
      value={filter[name]}
      onChange={({ target }) => onFilter({ ...filter, [name]: target.value })}
    >
      {any && <option value="">{any}</option>}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  const found = (field: 'category' | 'color' | 'style' | 'brand') =>
    valuesOf(items, field).map((value) => [value, wordOf(value)] as const);
  const named = (choices: Record<string, { name: string }>) =>
    Object.entries(choices).map(([value, { name }]) => [value, name] as const);

  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {select('order', 'Sort by', named(orders))}
      {select('state', 'Show', named(states))}
      {select(
        'slot',
        'Kind',
        Object.keys(categoriesBySlot).map((slot) => [slot, slotNames[slot as Slot]] as const),
        'All kinds',
      )}
      {select('category', 'Category', found('category'), 'All categories')}
      {select('color', 'Color', found('color'), 'All colors')}
      {select('style', 'Style', found('style'), 'All styles')}
      {select('brand', 'Brand', found('brand'), 'All brands')}
      {select(
        'season',
        'Season',
        seasons.map((season) => [season, season] as const),
        'All seasons',
      )}
    </div>
  );
}
