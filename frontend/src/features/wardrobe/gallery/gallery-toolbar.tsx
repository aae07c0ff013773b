import { CheckSquare, GalleryHorizontal, Grid3x3, SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton, UnderlinedButton } from '../../../components/button.tsx';
import { SearchField } from '../../../components/form.tsx';
import { lazyDialog } from '../../../components/lazy-dialog.tsx';
import { t } from '../../../lib/t.ts';
import { clearedOf, countActiveFilters } from './clothes-filter.ts';
import { FilterFields, type FilterProps } from './filter-fields.tsx';
import { columnCounts, type GalleryLayout } from './gallery-layout.ts';

const FilterSheet = lazyDialog('FilterSheet', () => import('./filter-sheet.tsx'));

type Props = FilterProps & {
  /** The number of items that pass the filter. */
  shown: number;
  selecting: boolean;
  onSelecting: (selecting: boolean) => void;
  layout: GalleryLayout;
  /** The menu of export and import. */
  menu: ReactNode;
};

/** Search, filters, selection mode, layout and menu of the gallery. */
export function GalleryToolbar({ items, filter, onFilter, shown, layout, menu, ...selection }: Props) {
  const { selecting, onSelecting } = selection;
  const { isPhone, isRow, setRow } = layout;
  const [open, setOpen] = useState(false);
  const activeFilters = countActiveFilters(filter);
  const clear = () => onFilter(clearedOf(filter));
  return (
    <>
      <div className="flex flex-wrap items-center gap-y-2">
        <div className="min-w-0 grow basis-40 sm:max-w-sm">
          <SearchField
            label={t('Search my clothes')}
            {...(isPhone && { placeholder: t('Search') })}
            value={filter.text}
            onValue={(text) => onFilter({ ...filter, text })}
          />
        </div>
        <div className="-mr-2.5 ml-auto flex flex-wrap items-center sm:mr-0 sm:ml-2 sm:grow">
          <ToolButton
            {...(isPhone ? { 'aria-haspopup': 'dialog' } : { 'aria-expanded': open })}
            isOn={open}
            onClick={() => setOpen(!open)}
            name={activeFilters ? t('Filters ({count})', { count: activeFilters }) : t('Filters')}
          >
            <SlidersHorizontal aria-hidden size={18} />
            {activeFilters > 0 && (
              <span
                aria-hidden
                className="absolute top-1 right-0.5 grid size-4 place-content-center bg-accent text-[0.625rem] text-on-accent tabular-nums md:hidden"
              >
                {activeFilters}
              </span>
            )}
          </ToolButton>
          <ToolButton
            aria-pressed={selecting}
            isOn={selecting}
            onClick={() => onSelecting(!selecting)}
            name={t('Select')}
          >
            <CheckSquare aria-hidden size={18} />
          </ToolButton>
          {isPhone ? (
            <IconButton
              icon={isRow ? Grid3x3 : GalleryHorizontal}
              label={isRow ? t('Show as a grid') : t('Show as a row')}
              onClick={() => setRow(!isRow)}
            />
          ) : (
            <Density {...layout} />
          )}
          {menu}
        </div>
      </div>
      {open && isPhone && (
        <FilterSheet
          items={items}
          filter={filter}
          onFilter={onFilter}
          onClear={clear}
          shown={shown}
          onClose={() => setOpen(false)}
        />
      )}
      {open && !isPhone && (
        <div className="grid gap-4 border border-line bg-surface p-6">
          <FilterFields items={items} filter={filter} onFilter={onFilter} />
          {activeFilters > 0 && (
            <UnderlinedButton onClick={clear} className="justify-self-start">
              {t('Clear filters')}
            </UnderlinedButton>
          )}
        </div>
      )}
    </>
  );
}

/** Chooses the number of columns of the grid. */
const Density = ({ columns, setColumns }: Pick<GalleryLayout, 'columns' | 'setColumns'>) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
  <div role="group" aria-label={t('Size of the photos')} className="ml-auto hidden lg:flex">
    {columnCounts.map((count) => (
      <button
        key={count}
        type="button"
        aria-label={t('{count} in a row', { count })}
        aria-pressed={count === columns}
        onClick={() => setColumns(count)}
        className={`size-11 text-sm tabular-nums ${count === columns ? 'font-semibold underline decoration-2 decoration-accent underline-offset-8' : 'text-ink-soft hover:bg-sunken'}`}
      >
        {count}
      </button>
    ))}
  </div>
);

type ToolProps = { name: string; isOn: boolean } & React.ComponentProps<'button'>;

/** A button of the toolbar. On phones only its icon is shown. */
const ToolButton = ({ name, isOn, children, ...button }: ToolProps) => (
  <button
    type="button"
    aria-label={name}
    className={`relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 font-semibold text-sm md:px-3 ${
      isOn ? 'bg-ink text-paper' : 'hover:bg-sunken'
    }`}
    {...button}
  >
    {children}
    <span className="hidden md:inline">{name}</span>
  </button>
);
