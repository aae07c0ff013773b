import { slotOf, slots } from '#shared/catalog';
import type { AiAnalysis } from '#shared/contract/outfits';
import { itemNameOf } from '#shared/rules/item-name';

/** `imageUrl` is the storage path of the item's photo, not a URL; it is the product's published field name. */
type Piece = { id: string; imageUrl: string; category: string; color: string };
type Shown = AiAnalysis['outfitVisualization']['items'][number];

/** A copy of an item's data for its outfit, so that the outfit still shows the piece after the item is gone. */
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
