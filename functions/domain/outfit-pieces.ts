import { categoriesBySlot, slotOf } from '#shared/catalog';
import type { AiAnalysis } from '#shared/contract/outfits';
import { itemNameOf } from '#shared/rules/item-name';

type Piece = { id: string; imageUrl: string; category: string; color: string };
type Shown = AiAnalysis['outfitVisualization']['items'][number];

/** A piece as its outfit shows it from now on, whatever becomes of the item. */
export const toVisualizationItem = ({ id, imageUrl, category, color }: Piece, reasoning: string): Shown => ({
  itemId: id,
  itemName: itemNameOf({ color, category }),
  category,
  color,
  isSelected: false,
  reasoning,
  imageUrl,
});

const slots = Object.keys(categoriesBySlot);

/** The pieces of an outfit from what is seen first to what finishes it: clothes, shoes, a bag, small things. */
export const inWearingOrder = <Each extends Pick<Piece, 'category'>>(pieces: readonly Each[]): Each[] =>
  pieces.toSorted((a, b) => slots.indexOf(slotOf(a.category)) - slots.indexOf(slotOf(b.category)));
