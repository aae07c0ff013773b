import type { Piece } from '#shared/contract/planning';
import { toVisualizationItem } from '../domain/outfit-pieces.ts';

/** What is shown of an item in a plan and on a packing list. */
export function toPiece(item: Parameters<typeof toVisualizationItem>[0]): Piece {
  const { itemId, itemName, category, color, imageUrl } = toVisualizationItem(item, '');
  return { itemId, itemName, category, color, imageUrl };
}
