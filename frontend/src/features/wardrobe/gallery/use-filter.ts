import { useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { ClothesFilter } from './clothes-filter.ts';
import { filterIn, withFilter } from './filter-address.ts';

/**
 * The filter of the gallery, which is in the address of the page. A change takes the place of the entry in the history.
 * It is held here as well, because the router renders an address later than a letter is typed.
 */
export function useFilter(): [ClothesFilter, (filter: ClothesFilter) => void] {
  const { search, key } = useLocation();
  const kind = useNavigationType();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(() => filterIn(search));
  const [read, setRead] = useState(key);
  if (key !== read) {
    setRead(key);
    // Back, Forward and links; what replaces an entry was written here.
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
