import type { ComponentProps } from 'react';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import { CardPicture } from '../../../components/card-picture.tsx';
import { PhotoGrid } from '../../../components/photo-grid.tsx';
import { PhotoTile } from '../../../components/photo-tile.tsx';

type Props = Omit<ComponentProps<typeof PhotoGrid<OutfitCard>>, 'children'> & {
  onOpen: (outfitId: string) => void;
};

/** Public outfits as a grid of pictures with their likes. */
export const CardGrid = ({ onOpen, ...grid }: Props) => (
  <PhotoGrid {...grid}>
    {(outfit) => (
      <PhotoTile outfit={outfit} isLiked={outfit.isLiked} onOpen={() => onOpen(outfit.id)}>
        <CardPicture outfit={outfit} widths={[17, 30, 46]} />
      </PhotoTile>
    )}
  </PhotoGrid>
);
