import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { Heart, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { language } from '../lib/language.ts';
import { plural, t } from '../lib/t.ts';
import { ignoreSecondClick } from './button.tsx';
import { outfitTitle } from './in-language.tsx';
import { LoadError, LoadingTiles, NextPage } from './list-states.tsx';

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

type TileProps = {
  outfit: Pick<Outfit, 'title' | 'titleLanguage' | 'likesCount'>;
  /** Whether the user likes the outfit. */
  isLiked?: boolean;
  isPrivate?: boolean;
  onOpen: () => void;
  /** The picture. */
  children: ReactNode;
};

/** An outfit in a grid: its picture, title and likes, as one button that opens it. */
export const PhotoTile = ({ outfit, isLiked, isPrivate, onOpen, children }: TileProps) => (
  <article>
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={ignoreSecondClick(onOpen)}
      className="group grid w-full grid-cols-[minmax(0,1fr)] gap-2 text-left"
    >
      {children}
      <span className="flex justify-between gap-x-3 gap-y-1 max-sm:flex-col sm:items-start">
        <h3 className="line-clamp-2 text-lg leading-tight underline-offset-4 group-hover:underline sm:text-xl">
          {outfitTitle(outfit)}
        </h3>
        <span className="flex shrink-0 items-center gap-1.5 pt-0.5 text-ink-soft text-sm tabular-nums">
          {isPrivate && <Lock role="img" aria-label={t('Private')} size={16} strokeWidth={1.75} />}
          <Heart
            aria-hidden
            size={16}
            strokeWidth={1.75}
            className={isLiked ? 'fill-current text-accent' : ''}
          />
          {outfit.likesCount.toLocaleString(language)}
          <span className="sr-only"> {plural(outfit.likesCount, 'like', 'likes')}</span>
        </span>
      </span>
    </button>
  </article>
);
