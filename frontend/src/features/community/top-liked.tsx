import type { OutfitCard } from '#shared/contract/community';
import { EmptyState } from '../../components/empty-state.tsx';
import { t } from '../../lib/t.ts';
import { OutfitTile, type Visitor } from './outfit-tile.tsx';

/** The width of a tile; see `CardPicture`. */
const widths = [15, 34, 62] as const;
/** `relative`, so that texts for screen readers alone, which are placed absolutely, are cut off with the row. */
const row =
  'relative flex snap-x gap-4 overflow-x-auto pb-2 max-lg:-mx-5 max-lg:scroll-px-5 max-lg:px-5 lg:grid lg:grid-cols-5 lg:gap-x-6 lg:gap-y-10 lg:overflow-visible';
const tile = 'w-[62vw] shrink-0 snap-start sm:w-[34vw] lg:w-auto';

/** The outfits that are liked most, at most ten: a row to scroll on small screens, a grid on others. */
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

/** As high as the first row. */
export const TopLikedSkeleton = () => (
  <div role="status" aria-label={t('Loading the most loved outfits')} className={`${row} overflow-x-hidden`}>
    {['a', 'b', 'c', 'd', 'e'].map((each) => (
      <div key={each} className={tile}>
        <div className="aspect-3/4 animate-pulse bg-sunken" />
        <div className="h-[9.25rem]" />
      </div>
    ))}
  </div>
);
