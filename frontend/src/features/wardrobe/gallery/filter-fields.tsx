import { seasons, slots } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { SelectField } from '../../../components/form.tsx';
import { catalogName, slotNames } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { type ClothesFilter, orders, states, valuesOf } from './clothes-filter.ts';

export type FilterProps = {
  items: readonly ClothingItem[];
  filter: ClothesFilter;
  onFilter: (filter: ClothesFilter) => void;
};

/** The selects for the order and the filters. Each offers only values that occur in the wardrobe. */
export function FilterFields({ items, filter, onFilter }: FilterProps) {
  const select = <Name extends keyof ClothesFilter>(
    name: Name,
    label: string,
    options: readonly (readonly [value: string, name: string])[],
    any?: string,
  ) => (
    <SelectField
      label={label}
      value={filter[name]}
      onValue={(value) => onFilter({ ...filter, [name]: value })}
    >
      {any && <option value="">{any}</option>}
      {options.map(([value, text]) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </SelectField>
  );
  const found = (field: 'category' | 'color' | 'style') =>
    valuesOf(items, field).map((value) => [value, catalogName(value)] as const);
  const brands = valuesOf(items, 'brand').map((brand) => [brand, brand] as const);
  const named = (choices: Record<string, { name: string }>) =>
    Object.entries(choices).map(([value, { name }]) => [value, name] as const);

  return (
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {select('order', t('Sort by'), named(orders))}
      {select('state', t('Show'), named(states))}
      {select(
        'slot',
        t('Kind'),
        slots.map((slot) => [slot, slotNames[slot]] as const),
        t('All kinds'),
      )}
      {select('category', t('Category'), found('category'), t('All categories'))}
      {select('color', t('Color'), found('color'), t('All colors'))}
      {select('style', t('Style'), found('style'), t('All styles'))}
      {select('brand', t('Brand'), brands, t('All brands'))}
      {select(
        'season',
        t('Season'),
        seasons.map((season) => [season, catalogName(season)] as const),
        t('All seasons'),
      )}
    </div>
  );
}
