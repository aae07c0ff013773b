import type { ClothingItem } from '../contract/clothing-item.ts';

type Piece = Pick<ClothingItem, 'cutOut' | 'showsBackground'>;

/**
 * Returns the size of the item's cut-out if the item is shown cut out. Returns null if there is no cut-out or if the
 * owner prefers the photo with its background.
 */
export const shownCutOut = ({ cutOut, showsBackground }: Piece) =>
  cutOut?.state === 'made' && !showsBackground ? cutOut : null;

/** Whether an item is shown cut out. */
export const isShownCutOut = (piece: Piece) => shownCutOut(piece) !== null;
