import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, CalendarPlus, Copy, Link2, Pencil, Share, Shuffle } from 'lucide-react';
import { type ComponentType, Suspense, useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { copyOutfitLink } from '../../components/copy-outfit-link.ts';
import { notify, notifyError } from '../../components/notify.ts';
import { MoreButton, RowButton } from '../../components/row-actions.tsx';
import { calendarChanged } from '../../data/calendar.ts';
import { wardrobeQuery } from '../../data/wardrobe.ts';
import { api } from '../../lib/api.ts';
import { withLimit } from '../../lib/error-texts.ts';
import { today } from '../../lib/today.ts';
import { OutfitFormDialog } from './outfit-form-dialog.tsx';
import { prependOutfit, replaceOutfit } from './queries.ts';
import { RemixDialog } from './remix-dialog.tsx';
import { texts } from './texts.ts';

/** The dialog that schedules an outfit, passed by the page. */
export type Scheduler = ComponentType<{ outfit: Outfit; onClose: () => void }>;

type Props = {
  outfit: Outfit;
  Scheduler: Scheduler;
  /** Shows another outfit, or an updated version of this one, in the same modal. */
  onShow: (outfit: Outfit) => void;
};

/** An outfit with the day on which it is worn. */
type Worn = Outfit & { lastWornOn: string };

/** The actions of an outfit's owner in one row: wear, share and remix; plan, edit and copy in the menu. */
export function OwnerActions({ outfit, Scheduler, onShow }: Props) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'remix' | 'edit' | 'schedule'>();
  const [drawing, setDrawing] = useState(false);
  const params = { outfitId: outfit.id };
  const copy = useMutation({
    mutationFn: () => api.outfits.copyOutfit({ params }),
    onSuccess: (made) => {
      prependOutfit(client, made);
      onShow(made);
      return notify({ title: texts.copied });
    },
    onError: (error) => notifyError(withLimit(texts.copyFailed, error)),
  });
  const wear = useMutation({
    mutationFn: ({ id, lastWornOn }: Worn) =>
      api.outfits.wearOutfit({ params: { outfitId: id, date: lastWornOn } }),
    onSuccess: (_, worn) => {
      replaceOutfit(client, worn);
      void client.invalidateQueries({ queryKey: wardrobeQuery.queryKey });
      void calendarChanged(client);
      return notify({ title: texts.worn });
    },
    onError: () => notifyError(texts.wearFailed),
  });
  const isWorn = outfit.lastWornOn === today() || (wear.isSuccess && wear.variables.id === outfit.id);
  const share = async () => {
    setDrawing(true);
    try {
      const { drawOutfitPicture, shareOrSave } = await import('./outfit-picture.ts');
      await shareOrSave(await drawOutfitPicture(outfit, client.getQueryData(wardrobeQuery.queryKey) ?? []));
    } catch {
      void notifyError(texts.shareFailed);
    }
    setDrawing(false);
  };
  const show = (changed: Outfit) => {
    setDialog(undefined);
    onShow(changed);
  };
  return (
    <div className="-mx-3 flex justify-between sm:justify-start">
      <RowButton
        disabled={wear.isPending || isWorn}
        onClick={() => wear.mutate({ ...outfit, lastWornOn: today() })}
      >
        <CalendarCheck aria-hidden size={18} />
        {isWorn ? 'Worn today' : 'Wore it today'}
      </RowButton>
      <RowButton disabled={drawing} onClick={share}>
        <Share aria-hidden size={18} />
        Share picture
      </RowButton>
      <RowButton onClick={() => setDialog('remix')}>
        <Shuffle aria-hidden size={18} />
        Remix
      </RowButton>
      <MoreButton
        entries={[
          { icon: CalendarPlus, text: 'Add to Calendar', onSelect: () => setDialog('schedule') },
          { icon: Pencil, text: 'Edit', onSelect: () => setDialog('edit') },
          { icon: Copy, text: 'Copy', onSelect: () => copy.mutate(), disabled: copy.isPending },
          ...(outfit.isPublic
            ? [{ icon: Link2, text: 'Copy link', onSelect: () => void copyOutfitLink(outfit.id) }]
            : []),
        ]}
      />
      {dialog === 'schedule' && (
        <Suspense fallback={null}>
          <Scheduler outfit={outfit} onClose={() => setDialog(undefined)} />
        </Suspense>
      )}
      {dialog === 'remix' && (
        <RemixDialog outfit={outfit} onClose={() => setDialog(undefined)} onRemixed={show} />
      )}
      {dialog === 'edit' && (
        <OutfitFormDialog
          name="Edit"
          outfit={outfit}
          save={(body) => api.outfits.updateOutfit({ params, body })}
          onClose={() => setDialog(undefined)}
          onSaved={show}
        />
      )}
    </div>
  );
}
