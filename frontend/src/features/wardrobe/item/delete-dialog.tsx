import { useQuery } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { ConfirmDialog } from '../../../components/lazy-dialog.tsx';
import { api } from '../../../lib/api.ts';
import { itemNameOf } from '../../../lib/catalog-name.ts';
import { plural, t } from '../../../lib/t.ts';

type Props = { items: readonly ClothingItem[]; onConfirm: () => void; onClose: () => void };

/** Asks for confirmation before items are deleted, and says how many outfits contain them. */
export function DeleteDialog({ items, onConfirm, onClose }: Props) {
  const itemIds = items.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['outfit-count', itemIds],
    queryFn: () => api.outfits.countOutfitsWith({ body: { itemIds } }),
    gcTime: 0,
  });
  const [single] = items.length === 1 ? items : [];
  const loss = single
    ? t('Your {item} and its photo will be deleted.', { item: itemNameOf(single) })
    : t('They and their photos will be deleted.');
  return (
    <ConfirmDialog
      title={single ? t('Delete this piece?') : t('Delete {count} pieces?', { count: items.length })}
      text={
        data?.outfits ? `${loss} ${single ? usesOfOne(data.outfits) : usesOfSeveral(data.outfits)}` : loss
      }
      action={t('Delete')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

const usesOfOne = (outfits: number) =>
  plural(
    outfits,
    'It is in {count} outfit, which will show the name in place of the photo.',
    'It is in {count} outfits, which will show the name in place of the photo.',
  );
const usesOfSeveral = (outfits: number) =>
  plural(
    outfits,
    'They are in {count} outfit, which will show the name in place of the photo.',
    'They are in {count} outfits, which will show the name in place of the photo.',
  );
