import { useQuery } from '@tanstack/react-query';
import type { Trip } from '#shared/contract/planning';
import { SelectField } from '../../components/form.tsx';
import { wearableQuery } from '../../data/wardrobe.ts';
import { itemNameOf } from '../../lib/catalog-name.ts';
import { t } from '../../lib/t.ts';
import { useChangeTrip } from './trip-queries.ts';

/** Adds a piece of the wardrobe to a packing list, and brings back those that were left out. */
export function OtherPieces({ trip }: { trip: Trip }) {
  const { data: items = [] } = useQuery(wearableQuery);
  const { mutate: change, isPending } = useChangeTrip(trip.id);
  const { without, added, pieces } = trip;
  const left = items.filter(({ id }) => without.includes(id));
  const others = items.filter(
    ({ id }) => !pieces.some(({ itemId }) => itemId === id) && !without.includes(id),
  );
  const take = (itemId: string) =>
    isPending || change({ without: without.filter((id) => id !== itemId), added: [...added, itemId] });
  return (
    <div className="grid gap-3 print:hidden">
      {left.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
          {t('Left out:')}
          {left.map((item) => (
            <button
              key={item.id}
              type="button"
              aria-label={t('Bring {name} back', { name: itemNameOf(item) })}
              aria-disabled={isPending}
              onClick={() => isPending || change({ without: without.filter((id) => id !== item.id) })}
              className="min-h-11 text-ink underline underline-offset-4 aria-disabled:opacity-45"
            >
              {itemNameOf(item)}
            </button>
          ))}
        </p>
      )}
      {others.length > 0 && (
        <div className="max-w-xs">
          <SelectField
            label={t('Take along as well')}
            value=""
            aria-disabled={isPending}
            onValue={(value) => value && take(value)}
          >
            <option value="">{isPending ? t('Packing...') : t('Choose a piece')}</option>
            {others.map((item) => (
              <option key={item.id} value={item.id}>
                {[itemNameOf(item), item.description].filter(Boolean).join(' – ')}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </div>
  );
}
