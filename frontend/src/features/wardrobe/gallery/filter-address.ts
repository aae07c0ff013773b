import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { seasons, slots } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { type ClothesFilter, noFilter, orders, states } from './clothes-filter.ts';

/** The query parameter for each field of the filter. */
const parameters: Record<keyof ClothesFilter, string> = {
  text: 'q',
  state: 'show',
  slot: 'kind',
  category: 'category',
  color: 'color',
  style: 'style',
  brand: 'brand',
  season: 'season',
  order: 'sort',
};
const fields = Object.keys(parameters) as (keyof ClothesFilter)[];

/** The allowed values of the fields whose values do not depend on the wardrobe. */
const known: Partial<Record<keyof ClothesFilter, readonly string[]>> = {
  state: Object.keys(states),
  slot: slots,
  season: seasons,
  order: Object.keys(orders),
};

/** Reads the filter from the query of an address. Unknown values are ignored. */
export function filterIn(search: string): ClothesFilter {
  const query = new URLSearchParams(search);
  const found = fields.flatMap((field) => {
    const value = query.get(parameters[field]);
    return value === null || known[field]?.includes(value) === false ? [] : [[field, value]];
  });
  return { ...noFilter, ...Object.fromEntries(found) };
}

/** Writes a filter into the query of an address. It replaces the filter that is there. Other parameters are kept. */
export function withFilter(search: string, filter: ClothesFilter): string {
  const query = new URLSearchParams(search);
  for (const field of fields)
    if (filter[field] === noFilter[field]) query.delete(parameters[field]);
    else query.set(parameters[field], filter[field]);
  return query.toString();
}

/** The filter without values that no item has, for example the brand of a deleted item. */
export function knownOf(filter: ClothesFilter, items: readonly ClothingItem[]): ClothesFilter {
  const gone = (['category', 'color', 'style', 'brand'] as const).filter(
    (field) => !items.some((item) => item[field] === filter[field]),
  );
  return { ...filter, ...Object.fromEntries(gone.map((field) => [field, ''])) };
}

/**
 * The filter of the gallery, stored in the address. A change replaces the current history entry. It is also a state,
 * because the router updates too late for a text field.
 */
export function useFilter(): [ClothesFilter, (filter: ClothesFilter) => void] {
  const { search, key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(() => filterIn(search));
  const [read, setRead] = useState(key);
  if (key !== read) {
    setRead(key);
    // Back, Forward and links change the filter. A replaced entry was written by this hook.
    if (kind !== 'REPLACE') setFilter(filterIn(search));
  }
  return [
    filter,
    (next) => {
      setFilter(next);
      void navigate({ search: withFilter(window.location.search, next) }, { replace: true });
    },
  ];
}
