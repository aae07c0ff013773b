import { useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { Button } from '../../components/button.tsx';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Failure } from '../../components/failure.tsx';
import { OutfitCard } from './outfit-card.tsx';
import { OutfitModal } from './outfit-modal.tsx';
import { useOutfits, useRemoveOutfit, useSetVisibility } from './queries.ts';
import { useShownOutfit } from './shown-outfit.ts';
import { texts } from './texts.ts';

const grid = 'grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3';

/** My Outfits; while it is open, an outfit in the address lies over it. */
export function OutfitList({ isOpen }: { isOpen: boolean }) {
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
  const { shownId, show, hide } = useShownOutfit();
  const [leaving, setLeaving] = useState<Outfit>();
  const remove = useRemoveOutfit();
  const setVisibility = useSetVisibility();

  if (isPending) return <LoadingOutfits />;
  if (isLoadingError) return <Failure text={texts.loadFailed} onRetry={refetch} />;
  const outfits = data.pages.flatMap(({ items }) => items);
  if (outfits.length === 0 && !hasNextPage) return <EmptyState text={texts.empty} />;
  const shown = outfits.find(({ id }) => id === shownId);
  return (
    <>
      <ul className={grid}>
        {outfits.map((outfit) => (
          <li key={outfit.id}>
            <OutfitCard
              outfit={outfit}
              onOpen={() => show(outfit.id)}
              onDelete={() => setLeaving(outfit)}
              onVisibility={(isPublic) => setVisibility.mutate({ outfitId: outfit.id, isPublic })}
            />
          </li>
        ))}
      </ul>
      {isFetchNextPageError && !isFetchingNextPage ? (
        <Failure text={texts.loadFailed} onRetry={fetchNextPage} />
      ) : (
        hasNextPage && (
          <div className="grid justify-items-center pt-14">
            <Button look="outline" disabled={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {isFetchingNextPage ? 'Loading...' : 'Show more'}
            </Button>
          </div>
        )
      )}
      {isOpen && shown && <OutfitModal outfit={shown} onClose={hide} />}
      {leaving && (
        <ConfirmDialog
          title="Delete this outfit?"
          text={texts.confirmDelete}
          action="Delete"
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            remove.mutate({ outfitId: leaving.id });
            setLeaving(undefined);
          }}
        />
      )}
    </>
  );
}

const LoadingOutfits = () => (
  <div role="status" aria-label="Loading outfits" className={grid}>
    {Array.from({ length: 3 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never change places
      <div key={index} className="aspect-3/4 animate-pulse bg-sunken" />
    ))}
  </div>
);
