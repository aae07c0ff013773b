import type { Piece } from '#shared/contract/planning';
import { toVisualizationItem } from '../rows/outfits/outfit-pieces.ts';

/** The data of an item that a plan or packing list shows. */
export function toPiece(item: Parameters<typeof toVisualizationItem>[0]): Piece {
  const { itemId, itemName, category, color, imageUrl } = toVisualizationItem(item, '');
  return { itemId, itemName, category, color, imageUrl };
}
