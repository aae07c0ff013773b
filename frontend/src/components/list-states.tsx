import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { t } from '../lib/t.ts';
import { Button } from './button.tsx';

type Props = {
  text: string;
  /** A second line, such as the cause. */
  hint?: string | undefined;
  onRetry: () => void;
};

/** Shown instead of content that could not be loaded, with a button to try again. */
export const LoadError = ({ text, hint, onRetry }: Props) => (
  <div role="alert" className="grid justify-items-center gap-5 border border-line px-6 py-16 text-center">
    <div className="grid gap-2">
      <p>{text}</p>
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
    </div>
    <Button look="outline" onClick={onRetry}>
      {t('Try again')}
    </Button>
  </div>
);

/** Shown instead of an empty list. Pass actions as children. */
export const EmptyState = ({ text, children }: { text: string; children?: ReactNode }) => (
  <div className="grid justify-items-center gap-6 border border-line border-dashed px-6 py-20 text-center">
    <p className="font-display text-2xl">{text}</p>
    {children}
  </div>
);

type TilesProps = {
  label: string;
  /** How many tiles have the shape of a photo, or a class with the shape of each. */
  tiles: number | readonly string[];
  className: string;
};

/** Pulsing placeholders in a grid, shown while a list is loading. */
export const LoadingTiles = ({ label, tiles, className }: TilesProps) => (
  <div role="status" aria-label={label} className={className}>
    {(typeof tiles === 'number' ? Array<string>(tiles).fill('aspect-3/4') : tiles).map((shape, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are never reordered
      <div key={index} className={`animate-pulse bg-sunken ${shape}`} />
    ))}
  </div>
);

type Reading = 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage';
type NextPageProps = {
  query: Pick<UseInfiniteQueryResult, Reading>;
  /** The error text if the page could not be loaded. */
  failure: string;
  /** The classes around the button, and around the error. */
  className?: string;
  failureClassName?: string;
};

/** The end of a list that is read page by page: a button for the next page, or why there is none. */
export function NextPage({ query, failure, className = '', failureClassName = '' }: NextPageProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (isFetchNextPageError && !isFetchingNextPage)
    return (
      <div className={failureClassName}>
        <LoadError text={failure} onRetry={() => fetchNextPage()} />
      </div>
    );
  return (
    hasNextPage && (
      <div className={`grid justify-items-center ${className}`}>
        <Button look="outline" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
          {isFetchingNextPage ? t('Loading...') : t('Show more')}
        </Button>
      </div>
    )
  );
}
