import { slotOf, slots } from '#shared/catalog';
import type { AiAnalysis } from '#shared/contract/outfits';
import { itemNameOf } from '#shared/rules/item-name';

/** `imageUrl` is the storage path of the item's photo, not a URL. The published API names it so. */
type Piece = { id: string; imageUrl: string; category: string; color: string };
type Shown = AiAnalysis['outfitVisualization']['items'][number];

/** Copies an item's data into its outfit, so that the outfit still shows the piece after the item is deleted. */
export const toVisualizationItem = ({ id, imageUrl, category, color }: Piece, reasoning: string): Shown => ({
  itemId: id,
  itemName: itemNameOf({ color, category }),
  category,
  color,
  isSelected: false,
  reasoning,
  imageUrl,
});

/** Pieces in the order of the catalog's slots: clothes, shoes, bags, accessories. */
export const inWearingOrder = <Each extends Pick<Piece, 'category'>>(pieces: readonly Each[]): Each[] =>
  pieces.toSorted((a, b) => slots.indexOf(slotOf(a.category)) - slots.indexOf(slotOf(b.category)));
