import { ButtonLink } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';
import { t } from '../../../lib/t.ts';
import { CardGrid } from './card-grid.tsx';
import { useLikedOutfits } from './queries.ts';

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
