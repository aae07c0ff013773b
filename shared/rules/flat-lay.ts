import { type Category, type Slot, slotOf } from '../catalog.ts';
import table from './lengths.json' with { type: 'json' };

/** A piece to lay: its category and the aspect ratio of its picture (width divided by height). */
export type PieceToLay = { category: string; aspectRatio: number };

/** The position of a piece, in shares of the frame's width and height. A higher layer covers a lower one. */
export type Laid = { left: number; top: number; width: number; height: number; layer: number };

/**
 * The usual length of the pieces of a slot, in centimeters. It is the height of clothes, and the longer side of pieces
 * that have no upper end, such as bags.
 */
const lengths: Record<Slot, number> = table.slots;
/** Categories with a length unlike their slot's. Small pieces are enlarged to be seen. */
const ownLengths: Partial<Record<Category, number>> = table.categories;
/** The distance between pieces that lie side by side, in centimeters. */
const gap = 5;
/** By how many centimeters a top overlaps the piece below it. */
const tucked = 6;
/** The share of the outerwear's width that the clothes cover. */
const covered = 0.4;
/** The empty border of the frame, as a share of its width. */
const margin = 0.06;
/** The layer of each slot. Higher layers are in front. */
const layers: Record<Slot, number> = {
  outerwear: 0,
  bottom: 1,
  dress: 2,
  top: 3,
  shoes: 4,
  bag: 5,
  other: 5,
  accessory: 6,
};

type Box = { x: number; y: number; width: number; height: number };
type Piece = { at: number; slot: Slot; width: number; height: number };

/**
 * Lays out the pieces of an outfit as on a bed, seen from above. The clothes lie in one column, from top to bottom,
 * with the shoes below. The outerwear lies behind them on the left. Bag and accessories lie beside them. The
 * proportions are realistic. Returns the position of each piece, in the given order, in a frame with this aspect ratio
 * (width divided by height).
 */
export function layFlat(pieces: readonly PieceToLay[], frame = 3 / 4): Laid[] {
  const sized = pieces.map((piece, at) => ({ at, ...sizeOf(piece) }));
  const of = (...slots: Slot[]) => slots.flatMap((slot) => sized.filter((piece) => piece.slot === slot));
  const boxes = new Map<number, Box>();
  const put = ({ at, width, height }: Piece, x: number, y: number) => boxes.set(at, { x, y, width, height });

  const worn = of('top', 'dress', 'bottom');
  const outerwear = of('outerwear');
  const column = worn.length > 0 ? worn : outerwear.splice(0, 1);
  const columnWidth = Math.max(0, ...column.map(({ width }) => width));
  let bottom = 0;
  for (const piece of column) {
    const y = Math.max(0, bottom - (bottom > 0 ? tucked : 0));
    put(piece, (columnWidth - piece.width) / 2, y);
    bottom = y + piece.height;
  }
  let left = 0;
  for (const piece of outerwear) {
    left -= piece.width * (1 - covered);
    put(piece, left, 0);
  }
  for (const shoes of of('shoes')) {
    const y = bottom > 0 ? bottom + gap : 0;
    put(shoes, columnWidth / 2 - shoes.width / 3, y);
    bottom = y + shoes.height;
  }
  const right = Math.max(0, ...[...boxes.values()].map(({ x, width }) => x + width));
  const beside = [...of('accessory', 'other'), ...of('bag')];
  layBeside(beside, { start: right > 0 ? right + gap : 0, height: bottom, put });
  return fitted(sized, boxes, frame);
}

function sizeOf({ category, aspectRatio }: PieceToLay): Omit<Piece, 'at'> {
  const slot = slotOf(category);
  const length = ownLengths[category.toLowerCase() as Category] ?? lengths[slot];
  const hasUpperEnd = ['top', 'bottom', 'dress', 'outerwear'].includes(slot);
  const height = hasUpperEnd || aspectRatio <= 1 ? length : length / aspectRatio;
  return { slot, height, width: height * aspectRatio };
}

type Beside = { start: number; height: number; put: (piece: Piece, x: number, y: number) => void };

/** Puts pieces one below the other beside the clothes. A new column starts when they exceed the given height. */
function layBeside(pieces: readonly Piece[], { start, height, put }: Beside) {
  const columns: Piece[][] = [];
  const heightOf = (column: readonly Piece[]) =>
    column.reduce((sum, piece) => sum + piece.height + gap, -gap);
  for (const piece of pieces) {
    const last = columns.at(-1);
    if (last && heightOf([...last, piece]) <= Math.max(height, 90)) last.push(piece);
    else columns.push([piece]);
  }
  let x = start;
  for (const column of columns) {
    const width = Math.max(...column.map((piece) => piece.width));
    const free = Math.max(0, height - heightOf(column));
    // The pieces are spread over the height, but a little closer together than the space allows.
    const between = gap + Math.min(14, free / (column.length + 1));
    let y = Math.min(free, column.length > 1 ? 6 : free / 3);
    for (const piece of column) {
      put(piece, x + (width - piece.width) / 2, y);
      y += piece.height + between;
    }
    x += width + gap;
  }
}

/** Scales all pieces to fit into the frame and centers them. */
function fitted(pieces: readonly Piece[], boxes: ReadonlyMap<number, Box>, frame: number): Laid[] {
  const all = [...boxes.values()];
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const width = Math.max(...all.map((box) => box.x + box.width)) - left;
  const height = Math.max(...all.map((box) => box.y + box.height)) - top;
  // The scale is in widths of the frame.
  const scale = Math.min((1 - 2 * margin) / width, (1 / frame - 2 * margin) / height);
  const [startX, startY] = [(1 - width * scale) / 2, (1 / frame - height * scale) / 2];
  return pieces.map(({ at, slot }) => {
    const box = boxes.get(at) as Box;
    return {
      left: startX + (box.x - left) * scale,
      top: (startY + (box.y - top) * scale) * frame,
      width: box.width * scale,
      height: box.height * scale * frame,
      layer: layers[slot],
    };
  });
}
