import { CheckSquare, LayoutGrid, Rows3, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { SearchField } from '../../../components/search-field.tsx';
import { type ClothesFilter, countActiveFilters, noFilter } from './clothes-filter.ts';
import { FilterFields } from './filter-fields.tsx';

type Props = {
  items: readonly ClothingItem[];
  filter: ClothesFilter;
  onFilter: (filter: ClothesFilter) => void;
  selecting: boolean;
  onSelecting: (selecting: boolean) => void;
  /** The layout of the items; undefined on screens that have only the grid. */
  view: 'row' | 'grid' | undefined;
  onView: (view: 'row' | 'grid') => void;
  /** The menu of export and import. */
  menu: ReactNode;
};

/** Search, filters, selection mode, layout and menu of the gallery. */
export function GalleryToolbar({
  items,
  filter,
  onFilter,
  selecting,
  onSelecting,
  view,
  onView,
  menu,
}: Props) {
  const [open, setOpen] = useState(false);
  const activeFilters = countActiveFilters(filter);
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-0 grow basis-56 sm:max-w-sm">
          <SearchField
            label="Search my clothes"
            value={filter.text}
            onChange={({ target }) => onFilter({ ...filter, text: target.value })}
          />
        </div>
        <div className="flex items-center gap-1">
          <ToolButton
            pressed={open}
            onClick={() => setOpen(!open)}
            name={activeFilters ? `Filter (${activeFilters})` : 'Filter'}
          >
            <SlidersHorizontal aria-hidden size={18} />
          </ToolButton>
          <ToolButton pressed={selecting} onClick={() => onSelecting(!selecting)} name="Select">
            <CheckSquare aria-hidden size={18} />
          </ToolButton>
          {view && (
            <button
              type="button"
              aria-label={view === 'row' ? 'Show as a grid' : 'Show as a row'}
              onClick={() => onView(view === 'row' ? 'grid' : 'row')}
              className="grid size-11 place-content-center"
            >
              {view === 'row' ? <LayoutGrid aria-hidden size={18} /> : <Rows3 aria-hidden size={18} />}
            </button>
          )}
          {menu}
        </div>
      </div>
      {open && (
        <div className="grid gap-4 border border-line bg-surface p-4 sm:p-6">
          <FilterFields items={items} filter={filter} onFilter={onFilter} />
          {activeFilters > 0 && (
            <button
              type="button"
              onClick={() => onFilter({ ...noFilter, text: filter.text, order: filter.order })}
              className="min-h-11 justify-self-start text-sm underline underline-offset-4"
            >
              Clear filters
            </button>
          )}
        </div>
      )}
    </div>
  );
}

const ToolButton = ({
  name,
  pressed,
  onClick,
  children,
}: {
  name: string;
  pressed: boolean;
  onClick: () => void;
  children: ReactNode;
}) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={onClick}
    className={`inline-flex min-h-11 items-center gap-2 px-3 font-semibold text-sm ${
      pressed ? 'bg-ink text-paper' : 'hover:bg-sunken'
    }`}
  >
    {children}
    {name}
  </button>
);
