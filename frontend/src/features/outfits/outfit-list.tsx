import { type ComponentProps, useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog-lazy.ts';
import { EmptyState } from '../../components/empty-state.tsx';
import { LoadError } from '../../components/load-error.tsx';
import { LoadingTiles } from '../../components/loading-tiles.tsx';
import { OutfitCard } from './outfit-card.tsx';
import { OutfitModal } from './outfit-modal-lazy.ts';
import { useOutfits, useRemoveOutfit, useSetVisibility } from './queries.ts';
import { texts } from './texts.ts';
import { useOpenOutfit } from './use-open-outfit.ts';

const grid = 'grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3';

type Props = {
  /** Whether the tab is visible: only then does it show the outfit in the query string. */
  isOpen: boolean;
} & Pick<ComponentProps<typeof OutfitModal>, 'comments' | 'Scheduler'>;

/** The user's outfits. */
export function OutfitList({ isOpen, Scheduler, comments }: Props) {
  const {
    data,
    isPending,
    isLoadingError,
    refetch,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
    isFetchNextPageError,
  } = useOutfits();
  const { openOutfitId, openOutfit, showInstead, closeOutfit } = useOpenOutfit();
  const [toDelete, setToDelete] = useState<Outfit>();
  const remove = useRemoveOutfit();
  const setVisibility = useSetVisibility();

  if (isPending) return <LoadingTiles label="Loading outfits" count={3} className={grid} />;
  if (isLoadingError) return <LoadError text={texts.loadFailed} onRetry={refetch} />;
  const outfits = data.pages.flatMap(({ items }) => items);
  if (outfits.length === 0 && !hasNextPage) return <EmptyState text={texts.empty} />;
  const opened = outfits.find(({ id }) => id === openOutfitId);
  return (
    <>
      <ul className={grid}>
        {outfits.map((outfit) => (
          <li key={outfit.id}>
            <OutfitCard
              outfit={outfit}
              onOpen={() => openOutfit(outfit.id)}
              onDelete={() => setToDelete(outfit)}
              onVisibility={(isPublic) => setVisibility.mutate({ outfitId: outfit.id, isPublic })}
            />
          </li>
        ))}
      </ul>
      {isFetchNextPageError && !isFetchingNextPage ? (
        <LoadError text={texts.loadFailed} onRetry={fetchNextPage} />
      ) : (
        hasNextPage && (
          <div className="grid justify-items-center pt-14">
            <Button look="outline" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {isFetchingNextPage ? 'Loading...' : 'Show more'}
            </Button>
          </div>
        )
      )}
      {isOpen && opened && (
        <OutfitModal
          outfit={opened}
          Scheduler={Scheduler}
          onClose={closeOutfit}
          comments={comments}
          onOther={({ id }) => showInstead(id)}
        />
      )}
      {toDelete && (
        <ConfirmDialog
          title="Delete this outfit?"
          text={texts.confirmDelete}
          action="Delete"
          onCancel={() => setToDelete(undefined)}
          onConfirm={() => {
            remove.mutate({ outfitId: toDelete.id });
            setToDelete(undefined);
          }}
        />
      )}
    </>
  );
}
