import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { outfitTitle } from '../../components/in-language.tsx';
import { LoadError } from '../../components/list-states.tsx';
import { api } from '../../lib/api.ts';
import { t } from '../../lib/t.ts';
import { FlatLay } from '../photos/public/flat-lay.tsx';
import { OutfitModal } from './outfit-modal-lazy.ts';
import { withItemKey } from './queries.ts';
import { texts } from './texts.ts';

/** Lists the user's outfits that contain an item. */
export function OutfitsWithItem({ itemId }: { itemId: string }) {
  const [shownId, setShownId] = useState<string>();
  const {
    data: outfits,
    isPending,
    isLoadingError,
    refetch,
  } = useQuery({
    queryKey: [...withItemKey, itemId],
    queryFn: () => api.outfits.listOutfitsWith({ params: { itemId } }),
    // Other pages create and delete outfits without updating this query.
    staleTime: 0,
  });
  const shown = outfits?.find(({ id }) => id === shownId);
  return (
    <section aria-labelledby="outfits-with" className="grid gap-6 pt-20">
      <h2 id="outfits-with" className="text-3xl">
        {t('In these outfits')}
      </h2>
      {isPending && (
        <div role="status" aria-label={t('Loading outfits')} className="h-40 animate-pulse bg-sunken" />
      )}
      {isLoadingError && <LoadError text={texts.loadFailed} onRetry={refetch} />}
      {outfits?.length === 0 && (
        <p className="text-ink-soft">{t('It is in no outfit yet. Ask for one on the Outfits page.')}</p>
      )}
      {outfits && outfits.length > 0 && (
        <ul className="grid at-most-2 gap-x-4 gap-y-8 sm:at-most-3 lg:at-most-4">
          {outfits.map((outfit) => (
            <li key={outfit.id}>
              <button
                type="button"
                aria-haspopup="dialog"
                onClick={() => setShownId(outfit.id)}
                className="group grid w-full gap-3 text-left"
              >
                <FlatLay pieces={outfit.aiAnalysis.outfitVisualization.items} />
                <h3 className="text-xl underline-offset-4 group-hover:underline">{outfitTitle(outfit)}</h3>
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown && <OutfitModal outfit={shown} onClose={() => setShownId(undefined)} />}
    </section>
  );
}
