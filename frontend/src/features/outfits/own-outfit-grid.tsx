import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/list-states.tsx';
import { PhotoGrid, PhotoTile } from '../../components/photo-grid.tsx';
import { t } from '../../lib/t.ts';
import { FlatLay } from '../photos/public/flat-lay.tsx';
import { OpenedOutfit } from './outfit-modal-lazy.ts';
import { useOutfits } from './queries.ts';
import { texts } from './texts.ts';
import { useOpenOutfit } from './use-open-outfit.ts';

type Props = {
  visibility?: 'private';
  /** Whether the tab is open. Only an open tab shows the outfit of the query string. */
  isOpen: boolean;
};

/** The user's outfits, all or only the private ones, as a grid of pictures with their likes. */
export function OwnOutfitGrid({ visibility, isOpen }: Props) {
  const query = useOutfits(visibility);
  const { opened, openOutfit } = useOpenOutfit();
  return (
    <>
      <PhotoGrid
        label={visibility ? t('Private outfits') : t('All my outfits')}
        query={query}
        failure={texts.loadFailed}
        empty={
          visibility ? (
            <EmptyState text={t('No private outfits. What you make private is kept here, for you alone.')} />
          ) : (
            <EmptyState text={texts.empty}>
              <ButtonLink to="/outfits">{t('Generate Outfit')}</ButtonLink>
            </EmptyState>
          )
        }
        shows={({ isPublic }) => !visibility || !isPublic}
      >
        {(outfit) => (
          <PhotoTile outfit={outfit} isPrivate={!outfit.isPublic} onOpen={() => openOutfit(outfit.id)}>
            <FlatLay pieces={outfit.aiAnalysis.outfitVisualization.items} />
          </PhotoTile>
        )}
      </PhotoGrid>
      {isOpen && opened && (
        <OpenedOutfit
          key={opened.outfitId}
          {...opened}
          listed={query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === opened.outfitId)}
        />
      )}
    </>
  );
}
