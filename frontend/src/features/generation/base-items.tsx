import { useQuery } from '@tanstack/react-query';
import { ToggleGroup } from 'radix-ui';
import { useState } from 'react';
import { limits } from '#shared/limits';
import { selectionConflict } from '#shared/rules/selection-conflict';
import { ButtonLink } from '../../components/button.tsx';
import { SearchField } from '../../components/form.tsx';
import { EmptyState, LoadError, LoadingTiles } from '../../components/list-states.tsx';
import { notify } from '../../components/notify.ts';
import { notifyConflict } from '../../components/notify-conflict.ts';
import { SelectableTile } from '../../components/selectable-tile.tsx';
import { wardrobeQuery, wearableQuery } from '../../data/wardrobe.ts';
import { itemNameOf } from '../../lib/catalog-name.ts';
import { errorTexts } from '../../lib/error-texts.ts';
import { searchClothes, useSearchWords } from '../../lib/search-clothes.ts';
import { plural, t } from '../../lib/t.ts';
import { ItemPhoto } from '../photos/public/photos.tsx';

/** On phones the pieces are a row that is swiped. On wider screens they are a grid that scrolls. */
const row = '-mx-5 flex gap-3 px-5 py-1 sm:-mx-1 sm:grid sm:max-h-80 sm:grid-cols-6 sm:px-1 lg:grid-cols-7';
const maxBaseItems = limits.generation.baseItems;

type Props = { selectedIds: readonly string[]; onSelect: (ids: string[]) => void };

/** Lets the user select the items that the outfit must contain. Refuses items that cannot be worn together. */
export function BaseItems({ selectedIds, onSelect }: Props) {
  const { data: items, isLoadingError, refetch } = useQuery(wearableQuery);
  /** Items selected before the search come first. Later ones keep their places until the search text changes. */
  const [search, setSearch] = useState({ text: '', first: selectedIds });

  const select = (ids: string[]) => {
    const categories = items?.filter(({ id }) => ids.includes(id)).map(({ category }) => category) ?? [];
    const isMore = ids.length > selectedIds.length;
    const conflict = isMore && selectionConflict(categories);
    if (conflict) return void notifyConflict(conflict);
    if (isMore && ids.length > maxBaseItems)
      return void notify({
        title: t('An outfit is built around {maxBaseItems} pieces at most', { maxBaseItems }),
        tone: 'error',
      });
    onSelect(ids);
  };
  const words = useSearchWords(search.text);
  const shown = items && [
    ...items.filter(({ id }) => search.first.includes(id)),
    ...searchClothes(items, search.text, words).filter(({ id }) => !search.first.includes(id)),
  ];
  return (
    <section
      aria-labelledby="base-items"
      data-tour="gallery"
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="base-items" className="text-2xl">
          {t('Build it around')}
        </h2>
        <p role="status" className="text-ink-soft text-sm">
          {shown?.length === 0
            ? t('Nothing that you can wear today matches.')
            : chosenText(selectedIds.length)}
        </p>
      </div>
      {isLoadingError && <LoadError text={t('Failed to load clothes')} onRetry={refetch} />}
      {!isLoadingError && (
        <SearchField
          label={t('Search pieces to build around')}
          value={search.text}
          onValue={(value) => setSearch({ text: value, first: selectedIds })}
          // Enter would submit the form around this field.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      {!items && !isLoadingError && (
        <LoadingTiles
          label={t('Loading clothes')}
          tiles={14}
          className={`${row} overflow-x-hidden *:w-24 *:shrink-0 sm:overflow-y-hidden sm:*:w-full`}
        />
      )}
      {shown && (
        <ToggleGroup.Root
          type="multiple"
          aria-label={t('Pieces')}
          value={[...selectedIds]}
          onValueChange={select}
          className={`${row} overflow-x-auto`}
        >
          {shown.map((item) => (
            <ToggleGroup.Item key={item.id} value={item.id} asChild>
              <SelectableTile
                name={itemNameOf(item)}
                selected={selectedIds.includes(item.id)}
                className="w-24 shrink-0 sm:w-full"
              >
                <ItemPhoto item={item} alt="" sizes="7rem" className="aspect-3/4 w-full" />
              </SelectableTile>
            </ToggleGroup.Item>
          ))}
        </ToggleGroup.Root>
      )}
    </section>
  );
}

const chosenText = (count: number) =>
  count === 0
    ? t('Choose pieces that must be in the outfit, or none.')
    : plural(count, '{count} chosen. The outfit will have it.', '{count} chosen. The outfit will have them.');

/** Shown instead of the base items if no item can be worn. It links to the page where that can be changed. */
export function NothingToWear() {
  const { data: items } = useQuery(wardrobeQuery);
  return (
    <section aria-label={t('Nothing to wear')} data-tour="gallery">
      {items?.length === 0 ? (
        <EmptyState text={errorTexts['generation.no_clothes']}>
          <ButtonLink to="/dashboard?tab=upload">{t('Upload your first piece')}</ButtonLink>
        </EmptyState>
      ) : (
        <EmptyState text={t('Everything you have is in the laundry or archived.')}>
          <ButtonLink to="/dashboard" look="outline">
            {t('Go to my wardrobe')}
          </ButtonLink>
        </EmptyState>
      )}
    </section>
  );
}
