import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { itemNameOf } from '#shared/rules/item-name';
import { Button } from '../../components/button.tsx';
import { Notice } from '../../components/notice.tsx';
import { notify, notifyError } from '../../components/notify.ts';
import { Photo } from '../../data/photo.tsx';
import { api } from '../../lib/api.ts';
import { texts } from './texts.ts';

export type Piece = Outfit['aiAnalysis']['outfitVisualization']['items'][number];
type Props = { outfit: Outfit; piece: Piece; onReplaced: (outfit: Outfit) => void; onClose: () => void };

/** Offers other pieces of the same category in the place of one. */
export function ReplaceDialog({ outfit, piece, onReplaced, onClose }: Props) {
  const [chosen, setChosen] = useState<string>();
  const params = { outfitId: outfit.id, itemId: piece.itemId };
  const alternatives = useQuery({
    queryKey: ['alternatives', outfit.id, piece.itemId],
    queryFn: () => api.outfits.listAlternatives({ params }),
    staleTime: 0,
    gcTime: 0,
  });
  const replace = useMutation({
    mutationFn: (replacementId: string) => api.outfits.replaceItem({ params, body: { replacementId } }),
    onSuccess: (replaced) => {
      void notify({ title: texts.replaced });
      onReplaced(replaced);
    },
    onError: () => notifyError(texts.replaceFailed),
  });
  const { data: items } = alternatives;
  return (
    <Notice title={`Replace the ${piece.itemName}`} onClose={onClose}>
      {alternatives.isPending && <p role="status">Looking through your wardrobe…</p>}
      {alternatives.isError && <p role="alert">{texts.alternativesFailed}</p>}
      {items?.length === 0 && (
        <div role="status" className="grid gap-1">
          <p className="font-semibold">{texts.noAlternatives}</p>
          <p className="text-ink-soft">{texts.noAlternativesHint(piece.category)}</p>
        </div>
      )}
      {items && items.length > 0 && (
        <ul aria-label="Alternatives" className="grid grid-cols-3 gap-3">
          {items.map((item) => (
            <li key={item.id}>
              <button
                type="button"
                aria-pressed={chosen === item.id}
                onClick={() => setChosen(item.id)}
                className={`grid w-full gap-1.5 text-left outline-offset-2 ${chosen === item.id ? 'outline-2 outline-accent' : ''}`}
              >
                <Photo
                  path={item.imageUrl}
                  alt=""
                  sizes="9rem"
                  placeholder={item.image.placeholder}
                  className="aspect-3/4 w-full"
                />
                <span className="truncate text-xs capitalize">{itemNameOf(item)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button look="outline" onClick={onClose}>
          Cancel
        </Button>
        <Button disabled={!chosen || replace.isPending} onClick={() => chosen && replace.mutate(chosen)}>
          {replace.isPending ? 'Replacing...' : 'Replace'}
        </Button>
      </div>
    </Notice>
  );
}
