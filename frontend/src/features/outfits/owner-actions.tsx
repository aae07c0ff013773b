import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CalendarCheck, CalendarPlus, Copy, Pencil, Share, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Outfit } from '#shared/contract/outfits';
import { Action, actionLook } from '../../components/action.tsx';
import { firstPress } from '../../components/first-press.ts';
import { notify, notifyError } from '../../components/notify.ts';
import { wardrobeQuery } from '../../data/wardrobe.ts';
import { api } from '../../lib/api.ts';
import { today } from '../../lib/today.ts';
import { NoteForm } from './note-form.tsx';
import { prependOutfit } from './queries.ts';
import { Rating } from './rating.tsx';
import { RemixDialog } from './remix-dialog.tsx';
import { texts } from './texts.ts';

type Props = {
  outfit: Outfit;
  /** Shows another outfit, or another version of it, in the place of this one. */
  onShow: (outfit: Outfit) => void;
};

/** What the owner of an outfit can do with it. */
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
    mutationFn: (outfitId: string) => api.outfits.wearOutfit({ params: { outfitId, date: today() } }),
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: wardrobeQuery.queryKey });
      return notify({ title: texts.worn });
    },
    onError: () => notifyError(texts.wearFailed),
  });
  const isWorn = wear.isSuccess && wear.variables === outfit.id;
  const share = async () => {
    setDrawing(true);
    try {
      const { drawBoard, shareOrSave } = await import('./board-picture.ts');
      await shareOrSave(await drawBoard(outfit));
    } catch {
      void notifyError(texts.shareFailed);
    }
    setDrawing(false);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-1 gap-y-2 border-line border-y py-3">
      <Rating key={outfit.id} outfit={outfit} />
      <Action onClick={() => setDialog('remix')}>
        <Shuffle aria-hidden size={16} />
        Remix
      </Action>
      <Link to="/calendar" className={actionLook}>
        <CalendarPlus aria-hidden size={16} />
        Add to Calendar
      </Link>
      <Action disabled={wear.isPending || isWorn} onClick={() => wear.mutate(outfit.id)}>
        <CalendarCheck aria-hidden size={16} />
        {isWorn ? 'Worn today' : 'Wore it today'}
      </Action>
      <Action onClick={() => setDialog('edit')}>
        <Pencil aria-hidden size={16} />
        Edit
      </Action>
      {/* The second press of a double click would copy the copy. */}
      <Action disabled={copy.isPending} onClick={firstPress(() => copy.mutate())}>
        <Copy aria-hidden size={16} />
        Copy
      </Action>
      <Action disabled={drawing} onClick={share}>
        <Share aria-hidden size={16} />
        Share picture
      </Action>
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
        <NoteForm
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
