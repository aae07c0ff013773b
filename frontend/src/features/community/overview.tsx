import type { ReactNode } from 'react';
import type { CommunityStats } from '#shared/contract/community';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import { outfitTitle } from '../../components/in-language.tsx';
import { EmptyState } from '../../components/list-states.tsx';
import { catalogName } from '../../lib/catalog-name.ts';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';
import { OutfitTile, type Visitor } from './outfit-tile.tsx';

/** How many of the trending colors and styles are shown. */
const wordsShown = 3;

/** The height of a figure with two lines of text. It is reserved, so that nothing below moves when the text arrives. */
const twoLines = 'min-h-22 max-lg:w-48';

/** The statistics of the community. `stats` is undefined while loading. */
export function Stats({ stats }: { stats: CommunityStats | undefined }) {
  const best = stats?.mostLikedOutfit;
  return (
    <dl
      aria-busy={!stats}
      className="flex snap-x gap-x-8 overflow-x-auto border-line border-y py-4 max-lg:-mx-5 max-lg:scroll-px-5 max-lg:px-5 lg:grid lg:grid-cols-[repeat(2,minmax(max-content,1fr))_repeat(3,minmax(7.5rem,1.6fr))] lg:py-7"
      tabIndex={0}
      aria-label={t('The community in figures')}
    >
      <Figure name={t('Outfits shared')}>{stats && <Total of={stats.totalOutfits} />}</Figure>
      <Figure name={t('Likes given')}>{stats && <Total of={stats.totalLikes} />}</Figure>
      <Figure name={t('Most loved')} className={twoLines}>
        {stats && (best ? outfitTitle(best) : '–')}
      </Figure>
      <Figure name={t('Colors of the moment')} className={twoLines}>
        {stats && <Words words={stats.trendingColors} />}
      </Figure>
      <Figure name={t('Styles of the moment')} className={twoLines}>
        {stats && <Words words={stats.trendingStyles} />}
      </Figure>
    </dl>
  );
}

type FigureProps = { name: string; className?: string; children: ReactNode };

const Figure = ({ name, className = '', children }: FigureProps) => (
  <div className={`flex shrink-0 snap-start flex-col gap-2 max-lg:max-w-56 ${className}`}>
    <dt className="text-ink-soft text-sm">{name}</dt>
    <dd className="min-h-8 font-display text-2xl leading-tight">
      {children ?? <span className="block h-7 w-2/3 animate-pulse bg-sunken" />}
    </dd>
  </div>
);

const Total = ({ of }: { of: number }) => (
  <span className="text-4xl leading-none tabular-nums">{of.toLocaleString(language)}</span>
);

const Words = ({ words }: { words: readonly string[] }) => (
  <span className="block first-letter:capitalize">
    {words.slice(0, wordsShown).map(catalogName).join(', ') || '–'}
  </span>
);

/** The width of a tile; see `CardPicture`. */
const widths = [15, 34, 62] as const;
/** `relative`, because texts for screen readers are positioned absolutely and would not be clipped otherwise. */
const row =
  'relative flex snap-x gap-4 overflow-x-auto pb-2 max-lg:-mx-5 max-lg:scroll-px-5 max-lg:px-5 lg:grid lg:[--least:9rem] lg:at-most-5 lg:gap-x-6 lg:gap-y-10 lg:overflow-visible';
const tile = 'w-[62vw] shrink-0 snap-start sm:w-[34vw] lg:w-auto';

/** The most liked outfits, at most ten. On small screens they are a row that scrolls, on larger screens a grid. */
export const TopLiked = ({ outfits, visitor }: { outfits: readonly OutfitCard[]; visitor: Visitor }) =>
  outfits.length === 0 ? (
    <EmptyState text={t('No outfit has been liked yet. Tap a picture twice to be the first.')} />
  ) : (
    <ol className={row}>
      {outfits.map((outfit, index) => (
        <li key={outfit.id} className={tile}>
          <OutfitTile outfit={outfit} visitor={visitor} widths={widths} place={index + 1} />
        </li>
      ))}
    </ol>
  );

/** A placeholder as high as the whole list, so that what is below it does not move out of the window. */
export const TopLikedSkeleton = () => (
  <div role="status" aria-label={t('Loading the most loved outfits')} className={`${row} overflow-x-hidden`}>
    {[...'abcdefghij'].map((each) => (
      <div key={each} className={tile}>
        <div className="aspect-3/4 animate-pulse bg-sunken" />
        <div className="h-[9.25rem]" />
      </div>
    ))}
  </div>
);
