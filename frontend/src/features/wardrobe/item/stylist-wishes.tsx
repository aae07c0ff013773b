import { Plus, Unlink } from 'lucide-react';
import { useState } from 'react';
import { slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { limits } from '#shared/limits';
import { areApart } from '#shared/stylist/ranking/hard-rules';
import { Button } from '../../../components/button.tsx';
import { SelectableTile } from '../../../components/selectable-tile.tsx';
import { SmallDialog } from '../../../components/small-dialog.tsx';
import { itemNameOf } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { ItemPhoto } from '../../photos/public/item-photo.tsx';
import { useUpdateItems, useWardrobe } from '../queries.ts';

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

type DialogProps = {
  item: ClothingItem;
  wardrobe: readonly ClothingItem[];
  apart: readonly ClothingItem[];
  onClose: () => void;
};

/** Lets the person choose the items of other slots that an item must not be worn with. */
function ApartDialog({ item, wardrobe, apart, onClose }: DialogProps) {
  const update = useUpdateItems();
  const [ids, setIds] = useState(apart.map(({ id }) => id));
  const others = wardrobe.filter(
    (other) =>
      other.id !== item.id && (slotOf(other.category) !== slotOf(item.category) || ids.includes(other.id)),
  );
  const isFull = ids.length >= limits.item.neverWith;
  const toggle = (id: string) => {
    if (ids.includes(id)) setIds(ids.filter((each) => each !== id));
    else if (!isFull) setIds([...ids, id]);
  };
  const save = () => {
    onClose();
    // A pair may have been stored with the other item.
    const freed = apart.filter(({ id, neverWith }) => neverWith?.includes(item.id) && !ids.includes(id));
    for (const other of freed)
      update.mutate({
        items: [other],
        changes: { neverWith: (other.neverWith ?? []).filter((id) => id !== item.id) },
      });
    update.mutate({ items: [item], changes: { neverWith: ids } });
  };
  return (
    <SmallDialog title={t('Never with {item}', { item: itemNameOf(item) })} onClose={onClose}>
      <p className="text-ink-soft">
        {t('The stylist will not put these together. {count} at most.', { count: limits.item.neverWith })}
      </p>
      <ul className="grid max-h-96 grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-4">
        {others.map((other) => (
          <li key={other.id}>
            <SelectableTile
              name={itemNameOf(other)}
              selected={ids.includes(other.id)}
              aria-disabled={isFull && !ids.includes(other.id)}
              onClick={() => toggle(other.id)}
            >
              <ItemPhoto item={other} alt="" sizes="8rem" className="aspect-3/4 w-full" />
            </SelectableTile>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-2">
        <Button look="outline" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button onClick={save}>{t('Save')}</Button>
      </div>
    </SmallDialog>
  );
}
