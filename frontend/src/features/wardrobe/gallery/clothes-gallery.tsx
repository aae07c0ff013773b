import { type ReactNode, useState } from 'react';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadError } from '../../../components/load-error.tsx';
import { LoadingTiles } from '../../../components/loading-tiles.tsx';
import { Progress } from '../../../components/progress.tsx';
import { countWithNoun } from '../../../lib/count-with-noun.ts';
import { smallScreen, useMediaQuery } from '../../../lib/media-query.ts';
import { useSearchWords } from '../../../lib/search-clothes.ts';
import { DeleteDialog } from '../item/delete-dialog.tsx';
import { EditDialog } from '../item/edit-dialog.ts';
import { useRemoveItems, useWardrobe } from '../queries.ts';
import { texts } from '../texts.ts';
import { type Transfer, useWardrobeTransfer } from '../transfer/use-wardrobe-transfer.ts';
import { WardrobeMenu } from '../transfer/wardrobe-menu.tsx';
import { ClothesCarousel } from './clothes-carousel.tsx';
import { filterClothes, noFilter } from './clothes-filter.ts';
import { GalleryToolbar } from './gallery-toolbar.tsx';
import { ItemCard } from './item-card.tsx';
import { SelectionBar } from './selection-bar.tsx';

const grid = 'grid grid-cols-2 gap-x-4 gap-y-10 md:grid-cols-3 lg:gap-x-6 xl:grid-cols-4';
const gridSizes = '(width >= 80rem) 20rem, (width >= 48rem) 30vw, 46vw';

/** The wardrobe with search, filters, selection, export and import. `onUpload` leads from the empty state to the upload. */
export function ClothesGallery({ onUpload }: { onUpload: () => void }) {
  // Held here, so that an import continues when its first item replaces the empty state.
  const transfer = useWardrobeTransfer();
  return (
    <>
      <Clothes onUpload={onUpload} transfer={transfer} />
      {transfer.work && (
        <div
          role="status"
          className="fixed inset-x-4 bottom-4 z-40 mx-auto max-w-md border border-line bg-surface p-5 shadow-xl"
        >
          <Progress {...transfer.work} />
        </div>
      )}
    </>
  );
}

function Clothes({ onUpload, transfer }: { onUpload: () => void; transfer: Transfer }) {
  const { data: items, isPending, isLoadingError, refetch } = useWardrobe();
  if (isPending) return <LoadingTiles label="Loading clothes" count={8} className={grid} />;
  if (isLoadingError) return <LoadError text={texts.loadFailed} onRetry={refetch} />;
  const menu = <WardrobeMenu items={items} transfer={transfer} />;
  if (items.length > 0) return <Gallery items={items} menu={menu} />;
  return (
    <EmptyState text={texts.empty}>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onUpload}>Upload your first piece</Button>
        {menu}
      </div>
    </EmptyState>
  );
}

function Gallery({ items, menu }: { items: readonly ClothingItem[]; menu: ReactNode }) {
  const [filter, setFilter] = useState(noFilter);
  /** The ids of the selected items; undefined outside selection mode. */
  const [selection, setSelection] = useState<ReadonlySet<string>>();
  const [toDelete, setToDelete] = useState<readonly ClothingItem[]>();
  const [edited, setEdited] = useState<readonly ClothingItem[]>();
  const [view, setView] = useState<'row' | 'grid'>('row');
  const isSmall = useMediaQuery(smallScreen);
  const remove = useRemoveItems();

  const words = useSearchWords(filter.text);
  const shown = filterClothes(items, filter, words);
  const selected = shown.filter(({ id }) => selection?.has(id));
  const toggle = (id: string) =>
    setSelection(
      (ids) => new Set(ids?.has(id) ? [...ids].filter((each) => each !== id) : [...(ids ?? []), id]),
    );
  const isRow = isSmall && view === 'row';
  const cards = shown.map((item) => (
    <li key={item.id} className={isRow ? 'w-70 shrink-0' : ''}>
      <ItemCard
        item={item}
        sizes={isRow ? '17.5rem' : gridSizes}
        selected={selection?.has(item.id)}
        onSelect={() => toggle(item.id)}
        onDelete={() => setToDelete([item])}
      />
    </li>
  ));

  return (
    <div className="grid gap-8">
      <GalleryToolbar
        items={items}
        filter={filter}
        onFilter={setFilter}
        selecting={selection !== undefined}
        onSelecting={(selecting) => setSelection(selecting ? new Set() : undefined)}
        view={isSmall ? view : undefined}
        onView={setView}
        menu={menu}
      />
      <p role="status" className="sr-only">
        {countWithNoun(shown.length)} shown
      </p>
      {shown.length === 0 && (
        <EmptyState text="Nothing in your wardrobe matches.">
          <Button look="outline" onClick={() => setFilter({ ...noFilter, state: 'all' })}>
            Show everything
          </Button>
        </EmptyState>
      )}
      {shown.length > 0 && (isRow ? <ClothesCarousel>{cards}</ClothesCarousel> : <Grid>{cards}</Grid>)}
      {selection && (
        <SelectionBar
          selected={selected}
          allSelected={selected.length === shown.length}
          onAll={() =>
            setSelection(new Set(selected.length === shown.length ? [] : shown.map(({ id }) => id)))
          }
          onEdit={() => setEdited(selected)}
          onDelete={() => setToDelete(selected)}
          onDone={() => setSelection(undefined)}
        />
      )}
      {edited && <EditDialog items={edited} onClose={() => setEdited(undefined)} />}
      {toDelete && (
        <DeleteDialog
          items={toDelete}
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => {
            remove.mutate(toDelete);
            setToDelete(undefined);
          }}
        />
      )}
    </div>
  );
}

const Grid = ({ children }: { children: ReactNode }) => <ul className={grid}>{children}</ul>;
