import { useState } from 'react';
import type { Collection } from '#shared/contract/collections';
import { CardPicture } from '../components/card-picture.tsx';
import { EmptyState } from '../components/list-states.tsx';
import { PageHeading } from '../components/page-heading.tsx';
import { PhotoGrid, PhotoTile } from '../components/photo-grid.tsx';
import { Collections } from '../features/collections/collections.tsx';
import { useCollected } from '../features/collections/queries.ts';
import { CommunityOutfitModal } from '../features/community/outfit/outfit-modal-lazy.ts';
import { OpenedOutfit } from '../features/outfits/outfit-modal-lazy.ts';
import { useOpenOutfit } from '../features/outfits/use-open-outfit.ts';
import { FlatLay } from '../features/photos/public/flat-lay.tsx';
import { t } from '../lib/t.ts';

/** The page `/collections`: the user's collections, and the outfits of the one in the address. */
export const CollectionsPage = () => (
  <div className="page-width pb-24">
    <PageHeading title={t('Collections')} tagline={t('Outfits of yours and of others, kept by name.')} />
    <Collections outfitsOf={(open) => <Outfits key={open.id} collection={open} />} />
  </div>
);

/** The outfits of a collection: own ones as they are in the wardrobe, others' as the community shows them. */
function Outfits({ collection }: { collection: Collection }) {
  const query = useCollected(collection);
  const { opened, openOutfit } = useOpenOutfit();
  const listed = query.data?.pages.flatMap(({ items }) => items).find((each) => each.id === opened?.outfitId);
  // An outfit that is taken out of the collection stays open.
  const [last, setLast] = useState(listed);
  if (listed && listed !== last) setLast(listed);
  const shown = listed ?? (last?.id === opened?.outfitId ? last : undefined);
  return (
    <>
      <PhotoGrid
        label={collection.name}
        query={query}
        failure={t('Failed to load outfits')}
        empty={
          <EmptyState
            text={t('There is nothing in it. Open an outfit and choose “Add to collection” under More.')}
          />
        }
      >
        {(outfit) =>
          'author' in outfit ? (
            <PhotoTile outfit={outfit} isLiked={outfit.isLiked} onOpen={() => openOutfit(outfit.id)}>
              <CardPicture outfit={outfit} widths={[17, 30, 46]} />
            </PhotoTile>
          ) : (
            <PhotoTile outfit={outfit} isPrivate={!outfit.isPublic} onOpen={() => openOutfit(outfit.id)}>
              <FlatLay pieces={outfit.aiAnalysis.outfitVisualization.items} />
            </PhotoTile>
          )
        }
      </PhotoGrid>
      {opened &&
        query.data &&
        (shown && 'author' in shown ? (
          <CommunityOutfitModal {...opened} />
        ) : (
          <OpenedOutfit key={opened.outfitId} {...opened} listed={shown} />
        ))}
    </>
  );
}
