import type { ClothingItem } from '#shared/contract/clothing-item';
import { t } from '../../../lib/t.ts';
import { useUpdateItems } from '../queries.ts';

/** The action that puts items in the laundry, or takes them out if all are in it, with its name. */
export function useLaundry(items: readonly ClothingItem[]) {
  const update = useUpdateItems();
  const areInLaundry = items.length > 0 && items.every(({ isInLaundry }) => isInLaundry);
  return {
    name: areInLaundry ? t('Back from laundry') : t('To laundry'),
    change: () =>
      update.mutate({
        items,
        changes: { isInLaundry: !areInLaundry },
        done: areInLaundry ? t('Back from the laundry') : t('Moved to the laundry'),
        canUndo: true,
      }),
  };
}
