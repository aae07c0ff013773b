import type { ComponentProps } from 'react';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import { ButtonLink } from '../../../components/button.tsx';
import { CardPicture } from '../../../components/card-picture.tsx';
import { EmptyState } from '../../../components/list-states.tsx';
import { PhotoGrid, PhotoTile } from '../../../components/photo-grid.tsx';
import { t } from '../../../lib/t.ts';
import { useLikedOutfits } from './queries.ts';

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

/** The public outfits that the user likes. */
export const LikedOutfits = ({ onOpen }: { onOpen: (outfitId: string) => void }) => (
  <CardGrid
    label={t('Liked outfits')}
    query={useLikedOutfits()}
    failure={t('Failed to load liked outfits')}
    onOpen={onOpen}
    empty={
      <EmptyState text={t('No liked outfits yet. Those that you like are kept here.')}>
        <ButtonLink to="/community" look="outline">
          {t('Look around the community')}
        </ButtonLink>
      </EmptyState>
    }
  />
);
