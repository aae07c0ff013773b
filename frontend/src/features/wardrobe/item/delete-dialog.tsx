import { useQuery } from '@tanstack/react-query';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { itemNameOf } from '#shared/rules/item-name';
import { ConfirmDialog } from '../../../components/confirm-dialog-lazy.ts';
import { api } from '../../../lib/api.ts';
import { countWithNoun } from '../../../lib/count-with-noun.ts';

type Props = { items: readonly ClothingItem[]; onConfirm: () => void; onCancel: () => void };

/** Asks before items are deleted for good, and says in how many outfits they are. */
export function DeleteDialog({ items, onConfirm, onCancel }: Props) {
  const itemIds = items.map(({ id }) => id);
  const { data } = useQuery({
    queryKey: ['outfit-count', itemIds],
    queryFn: () => api.outfits.countOutfitsWith({ body: { itemIds } }),
    gcTime: 0,
  });
  const [single] = items.length === 1 ? items : [];
  const loss = single
    ? `Your ${itemNameOf(single)} and its photo will be gone for good.`
    : 'They and their photos will be gone for good.';
  return (
    <ConfirmDialog
      title={single ? 'Delete this piece?' : `Delete ${items.length} pieces?`}
      text={data?.outfits ? `${loss} ${usesOf(single ? 'It is' : 'They are', data.outfits)}` : loss}
      action="Delete"
      onCancel={onCancel}
      onConfirm={onConfirm}
    />
  );
}

const usesOf = (subject: string, outfits: number) =>
  `${subject} in ${countWithNoun(outfits, 'outfit')}, which will show the name in place of the photo.`;
