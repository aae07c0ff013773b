import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import { PhotoGrid, tileSizes } from '../../../components/photo-grid.tsx';
import { PhotoTile } from '../../../components/photo-tile.tsx';
import { ResponsiveImage } from '../../../components/responsive-image.tsx';

type Props = {
  label: string;
  query: UseInfiniteQueryResult<InfiniteData<{ items: OutfitCard[] }>>;
  failure: string;
  empty: ReactNode;
  onOpen: (outfitId: string) => void;
};

/** Public outfits as a grid of pictures with their likes. */
export const CardGrid = ({ onOpen, ...grid }: Props) => (
  <PhotoGrid {...grid}>
    {(outfit) => (
      <PhotoTile
        title={outfit.title}
        likesCount={outfit.likesCount}
        isLiked={outfit.isLiked}
        onOpen={() => onOpen(outfit.id)}
      >
        <Picture outfit={outfit} />
      </PhotoTile>
    )}
  </PhotoGrid>
);

const shapes = ['', '', 'grid-cols-2', 'grid-cols-2 grid-rows-2', 'grid-cols-2 grid-rows-2'];
/** The picture of the whole outfit, or the photos of up to four of its pieces. */
function Picture({ outfit: { imageUrl, pieces } }: { outfit: OutfitCard }) {
  const urls = imageUrl ? [imageUrl] : pieces.map(({ url }) => url);
  return (
    <span className={`grid aspect-3/4 gap-px overflow-hidden bg-line ${shapes[urls.length] ?? ''}`}>
      {(urls.length ? urls : [null]).map((url, index) => (
        <ResponsiveImage
          // biome-ignore lint/suspicious/noArrayIndexKey: a place keeps its picture, whose URL is signed anew at times
          key={index}
          url={url}
          alt=""
          sizes={tileSizes}
          className={`h-full min-h-0 w-full ${urls.length === 3 && index === 0 ? 'row-span-2' : ''}`}
        />
      ))}
    </span>
  );
}
