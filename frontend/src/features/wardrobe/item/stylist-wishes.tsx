import { Plus, Unlink } from 'lucide-react';
import { useState } from 'react';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { areApart } from '#shared/stylist/ranking/hard-rules';
import { Button } from '../../../components/button.tsx';
import { lazyDialog } from '../../../components/lazy-dialog.tsx';
import { itemNameOf } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { useUpdateItems, useWardrobe } from '../queries.ts';

const ApartDialog = lazyDialog('ApartDialog', () => import('./apart-dialog.tsx'));

/** What the person tells the stylist about an item: to choose it more often, and what it must not be worn with. */
export function StylistWishes({ item }: { item: ClothingItem }) {
  const { data: wardrobe = [] } = useWardrobe();
  const update = useUpdateItems();
  const [choosing, setChoosing] = useState(false);
  const apart = wardrobe.filter((other) => areApart(item, other));
  return (
    <section aria-label={t('For the stylist')} className="grid gap-2">
      <div className="-mx-3 flex flex-wrap gap-1">
        <Button
          look="quiet"
          aria-pressed={item.wearMore ?? false}
          className="aria-pressed:underline"
          onClick={() =>
            update.mutate({
              items: [item],
              changes: { wearMore: !item.wearMore },
              done: item.wearMore
                ? t('Chosen as often as others')
                : t('The stylist will choose it more often'),
            })
          }
        >
          <Plus aria-hidden size={16} />
          {t('More of this')}
        </Button>
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          <Unlink aria-hidden size={16} />
          {t('Never with…')}
        </Button>
      </div>
      {apart.length > 0 && (
        <p className="text-ink-soft text-sm">
          {t('Never with: {items}', { items: apart.map(itemNameOf).join(', ') })}
        </p>
      )}
      {choosing && (
        <ApartDialog item={item} wardrobe={wardrobe} apart={apart} onClose={() => setChoosing(false)} />
      )}
    </section>
  );
}
