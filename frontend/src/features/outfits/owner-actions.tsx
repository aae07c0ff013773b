import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, CalendarPlus, Copy, Pencil, Share, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Outfit } from '#shared/contract/outfits';
import { ActionButton, actionClasses } from '../../components/action-button.tsx';
import { ignoreSecondClick } from '../../components/ignore-second-click.ts';
import { notify, notifyError } from '../../components/notify.ts';
import { wardrobeQuery } from '../../data/wardrobe.ts';
import { api } from '../../lib/api.ts';
import { today } from '../../lib/today.ts';
import { EditOutfitDialog } from './edit-outfit-dialog.tsx';
import { prependOutfit, replaceOutfit } from './queries.ts';
import { Rating } from './rating.tsx';
import { RemixDialog } from './remix-dialog.tsx';
import { texts } from './texts.ts';

type Props = {
  outfit: Outfit;
  /** Shows another outfit, or an updated version of this one, in the same modal. */
  onShow: (outfit: Outfit) => void;
};

/** An outfit with the day on which it is worn. */
type Worn = Outfit & { lastWornOn: string };

/** The actions of an outfit's owner: rate, remix, plan, wear, edit, copy and share. */
export function OwnerActions({ outfit, onShow }: Props) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'remix' | 'edit'>();
  const [drawing, setDrawing] = useState(false);
  const params = { outfitId: outfit.id };
  const copy = useMutation({
    mutationFn: () => api.outfits.copyOutfit({ params }),
    onSuccess: (made) => {
      prependOutfit(client, made);
      onShow(made);
      return notify({ title: texts.copied });
    },
    onError: () => notifyError(texts.copyFailed),
  });
  const wear = useMutation({
    mutationFn: ({ id, lastWornOn }: Worn) =>
      api.outfits.wearOutfit({ params: { outfitId: id, date: lastWornOn } }),
    onSuccess: (_, worn) => {
      replaceOutfit(client, worn);
      void client.invalidateQueries({ queryKey: wardrobeQuery.queryKey });
      return notify({ title: texts.worn });
    },
    onError: () => notifyError(texts.wearFailed),
  });
  const isWorn = outfit.lastWornOn === today() || (wear.isSuccess && wear.variables.id === outfit.id);
  const share = async () => {
    setDrawing(true);
    try {
      const { drawOutfitPicture, shareOrSave } = await import('./outfit-picture.ts');
      await shareOrSave(await drawOutfitPicture(outfit));
    } catch {
      void notifyError(texts.shareFailed);
    }
    setDrawing(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 border-line border-y py-3">
      <Rating key={outfit.id} outfit={outfit} />
      <ActionButton onClick={() => setDialog('remix')}>
        <Shuffle aria-hidden size={16} />
        Remix
      </ActionButton>
      <Link to="/calendar" className={actionClasses}>
        <CalendarPlus aria-hidden size={16} />
        Add to Calendar
      </Link>
      <ActionButton
        disabled={wear.isPending || isWorn}
        onClick={() => wear.mutate({ ...outfit, lastWornOn: today() })}
      >
        <CalendarCheck aria-hidden size={16} />
        {isWorn ? 'Worn today' : 'Wore it today'}
      </ActionButton>
      <ActionButton onClick={() => setDialog('edit')}>
        <Pencil aria-hidden size={16} />
        Edit
      </ActionButton>
      {/* The copy replaces the outfit at once, so a second click would copy the copy. */}
      <ActionButton disabled={copy.isPending} onClick={ignoreSecondClick(() => copy.mutate())}>
        <Copy aria-hidden size={16} />
        Copy
      </ActionButton>
      <ActionButton disabled={drawing} onClick={share}>
        <Share aria-hidden size={16} />
        Share picture
      </ActionButton>
      {dialog === 'remix' && (
        <RemixDialog
          outfit={outfit}
          onClose={() => setDialog(undefined)}
          onRemixed={(remixed) => {
            setDialog(undefined);
            onShow(remixed);
          }}
        />
      )}
      {dialog === 'edit' && (
        <EditOutfitDialog
          outfit={outfit}
          onClose={() => setDialog(undefined)}
          onSaved={(saved) => {
            setDialog(undefined);
            onShow(saved);
          }}
        />
      )}
    </div>
  );
}
