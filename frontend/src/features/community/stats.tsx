import type { ReactNode } from 'react';
import type { CommunityStats } from '#shared/contract/community';
import { outfitTitle } from '../../components/in-language.tsx';
import { catalogName } from '../../lib/catalog-name.ts';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';

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
