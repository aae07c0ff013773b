import type { WardrobeItem } from './garment.ts';

/** Whether a piece is there and clean: neither in the wash nor archived. */
export const canBeWorn = ({
  isInLaundry,
  archiveReason,
}: Pick<WardrobeItem, 'isInLaundry' | 'archiveReason'>) => !isInLaundry && !archiveReason;

/** The pieces that can be put on: those that can be worn and, where both are known, are the person's own. */
export const availableOf = <Item extends WardrobeItem>(
  wardrobe: readonly Item[],
  userId: string | undefined,
): Item[] =>
  wardrobe.filter(
    (item) =>
      canBeWorn(item) && (userId === undefined || item.userId === undefined || item.userId === userId),
  );
