import {
  Archive,
  ArchiveRestore,
  CalendarCheck,
  CalendarDays,
  Eraser,
  Image as ImageIcon,
  Pencil,
  Scissors,
  Trash2,
  WashingMachine,
} from 'lucide-react';
import { useState } from 'react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { Button } from '../../../components/button.tsx';
import { useOwnId } from '../../../data/user-id.ts';
import { catalogName, itemNameOf, shownName } from '../../../lib/catalog-name.ts';
import { costPerWear, formatMoney } from '../../../lib/money.ts';
import { shortDate } from '../../../lib/short-date.ts';
import { plural, t } from '../../../lib/t.ts';
import { today } from '../../../lib/today.ts';
import { ItemPhoto } from '../../photos/public/photos.tsx';
import { WornDaysDialog } from '../../wear/public/worn-days-dialog-lazy.ts';
import { ArchiveMenu, useBringBack } from '../public/archive-menu.tsx';
import { useUpdateItems, useWearOn, useWearToday } from '../queries.ts';
import { removeItems } from '../remove-items.ts';
import { CropButton } from './crop-button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.ts';
import { ItemStateBadge } from './item-state-badge.tsx';
import { useLaundry } from './laundry.ts';
import { TouchUpDialog } from './photo-dialogs.ts';
import { StylistWishes } from './stylist-wishes.tsx';

/** Shows all data of an item, with the actions on it. */
export function ItemDetails({ item, onRemoved }: { item: ClothingItem; onRemoved: () => void }) {
  const userId = useOwnId();
  const bringBack = useBringBack([item]);
  const laundry = useLaundry([item]);
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  return (
    <div className="grid gap-8 md:grid-cols-2 lg:gap-16">
      <div className="grid gap-2 self-start">
        <div className="relative">
          <ItemPhoto
            item={item}
            alt={itemNameOf(item)}
            sizes="(width >= 64rem) 38rem, (width >= 48rem) 46vw, 100vw"
            isMain
            className="aspect-3/4 w-full"
          />
          <ItemStateBadge item={item} />
        </div>
        <PhotoActions item={item} />
      </div>
      <div className="grid content-start gap-8">
        <header className="grid gap-2">
          <h1 className="text-[min(3rem,13vw)] capitalize lg:text-6xl">{itemNameOf(item)}</h1>
          <p className="text-ink-soft capitalize">
            {[catalogName(item.style), item.brand].filter(Boolean).join(' · ')}
          </p>
        </header>
        {item.description && <p className="max-w-prose text-lg">{item.description}</p>}
        <Wearing item={item} />
        <Facts item={item} />
        {!item.archiveReason && <StylistWishes item={item} />}
        <div className="border-line border-t pt-4">
          <div className="-mx-3 flex flex-wrap gap-1">
            <Button look="quiet" onClick={() => setDialog('edit')}>
              <Pencil aria-hidden size={16} />
              {t('Edit')}
            </Button>
            {item.archiveReason ? (
              <Button look="quiet" onClick={bringBack}>
                <ArchiveRestore aria-hidden size={16} />
                {t('Back into the wardrobe')}
              </Button>
            ) : (
              <>
                <Button look="quiet" onClick={laundry.change}>
                  <WashingMachine aria-hidden size={16} />
                  {laundry.name}
                </Button>
                <ArchiveMenu items={[item]}>
                  <Archive aria-hidden size={16} />
                  {t('Archive')}
                </ArchiveMenu>
              </>
            )}
            <Button look="quiet" className="text-danger-text" onClick={() => setDialog('delete')}>
              <Trash2 aria-hidden size={16} />
              {t('Delete')}
            </Button>
          </div>
        </div>
      </div>
      {dialog === 'edit' && <EditDialog items={[item]} onClose={() => setDialog(undefined)} />}
      {dialog === 'delete' && (
        <DeleteDialog
          items={[item]}
          onConfirm={() => {
            removeItems(userId, [item]);
            onRemoved();
          }}
          onClose={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

/** The buttons for the photo: cut out or with its background, cropped, and touched up. Says if the background was kept. */
function PhotoActions({ item }: { item: ClothingItem }) {
  const update = useUpdateItems();
  const [touchesUp, setTouchesUp] = useState(false);
  const { cutOut, showsBackground = false } = item;
  const isKept = cutOut?.state === 'kept' || (cutOut?.isUnsure && showsBackground);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-5">
      {cutOut?.state === 'made' && (
        <Button
          look="quiet"
          className="-ml-3"
          onClick={() => update.mutate({ items: [item], changes: { showsBackground: !showsBackground } })}
        >
          {showsBackground ? <Scissors aria-hidden size={16} /> : <ImageIcon aria-hidden size={16} />}
          {showsBackground ? t('Cut out') : t('Show the background')}
        </Button>
      )}
      <CropButton item={item} />
      {cutOut && (
        <Button look="quiet" className="-ml-3" onClick={() => setTouchesUp(true)}>
          <Eraser aria-hidden size={16} />
          {t('Touch up')}
        </Button>
      )}
      {touchesUp && <TouchUpDialog item={item} onClose={() => setTouchesUp(false)} />}
      {isKept && <p className="text-ink-soft text-sm">{t('Background kept')}</p>}
    </div>
  );
}

/** An item's wear count, last wear and cost per wear. Unless it is archived, buttons record a wear today or another day. */
function Wearing({ item }: { item: ClothingItem }) {
  const wear = useWearToday();
  const otherDays = useWearOn(item.id);
  const [asksDays, setAsksDays] = useState(false);
  const wornToday = item.lastWornOn === today();
  // Not shown for an item that was never worn, because it would equal the price, which is listed as well.
  const cost = item.timesWorn > 0 ? costPerWear(item) : null;
  return (
    <section aria-label={t('Wearing')} className="grid gap-5 border border-line bg-surface p-5">
      <dl aria-live="polite" className="grid [--least:5rem] at-most-3 gap-3">
        <Figure name={t('Worn')} value={plural(item.timesWorn, '{count} time', '{count} times')} />
        <Figure name={t('Last worn')} value={item.lastWornOn ? shortDate(item.lastWornOn) : t('Never')} />
        <Figure name={t('Cost per wear')} value={cost === null ? '–' : formatMoney(cost, item.currency)} />
      </dl>
      {!item.archiveReason && (
        <div className="grid gap-1">
          <Button
            look={wornToday ? 'outline' : 'primary'}
            aria-pressed={wornToday}
            disabled={wear.isPending}
            onClick={() => wear.mutate(item)}
          >
            <CalendarCheck aria-hidden size={18} />
            {wornToday ? t('Worn today · Undo') : t('Wore it today')}
          </Button>
          <Button look="quiet" aria-haspopup="dialog" onClick={() => setAsksDays(true)}>
            <CalendarDays aria-hidden size={18} />
            {t('Wore it another day...')}
          </Button>
        </div>
      )}
      {asksDays && !item.archiveReason && (
        <WornDaysDialog
          {...otherDays}
          wasWorn={({ itemIds }) => itemIds.includes(item.id)}
          onClose={() => setAsksDays(false)}
        />
      )}
    </section>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="grid content-start gap-1">
    <dt className="text-ink-soft text-xs">{name}</dt>
    <dd className="font-display text-2xl leading-none">{value}</dd>
  </div>
);

const detectedTexts = {
  high: (color: string) => t('{color} (detected, high confidence)', { color }),
  other: (color: string) => t('{color} (detected, confidence: other)', { color }),
};

/** What is known of a piece: category, color, seasons, price and dates. */
function Facts({ item }: { item: ClothingItem }) {
  const facts = [
    [t('Category'), catalogName(item.category)],
    [
      t('Color'),
      item.aiDetectedMetadata?.color === item.color
        ? detectedTexts[item.aiDetectedMetadata.confidence](shownName(item.color))
        : shownName(item.color),
    ],
    [t('Seasons'), item.seasons.map(catalogName).join(', ') || t('all year')],
    [t('Price'), item.price === null ? null : formatMoney(item.price, item.currency)],
    [t('Bought on'), item.purchasedOn && shortDate(item.purchasedOn)],
    [t('Added on'), shortDate(item.createdAt)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <dl className="grid gap-y-2.5 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap gap-x-4">
          <dt className="w-28 text-ink-soft">{name}</dt>
          <dd className={`flex-1 basis-32 ${/\d/.test(value) ? '' : 'first-letter:capitalize'}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
