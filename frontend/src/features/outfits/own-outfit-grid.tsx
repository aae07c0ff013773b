import type { ComponentProps } from 'react';
import { ButtonLink } from '../../components/button.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { PhotoGrid, tileSizes } from '../../components/photo-grid.tsx';
import { PhotoTile } from '../../components/photo-tile.tsx';
import { Collage } from './collage.tsx';
import { OutfitModal } from './outfit-modal-lazy.ts';
import { useOutfit, useOutfits } from './queries.ts';
import { texts } from './texts.ts';
import { useOpenOutfit } from './use-open-outfit.ts';

type Props = Pick<ComponentProps<typeof OutfitModal>, 'Scheduler' | 'comments'> & {
  visibility?: 'private';
  /** Whether the tab is visible: only then does it show the outfit in the query string. */
  isOpen: boolean;
};

/** The user's outfits, all or the private ones, as a grid of pictures with their likes. */
export function OwnOutfitGrid({ Scheduler, comments, visibility, isOpen }: Props) {
  const query = useOutfits(visibility);
  const { openOutfitId, openOutfit, showInstead, closeOutfit } = useOpenOutfit();
  const listed = query.data?.pages.flatMap(({ items }) => items).find(({ id }) => id === openOutfitId);
  const { data: read } = useOutfit(isOpen && query.data && !listed ? openOutfitId : null);
  const opened = listed ?? read;
  return (
    <>
      <PhotoGrid
        label={visibility ? 'Private outfits' : 'All my outfits'}
        query={query}
        failure={texts.loadFailed}
        empty={
          visibility ? (
            <EmptyState text={texts.noPrivate} />
          ) : (
            <EmptyState text={texts.empty}>
              <ButtonLink to="/outfits">Generate Outfit</ButtonLink>
            </EmptyState>
          )
        }
        shows={({ isPublic }) => !visibility || !isPublic}
      >
        {(outfit) => (
          <PhotoTile
            title={outfit.title}
            likesCount={outfit.likesCount}
            isPrivate={!outfit.isPublic}
            onOpen={() => openOutfit(outfit.id)}
          >
            <Collage outfit={outfit} sizes={tileSizes} />
          </PhotoTile>
        )}
      </PhotoGrid>
      {isOpen && opened && (
        <OutfitModal
          key={opened.id}
          outfit={opened}
          Scheduler={Scheduler}
          comments={comments}
          onClose={closeOutfit}
          onOther={({ id }) => showInstead(id)}
        />
      )}
    </>
  );
}
