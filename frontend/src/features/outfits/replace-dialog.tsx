import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { Button } from '../../components/button.tsx';
import { ignoreSecondClick } from '../../components/ignore-second-click.ts';
import { notify, notifyError } from '../../components/notify.ts';
import { SmallDialog } from '../../components/small-dialog.tsx';
import { api } from '../../lib/api.ts';
import { itemNameOf, nameOfCopy } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';
import { ItemPhoto } from '../photos/public/item-photo.tsx';
import { texts } from './texts.ts';

/** The copy of an item in an outfit. It was made together with the outfit. */
export type OutfitItem = Outfit['aiAnalysis']['outfitVisualization']['items'][number];
type Props = { outfit: Outfit; item: OutfitItem; onReplaced: (outfit: Outfit) => void; onClose: () => void };

/** Replaces an item of an outfit with another one of the same category from the wardrobe. */
export function ReplaceDialog({ outfit, item, onReplaced, onClose }: Props) {
  const [selectedId, setSelectedId] = useState<string>();
  const params = { outfitId: outfit.id, itemId: item.itemId };
  const alternatives = useQuery({
    queryKey: ['alternatives', outfit.id, item.itemId],
    queryFn: () => api.outfits.listAlternatives({ params }),
    staleTime: 0,
    gcTime: 0,
  });
  const replace = useMutation({
    mutationFn: (replacementId: string) => api.outfits.replaceItem({ params, body: { replacementId } }),
    onSuccess: (updated) => {
      void notify({ title: texts.replaced });
      onReplaced(updated);
    },
    onError: () => notifyError(texts.replaceFailed),
  });
  const { data: items } = alternatives;
  return (
    <SmallDialog title={t('Replace the {item}', { item: nameOfCopy(item.itemName) })} onClose={onClose}>
      {alternatives.isPending && <p role="status">{t('Looking through your wardrobe…')}</p>}
      {alternatives.isError && <p role="alert">{texts.alternativesFailed}</p>}
      {items?.length === 0 && (
        <div role="status" className="grid gap-1">
          <p className="font-semibold">{texts.noAlternatives}</p>
          <p className="text-ink-soft">{texts.noAlternativesHint(item.category)}</p>
        </div>
      )}
      {items && items.length > 0 && (
        <ul aria-label={t('Alternatives')} className="grid grid-cols-3 gap-3">
          {items.map((alternative) => (
            <li key={alternative.id}>
              <button
                type="button"
                aria-pressed={selectedId === alternative.id}
                onClick={() => setSelectedId(alternative.id)}
                className={`grid w-full gap-1.5 text-left outline-offset-2 ${selectedId === alternative.id ? 'outline-2 outline-accent' : ''}`}
              >
                <ItemPhoto item={alternative} alt="" sizes="9rem" className="aspect-3/4 w-full" />
                <span className="truncate text-xs capitalize">{itemNameOf(alternative)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button look="outline" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button
          disabled={!selectedId || replace.isPending}
          onClick={ignoreSecondClick(() => selectedId && replace.mutate(selectedId))}
        >
          {replace.isPending ? t('Replacing...') : t('Replace')}
        </Button>
      </div>
    </SmallDialog>
  );
}
