import {
  Archive,
  ArchiveRestore,
  CalendarCheck,
  Image as ImageIcon,
  Pencil,
  Scissors,
  Trash2,
  WashingMachine,
} from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { itemNameOf, wordOf } from '#shared/rules/item-name';
import { Button } from '../../../components/button.tsx';
import { ItemPhoto } from '../../../data/item-photo.tsx';
import { countWithNoun } from '../../../lib/count-with-noun.ts';
import { formatMoney } from '../../../lib/money.ts';
import { today } from '../../../lib/today.ts';
import { costPerWear } from '../gallery/clothes-filter.ts';
import { useRemoveItems, useUpdateItems, useWearToday } from '../queries.ts';
import { texts } from '../texts.ts';
import { ArchiveMenu } from './archive-menu.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { EditDialog } from './edit-dialog.ts';
import { ItemStateBadge } from './item-state-badge.tsx';

/** Shows all data of an item, with the actions on it. */
export function ItemDetails({ item }: { item: ClothingItem }) {
  const [dialog, setDialog] = useState<'edit' | 'delete'>();
  const remove = useRemoveItems();
  const navigate = useNavigate();
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
        <Background item={item} />
      </div>
      <div className="grid content-start gap-8">
        <header className="grid gap-2">
          <h1 className="text-5xl capitalize lg:text-6xl">{itemNameOf(item)}</h1>
          <p className="text-ink-soft capitalize">{[item.style, item.brand].filter(Boolean).join(' · ')}</p>
        </header>
        {item.description && <p className="max-w-prose text-lg">{item.description}</p>}
        <Wearing item={item} />
        <Facts item={item} />
        <div className="border-line border-t pt-4">
          <div className="-mx-3 flex flex-wrap gap-1">
            <Button look="quiet" onClick={() => setDialog('edit')}>
              <Pencil aria-hidden size={16} />
              Edit
            </Button>
            {item.archiveReason ? (
              <BringBackButton item={item} />
            ) : (
              <>
                <LaundryButton item={item} />
                <ArchiveMenu items={[item]}>
                  <Archive aria-hidden size={16} />
                  Archive
                </ArchiveMenu>
              </>
            )}
            <Button look="quiet" className="text-danger-text" onClick={() => setDialog('delete')}>
              <Trash2 aria-hidden size={16} />
              Delete
            </Button>
          </div>
        </div>
      </div>
      {dialog === 'edit' && <EditDialog items={[item]} onClose={() => setDialog(undefined)} />}
      {dialog === 'delete' && (
        <DeleteDialog
          items={[item]}
          onCancel={() => setDialog(undefined)}
          onConfirm={() => {
            remove.mutate([item]);
            void navigate('/dashboard', { replace: true });
          }}
        />
      )}
    </div>
  );
}

/** Whether the background of the photo is shown, in a line that keeps its place until that is known. */
function Background({ item }: { item: ClothingItem }) {
  const update = useUpdateItems();
  const showsBackground = item.showsBackground ?? false;
  return (
    <div className="flex min-h-11 items-center">
      {item.cutOut?.state === 'kept' && <p className="text-ink-soft text-sm">{texts.backgroundKept}</p>}
      {item.cutOut?.state === 'made' && (
        <Button
          look="quiet"
          className="-ml-3"
          onClick={() => update.mutate({ items: [item], changes: { showsBackground: !showsBackground } })}
        >
          {showsBackground ? <Scissors aria-hidden size={16} /> : <ImageIcon aria-hidden size={16} />}
          {showsBackground ? texts.hideBackground : texts.showBackground}
        </Button>
      )}
    </div>
  );
}

function BringBackButton({ item }: { item: ClothingItem }) {
  const update = useUpdateItems();
  return (
    <Button
      look="quiet"
      onClick={() =>
        update.mutate({ items: [item], changes: { archiveReason: null }, done: texts.broughtBack })
      }
    >
      <ArchiveRestore aria-hidden size={16} />
      Back into the wardrobe
    </Button>
  );
}

function LaundryButton({ item }: { item: ClothingItem }) {
  const update = useUpdateItems();
  return (
    <Button
      look="quiet"
      onClick={() => update.mutate({ items: [item], changes: { isInLaundry: !item.isInLaundry } })}
    >
      <WashingMachine aria-hidden size={16} />
      {item.isInLaundry ? 'Back from laundry' : 'To laundry'}
    </Button>
  );
}

/** How often the item was worn and what that cost; with the button for today unless it is archived. */
function Wearing({ item }: { item: ClothingItem }) {
  // Not shown for an item that was never worn: it would repeat the price among the facts.
  const cost = item.timesWorn > 0 ? costPerWear(item) : null;
  return (
    <section aria-label="Wearing" className="grid gap-5 border border-line bg-surface p-5">
      <dl className="grid grid-cols-3 gap-3">
        <Figure name="Worn" value={countWithNoun(item.timesWorn, 'time')} />
        <Figure name="Last worn" value={item.lastWornOn ? dateOf(item.lastWornOn) : 'Never'} />
        <Figure name="Cost per wear" value={cost === null ? '–' : formatMoney(cost, item.currency)} />
      </dl>
      {!item.archiveReason && <WearButton item={item} />}
    </section>
  );
}

function WearButton({ item }: { item: ClothingItem }) {
  const wear = useWearToday();
  const wornToday = item.lastWornOn === today();
  return (
    <Button
      look={wornToday ? 'outline' : 'primary'}
      aria-pressed={wornToday}
      disabled={wear.isPending}
      onClick={() => wear.mutate(item)}
    >
      <CalendarCheck aria-hidden size={18} />
      {wornToday ? 'Worn today · Undo' : 'Wore it today'}
    </Button>
  );
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="grid content-start gap-1">
    <dt className="text-ink-soft text-xs">{name}</dt>
    <dd className="font-display text-2xl leading-none">{value}</dd>
  </div>
);

function Facts({ item }: { item: ClothingItem }) {
  const facts = [
    ['Category', wordOf(item.category)],
    [
      'Color',
      item.aiDetectedMetadata?.color === item.color
        ? `${item.color} (detected, ${item.aiDetectedMetadata.confidence} confidence)`
        : item.color,
    ],
    ['Seasons', item.seasons.join(', ') || 'all year'],
    ['Price', item.price === null ? null : formatMoney(item.price, item.currency)],
    ['Bought on', item.purchasedOn && dateOf(item.purchasedOn)],
    ['Added on', dateOf(item.createdAt)],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-8 gap-y-2.5 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className={/\d/.test(value) ? '' : 'first-letter:capitalize'}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Formats a date, or a timestamp in the device's time zone. A plain date must not shift with the zone. */
const dateOf = (time: string) =>
  new Date(time).toLocaleDateString('en', {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...(time.includes('T') ? {} : { timeZone: 'UTC' }),
  });
