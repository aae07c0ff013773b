import { type ReactNode, useState } from 'react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { Button, UnderlinedButton } from '../../../components/button.tsx';
import { EmptyState, LoadError, LoadingTiles } from '../../../components/list-states.tsx';
import { Progress } from '../../../components/progress.tsx';
import { useOwnId } from '../../../data/user-id.ts';
import { searchClothes, useSearchWords } from '../../../lib/search-clothes.ts';
import { plural, t } from '../../../lib/t.ts';
import { DemoNotice, useDemoWardrobe } from '../demo/demo-wardrobe.tsx';
import { DeleteDialog } from '../item/delete-dialog.tsx';
import { EditDialog } from '../item/edit-dialog.ts';
import { useWardrobe } from '../queries.ts';
import { removeItems } from '../remove-items.ts';
import { texts } from '../texts.ts';
import { type Transfer, useWardrobeTransfer } from '../transfer/use-wardrobe-transfer.ts';
import { WardrobeMenu } from '../transfer/wardrobe-menu.tsx';
import { ClothesCarousel } from './clothes-carousel.tsx';
import { filterClothes, noFilter } from './clothes-filter.ts';
import { knownOf, useFilter } from './filter-address.ts';
import { FilterChips } from './filter-chips.tsx';
import { type GalleryLayout, grids, useGalleryLayout } from './gallery-layout.ts';
import { GalleryToolbar } from './gallery-toolbar.tsx';
import { ItemCard } from './item-card.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Welcome } from './welcome.tsx';

type Props = {
  /** These open the other tabs. */
  onUpload: () => void;
  onClip: () => void;
};

/** The wardrobe with search, filters, selection, export and import. While it is empty, it shows three ways to begin. */
export function ClothesGallery(tabs: Props) {
  // The state is held here, so that an import continues when its first item replaces the view of the empty wardrobe.
  const transfer = useWardrobeTransfer();
  const demo = useDemoWardrobe();
  const adding =
    demo.percent === undefined ? undefined : { label: t('Adding the demo wardrobe'), percent: demo.percent };
  const work = transfer.work ?? adding;
  return (
    <>
      <Clothes {...tabs} transfer={transfer} demo={demo} />
      {work && (
        <div
          role="status"
          className="fixed inset-x-4 bottom-[calc(var(--bottom-bar)+1rem)] z-40 mx-auto max-w-md border border-line bg-surface p-5 shadow-xl"
        >
          <Progress {...work} />
          {adding && (
            <UnderlinedButton onClick={demo.stop} className="-mb-3">
              {t('Stop')}
            </UnderlinedButton>
          )}
        </div>
      )}
    </>
  );
}

type ClothesProps = Props & { transfer: Transfer; demo: ReturnType<typeof useDemoWardrobe> };

function Clothes({ onUpload, onClip, transfer, demo }: ClothesProps) {
  const { data: items, isPending, isLoadingError, refetch } = useWardrobe();
  const layout = useGalleryLayout();
  if (isPending)
    return (
      <LoadingTiles label={t('Loading clothes')} tiles={9} className={grids[layout.columns].className} />
    );
  if (isLoadingError) return <LoadError text={texts.loadFailed} onRetry={refetch} />;
  const menu = <WardrobeMenu items={items} transfer={transfer} />;
  const isAdding = demo.percent !== undefined;
  if (items.length === 0)
    return <Welcome onUpload={onUpload} onClip={onClip} onDemo={demo.add} isAdding={isAdding} menu={menu} />;
  return (
    <Gallery
      items={items}
      menu={menu}
      layout={layout}
      notice={<DemoNotice items={items} isAdding={isAdding} onAdd={demo.add} />}
    />
  );
}

type GalleryProps = {
  items: readonly ClothingItem[];
  menu: ReactNode;
  layout: GalleryLayout;
  /** Shown above the items. */
  notice: ReactNode;
};

function Gallery({ items, menu, layout, notice }: GalleryProps) {
  const userId = useOwnId();
  const [asked, setFilter] = useFilter();
  const filter = knownOf(asked, items);
  /** The ids of the selected items; undefined outside selection mode. */
  const [selection, setSelection] = useState<ReadonlySet<string>>();
  const [toDelete, setToDelete] = useState<readonly ClothingItem[]>();
  const [edited, setEdited] = useState<readonly ClothingItem[]>();
  const { isPhone, isRow, columns } = layout;

  const words = useSearchWords(filter.text);
  const found = searchClothes(items, filter.text, words);
  const shown = filterClothes(found, filter);
  const selected = shown.filter(({ id }) => selection?.has(id));
  const toggle = (id: string) =>
    setSelection(
      (ids) => new Set(ids?.has(id) ? [...ids].filter((each) => each !== id) : [...(ids ?? []), id]),
    );
  const isSmall = !isRow && (isPhone || columns !== '4');
  const cards = shown.map((item, index) => (
    <li key={item.id} className={isRow ? 'w-70 shrink-0' : ''}>
      <ItemCard
        item={item}
        sizes={isRow ? '17.5rem' : grids[columns].sizes}
        isSmall={isSmall}
        isFirst={index < (isPhone ? 3 : Number(columns))}
        selected={selection?.has(item.id)}
        onSelect={() => toggle(item.id)}
        onDelete={() => setToDelete([item])}
      />
    </li>
  ));

  return (
    <div className="grid gap-2 md:gap-3 low:gap-1">
      <GalleryToolbar
        items={items}
        filter={filter}
        onFilter={setFilter}
        shown={shown.length}
        selecting={selection !== undefined}
        onSelecting={(selecting) => setSelection(selecting ? new Set() : undefined)}
        layout={layout}
        menu={menu}
      />
      <FilterChips items={items} found={found} filter={filter} onFilter={setFilter} />
      {notice}
      <p role="status" className="sr-only">
        {plural(shown.length, '{count} piece shown', '{count} pieces shown')}
      </p>
      {shown.length === 0 && (
        <EmptyState text={t('Nothing in your wardrobe matches.')}>
          <Button look="outline" onClick={() => setFilter({ ...noFilter, state: 'all' })}>
            {t('Show everything')}
          </Button>
        </EmptyState>
      )}
      {shown.length > 0 &&
        (isRow ? (
          <ClothesCarousel>{cards}</ClothesCarousel>
        ) : (
          <ul className={`mt-2 md:mt-4 low:mt-0 ${grids[columns].className}`}>{cards}</ul>
        ))}
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
          onConfirm={() => removeItems(userId, toDelete)}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </div>
  );
}
