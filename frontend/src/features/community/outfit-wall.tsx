import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { EmptyState, LoadError, LoadingTiles } from '../../components/list-states.tsx';
import { errorTexts, hasCode } from '../../lib/error-texts.ts';
import { plural, t } from '../../lib/t.ts';
import { filterOutfits, isFiltering, type OutfitFilter } from './outfit-filter.ts';
import { OutfitTile, type Visitor } from './outfit-tile.tsx';
import type { OutfitSource } from './queries.ts';

/** The width of a tile; see `CardPicture`. */
const widths = [26, 46, 92] as const;
const grid = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-x-8';
/** The shapes of the placeholders: pictures of different heights. */
const shapes = ['aspect-3/4', 'aspect-square', 'aspect-9/16', 'aspect-square', 'aspect-9/16', 'aspect-3/4'];

type Props = {
  /** The accessible name of the list. */
  label: string;
  source: OutfitSource;
  filter: OutfitFilter;
  onClearFilter: () => void;
  visitor: Visitor;
  /** Shown instead of an empty list. */
  empty: ReactNode;
};

/**
 * A list of public outfits as large pictures. It reads the next page as its end comes near. A filter searches only the
 * outfits that have been read. While it is active, the next page is read on request.
 */
export function OutfitWall({ label, source, filter, onClearFilter, visitor, empty }: Props) {
  const { outfits, error, retry, hasMore, isReading, readOn } = source;
  const filtering = isFiltering(filter);
  const shown = outfits && filterOutfits(outfits, filter);
  const [end, isNear] = useIsNear();
  const search = useSearchFurther(source, shown?.length ?? 0, JSON.stringify(filter));
  // After a failure it waits for a retry.
  const due = (search.isSearching || (isNear && !filtering)) && hasMore && !isReading && !error;
  // Checked after each render: a page may arrive so quickly that `isReading` was never rendered as true.
  useEffect(() => {
    if (due) readOn();
  });

  const failure = error && (
    <LoadError
      text={t('Failed to load community outfits')}
      hint={hasCode(error, 'unreachable') ? errorTexts.unreachable : undefined}
      onRetry={retry}
    />
  );
  if (!outfits || !shown)
    return failure ?? <LoadingTiles label={t('Loading outfits')} tiles={shapes} className={grid} />;
  if (outfits.length === 0 && !hasMore && !failure) return empty;
  const found = foundOf(shown.length, outfits.length);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <p role="status" className={filtering ? 'text-ink-soft text-sm' : 'sr-only'}>
        {filtering &&
          (search.isSearching
            ? t('Searching further: {found} so far.', { found })
            : hasMore
              ? t('{found} loaded so far.', { found })
              : `${found}.`)}
      </p>
      {shown.length === 0 && filtering && !search.isSearching && (
        <EmptyState text={t('No outfit matches.')}>
          <Button look="outline" onClick={onClearFilter}>
            {t('Clear all filters')}
          </Button>
        </EmptyState>
      )}
      <ul aria-label={label} className={grid}>
        {shown.map((outfit) => (
          <li key={outfit.id}>
            <OutfitTile outfit={outfit} visitor={visitor} widths={widths} />
          </li>
        ))}
      </ul>
      <div ref={end} className="grid justify-items-center">
        {failure ??
          (hasMore &&
            (filtering ? (
              <Button look="outline" onClick={search.isSearching ? search.stop : search.searchFurther}>
                {search.isSearching ? t('Stop searching') : t('Search further')}
              </Button>
            ) : (
              <Button look="outline" disabled={isReading} onClick={readOn}>
                {isReading ? t('Loading...') : t('Show more')}
              </Button>
            )))}
      </div>
    </div>
  );
}

const foundOf = (matches: number, all: number) =>
  all === 1
    ? plural(matches, '{count} of 1 outfit matches', '{count} of 1 outfit match')
    : plural(matches, '{count} of {all} outfits matches', '{count} of {all} outfits match', { all });

/** The next page is read when the end of the list is this near to the window. */
const ahead = '0px 0px 1200px';

/** A ref, and whether the element with it is near the window. */
function useIsNear() {
  const [end, setEnd] = useState<HTMLElement | null>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!end) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: ahead },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [end]);
  return [setEnd, isNear] as const;
}

/** The number of further matches that a search loads. */
const more = 20;

/** Searches until 20 more outfits match or the list ends. Stops after a failure or a change of `wanted`, the search. */
function useSearchFurther({ hasMore, error }: OutfitSource, matches: number, wanted: string) {
  const [goal, setGoal] = useState<{ wanted: string; matches: number } | null>(null);
  return {
    isSearching: goal?.wanted === wanted && matches < goal.matches && hasMore && !error,
    searchFurther: () => setGoal({ wanted, matches: matches + more }),
    stop: () => setGoal(null),
  };
}
