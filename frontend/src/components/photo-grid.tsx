import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../lib/t.ts';
import { LoadError } from './load-error.tsx';
import { LoadingTiles } from './loading-tiles.tsx';
import { NextPage } from './next-page.tsx';

type Props<Item> = {
  /** The accessible name of the list. */
  label: string;
  query: UseInfiniteQueryResult<InfiniteData<{ items: Item[] }>>;
  /** The error text if the list could not be loaded. */
  failure: string;
  /** Shown instead of an empty list. */
  empty: ReactNode;
  /** Selects which of the loaded items are shown. By default all are shown. */
  shows?: (item: Item) => boolean;
  children: (item: Item) => ReactNode;
};

const grid = 'grid grid-cols-2 gap-x-4 gap-y-8 sm:grid-cols-3 sm:gap-x-6 sm:gap-y-10 lg:grid-cols-4';

/** A paged list of outfits as a grid of pictures, with its loading, error and empty states. */
export function PhotoGrid<Item extends { id: string }>({
  label,
  query,
  failure,
  empty,
  shows = () => true,
  children,
}: Props<Item>) {
  const { data, isLoadingError, refetch, hasNextPage } = query;
  if (isLoadingError) return <LoadError text={failure} onRetry={refetch} />;
  if (!data) return <LoadingTiles label={t('Loading outfits')} tiles={4} className={grid} />;
  const items = data.pages.flatMap((page) => page.items).filter(shows);
  if (items.length === 0 && !hasNextPage) return empty;
  return (
    <>
      <ul aria-label={label} className={grid}>
        {items.map((item) => (
          <li key={item.id}>{children(item)}</li>
        ))}
      </ul>
      <NextPage query={query} failure={failure} className="pt-12" failureClassName="pt-10" />
    </>
  );
}
