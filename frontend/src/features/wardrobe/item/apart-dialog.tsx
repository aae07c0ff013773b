import { useState } from 'react';
import { slotOf } from '#shared/catalog';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { limits } from '#shared/limits';
import { SmallDialog } from '../../../components/dialogs.tsx';
import { FormButtons } from '../../../components/form.tsx';
import { SelectableTile } from '../../../components/selectable-tile.tsx';
import { itemNameOf } from '../../../lib/catalog-name.ts';
import { t } from '../../../lib/t.ts';
import { ItemPhoto } from '../../photos/public/photos.tsx';
import { useUpdateItems } from '../queries.ts';

type Props = {
  item: ClothingItem;
  wardrobe: readonly ClothingItem[];
  apart: readonly ClothingItem[];
  onClose: () => void;
};

/** Lets the person choose the items of other slots that an item must not be worn with. */
export function ApartDialog({ item, wardrobe, apart, onClose }: Props) {
  const update = useUpdateItems();
  const [before] = useState(() => apart.map(({ id }) => id));
  const [ids, setIds] = useState(before);
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
    <SmallDialog
      title={t('Never with {item}', { item: itemNameOf(item) })}
      onClose={onClose}
      isChanged={ids !== before}
    >
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
      <FormButtons onCancel={onClose} onClick={save}>
        {t('Save')}
      </FormButtons>
    </SmallDialog>
  );
}
