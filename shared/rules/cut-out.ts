import type { ClothingItem } from '../contract/wardrobe.ts';

type Piece = Pick<ClothingItem, 'cutOut' | 'showsBackground'>;

/** The size of an item's cut-out where it is shown so: there is one, and its owner has not chosen the background. */
export const shownCutOut = ({ cutOut, showsBackground }: Piece) =>
  cutOut?.state === 'made' && !showsBackground ? cutOut : null;

/** Whether an item is shown cut out. */
export const isShownCutOut = (piece: Piece) => shownCutOut(piece) !== null;
