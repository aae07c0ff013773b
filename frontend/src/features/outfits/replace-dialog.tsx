import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Slot, slotOf } from '#shared/catalog';
import type { Outfit } from '#shared/contract/outfits';
import { Button, ignoreSecondClick } from '../../components/button.tsx';
import { SmallDialog } from '../../components/dialogs.tsx';
import { FormButtons } from '../../components/form.tsx';
import { notify, notifyError } from '../../components/notify.ts';
import { selectedOutline } from '../../components/selectable-tile.tsx';
import { api } from '../../lib/api.ts';
import { catalogName, itemNameOf, nameOfCopy } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';
import { ItemPhoto } from '../photos/public/photos.tsx';

/** The copy of an item in an outfit. It was made together with the outfit. */
export type OutfitItem = Outfit['aiAnalysis']['outfitVisualization']['items'][number];
type Props = { outfit: Outfit; item: OutfitItem; onReplaced: (outfit: Outfit) => void; onClose: () => void };

/** Reads the pieces of the same category, or the others of the same slot, that could replace an item. */
const useAlternatives = (
  params: { outfitId: string; itemId: string },
  of: 'category' | 'slot',
  enabled: boolean,
) =>
  useQuery({
    queryKey: ['alternatives', params.outfitId, params.itemId, of],
    queryFn: () => api.outfits.listAlternatives({ params, query: { of } }),
    enabled,
    staleTime: 0,
    gcTime: 0,
  });

const otherNames: Record<Exclude<Slot, 'other'>, string> = {
  top: t('Other tops'),
  bottom: t('Other bottoms'),
  dress: t('Other dresses'),
  outerwear: t('Other outerwear'),
  shoes: t('Other shoes'),
  bag: t('Other bags'),
  accessory: t('Other accessories'),
};

/** Replaces an item of an outfit with another one from the wardrobe: of its category, or of its slot. */
export function ReplaceDialog({ outfit, item, onReplaced, onClose }: Props) {
  const [selectedId, setSelectedId] = useState<string>();
  const params = { outfitId: outfit.id, itemId: item.itemId };
  const slot = slotOf(item.category);
  const alternatives = useAlternatives(params, 'category', true);
  const [wantsOthers, setWantsOthers] = useState(false);
  const showsOthers = wantsOthers || alternatives.data?.length === 0;
  const others = useAlternatives(params, 'slot', showsOthers);
  // The button that asked for the others is gone, so the focus goes to what takes its place.
  const otherHeading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wantsOthers) otherHeading.current?.focus();
  }, [wantsOthers]);
  const replace = useMutation({
    mutationFn: (replacementId: string) => api.outfits.replaceItem({ params, body: { replacementId } }),
    onSuccess: (updated) => {
      void notify({ title: t('Item replaced!') });
      onReplaced(updated);
    },
    onError: () => notifyError(t('Failed to replace item')),
  });
  const choice = { selectedId, onSelect: setSelectedId };
  return (
    <SmallDialog title={t('Replace the {item}', { item: nameOfCopy(item.itemName) })} onClose={onClose}>
      <Choices label={t('Alternatives')} query={alternatives} {...choice}>
        <div role="status" className="grid gap-1">
          <p className="font-semibold">{t('No alternatives found')}</p>
          <p className="text-ink-soft">
            {t('Upload more {category} items to see alternatives', { category: catalogName(item.category) })}
          </p>
        </div>
      </Choices>
      {alternatives.data && slot !== 'other' && (
        <section className="grid gap-3">
          {showsOthers ? (
            <h3 ref={otherHeading} tabIndex={-1} className="font-sans font-semibold text-sm outline-none">
              {otherNames[slot]}
            </h3>
          ) : (
            <Button look="outline" onClick={() => setWantsOthers(true)} className="justify-self-start">
              {otherNames[slot]}
            </Button>
          )}
          <Choices label={otherNames[slot]} query={others} {...choice}>
            <p role="status" className="text-ink-soft text-sm">
              {t('None that you could wear instead')}
            </p>
          </Choices>
        </section>
      )}
      <FormButtons
        onCancel={onClose}
        disabled={!selectedId || replace.isPending}
        onClick={ignoreSecondClick(() => selectedId && replace.mutate(selectedId))}
      >
        {replace.isPending ? t('Replacing...') : t('Replace')}
      </FormButtons>
    </SmallDialog>
  );
}

type ChoicesProps = {
  label: string;
  query: ReturnType<typeof useAlternatives>;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  /** Shown if there are none. */
  children: ReactNode;
};

/** Photos of pieces as buttons. Selecting one calls `onSelect` with its id; at most one is selected. */
const Choices = ({ label, query, selectedId, onSelect, children }: ChoicesProps) => (
  <>
    {query.isLoading && <p role="status">{t('Looking through your wardrobe…')}</p>}
    {query.isError && <p role="alert">{t('Failed to load alternative items')}</p>}
    {query.data?.length === 0 && children}
    <ul aria-label={label} className="grid grid-cols-3 gap-3 empty:hidden">
      {query.data?.map((item) => (
        <li key={item.id}>
          <button
            type="button"
            aria-pressed={selectedId === item.id}
            onClick={() => onSelect(item.id)}
            className={`grid w-full gap-1.5 text-left outline-offset-2 ${selectedId === item.id ? selectedOutline : ''}`}
          >
            <ItemPhoto item={item} alt="" sizes="9rem" className="aspect-3/4 w-full" />
            <span className="truncate text-xs capitalize">{itemNameOf(item)}</span>
          </button>
        </li>
      ))}
    </ul>
  </>
);
