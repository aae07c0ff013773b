import type { WardrobeItem } from './garment.ts';

/** The pieces that can be put on: not in the wash, not archived and, where both are known, the person's own. */
export const availableOf = <Item extends WardrobeItem>(
  wardrobe: readonly Item[],
  userId: string | undefined,
): Item[] =>
  wardrobe.filter(
    (item) =>
      !item.isInLaundry &&
      !item.archiveReason &&
      (userId === undefined || item.userId === undefined || item.userId === userId),
  );
