import type { WardrobeItem } from './garment.ts';

/** Whether an item is neither in the laundry nor archived. */
export const canBeWorn = ({
  isInLaundry,
  archiveReason,
}: Pick<WardrobeItem, 'isInLaundry' | 'archiveReason'>) => !isInLaundry && !archiveReason;

/** Returns the items that can be worn. If both owners are known, items of another owner are left out. */
export const availableOf = <Item extends WardrobeItem>(
  wardrobe: readonly Item[],
  userId: string | undefined,
): Item[] =>
  wardrobe.filter(
    (item) =>
      canBeWorn(item) && (userId === undefined || item.userId === undefined || item.userId === userId),
  );
