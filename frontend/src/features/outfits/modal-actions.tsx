import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  CalendarCheck,
  CalendarDays,
  CalendarPlus,
  Copy,
  FolderPlus,
  Link2,
  Pencil,
  Share,
  Shuffle,
} from 'lucide-react';
import { useState } from 'react';
import type { Outfit } from '#shared/contract/outfits';
import { copyOutfitLink } from '../../components/copy-outfit-link.ts';
import { notify, notifyError } from '../../components/notify.ts';
import { MoreButton, RowButton } from '../../components/row-actions.tsx';
import { refetchInAllTabs } from '../../data/cache-changes.ts';
import { calendarChanged } from '../../data/calendar.ts';
import { wardrobeQuery, wornDaysChanged } from '../../data/wardrobe.ts';
import { api } from '../../lib/api.ts';
import { withLimit } from '../../lib/error-texts.ts';
import { t } from '../../lib/t.ts';
import { today } from '../../lib/today.ts';
import { AddToCalendar } from '../calendar/public/add-to-calendar-lazy.ts';
import { CollectDialog } from '../collections/public/collect-dialog-lazy.ts';
import { WornDaysDialog } from '../wear/public/worn-days-dialog-lazy.ts';
import { OutfitFormDialog } from './outfit-form-dialog.tsx';
import { prependOutfit, replaceOutfit } from './queries.ts';
import { RemixDialog } from './remix-dialog.tsx';

type Props = {
  outfit: Outfit;
  /** Shows another outfit, or an updated version of this one, in the same modal. */
  onShow: (outfit: Outfit) => void;
};

/** An outfit with the last day on which it was worn. */
type Worn = Outfit & { lastWornOn: string };

/** Updates the cached outfits, clothes and calendar after a day was recorded as worn or taken back. */
function wornChanged(client: QueryClient, outfit: Outfit) {
  replaceOutfit(client, outfit);
  void refetchInAllTabs(client, wardrobeQuery.queryKey);
  void calendarChanged(client);
}

/** The actions of an outfit's owner. Wear, share and remix are in one row. Plan, edit and copy are in the menu. */
export function OwnerActions({ outfit, onShow }: Props) {
  const client = useQueryClient();
  const [dialog, setDialog] = useState<'remix' | 'edit' | 'schedule' | 'wear' | 'collect'>();
  const close = () => setDialog(undefined);
  const params = { outfitId: outfit.id };
  const copy = useMutation({
    mutationFn: () => api.outfits.copyOutfit({ params }),
    onSuccess: (made) => {
      prependOutfit(client, made);
      onShow(made);
      return notify({ title: t('Outfit copied') });
    },
    onError: (error) => notifyError(withLimit(t('Failed to copy outfit'), error)),
  });
  const wear = useMutation({
    mutationFn: ({ id, lastWornOn }: Worn) =>
      api.outfits.wearOutfit({ params: { outfitId: id, date: lastWornOn } }),
    onSuccess: (_, worn) => {
      wornChanged(client, worn);
      void wornDaysChanged(client);
      return notify({ title: t('Counted as worn today') });
    },
    onError: () => notifyError(t('Failed to count the outfit as worn')),
  });
  const showWorn = (changed: Outfit) => {
    wornChanged(client, changed);
    wear.reset();
    onShow(changed);
  };
  const isWorn = outfit.lastWornOn === today() || (wear.isSuccess && wear.variables.id === outfit.id);
  const share = useMutation({
    mutationFn: async () => {
      const { drawOutfitPicture, shareOrSave } = await import('./outfit-picture.ts');
      await shareOrSave(await drawOutfitPicture(outfit, client.getQueryData(wardrobeQuery.queryKey) ?? []));
    },
    onError: () => notifyError(t('The picture could not be made. Please try again.')),
  });
  const show = (changed: Outfit) => {
    close();
    onShow(changed);
  };
  return (
    <div className="-mx-3 flex justify-between sm:justify-start">
      <RowButton
        disabled={wear.isPending || isWorn}
        onClick={() => wear.mutate({ ...outfit, lastWornOn: today() })}
      >
        <CalendarCheck aria-hidden size={18} />
        {isWorn ? t('Worn today') : t('Wore it today')}
      </RowButton>
      <RowButton disabled={share.isPending} onClick={() => share.mutate()}>
        <Share aria-hidden size={18} />
        {t('Share picture')}
      </RowButton>
      <RowButton onClick={() => setDialog('remix')}>
        <Shuffle aria-hidden size={18} />
        {t('Remix')}
      </RowButton>
      <MoreButton
        entries={[
          { icon: CalendarDays, text: t('Wore it another day...'), onSelect: () => setDialog('wear') },
          { icon: CalendarPlus, text: t('Add to Calendar'), onSelect: () => setDialog('schedule') },
          { icon: FolderPlus, text: t('Add to collection'), onSelect: () => setDialog('collect') },
          { icon: Pencil, text: t('Edit'), onSelect: () => setDialog('edit') },
          { icon: Copy, text: t('Copy'), onSelect: () => copy.mutate(), disabled: copy.isPending },
          ...(outfit.isPublic
            ? [{ icon: Link2, text: t('Copy link'), onSelect: () => void copyOutfitLink(outfit.id) }]
            : []),
        ]}
      />
      {dialog === 'schedule' && <AddToCalendar outfit={outfit} onClose={close} />}
      {dialog === 'collect' && <CollectDialog outfitId={outfit.id} onClose={close} />}
      {dialog === 'wear' && (
        <WornDaysDialog
          wasWorn={({ outfitIds }) => outfitIds.includes(outfit.id)}
          record={async (date) => {
            await api.outfits.wearOutfit({ params: { ...params, date } });
            showWorn(await api.outfits.getOutfit({ params }));
          }}
          takeBack={async (date) =>
            showWorn(await api.outfits.takeBackOutfitWear({ params: { ...params, date } }))
          }
          onClose={close}
        />
      )}
      {dialog === 'remix' && <RemixDialog outfit={outfit} onClose={close} onRemixed={show} />}
      {dialog === 'edit' && (
        <OutfitFormDialog
          name={t('Edit')}
          outfit={outfit}
          save={({ title, notes }) =>
            api.outfits.updateOutfit({ params, body: title === outfit.title ? { notes } : { title, notes } })
          }
          onClose={close}
          onSaved={show}
        />
      )}
    </div>
  );
}
