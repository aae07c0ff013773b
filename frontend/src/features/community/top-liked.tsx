import type { OutfitCard } from '#shared/contract/outfit-cards';
import { EmptyState } from '../../components/list-states.tsx';
import { t } from '../../lib/t.ts';
import { OutfitTile, type Visitor } from './outfit-tile.tsx';

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
