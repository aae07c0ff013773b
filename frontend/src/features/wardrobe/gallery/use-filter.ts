import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ClothesFilter } from './clothes-filter.ts';
import { filterIn, withFilter } from './filter-address.ts';

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
