import { type Slot, slotOf } from '#shared/catalog';

/** A rectangle in pixels, from the upper left corner. */
export type Cell = { left: number; top: number; width: number; height: number };

/** The size of a piece of each slot relative to other slots, largest first. */
const weights: Record<Slot, number> = {
  dress: 3,
  outerwear: 2.4,
  top: 2.3,
  bottom: 2.2,
  shoes: 1.1,
  bag: 0.9,
  accessory: 0.55,
  other: 0.55,
};
const bySize = Object.keys(weights) as Slot[];
/** The deviations from the share by weight that are tried. They can give the cells a better aspect ratio. */
const deviations = [0, -0.1, 0.1, -0.2];
const costOfDeviation = 5;

/** A photo, described by its category and its aspect ratio (width divided by height). */
type Photo = { category: string; aspectRatio: number };
type Piece = { at: number; slot: Slot; weight: number; aspectRatio: number };
type Layout = { cells: Map<number, Cell>; flaw: number };

/**
 * Returns a cell for each photo, in the order of the photos. The area is divided recursively, so that every cell has
 * about the aspect ratio of its photo. The cells are `gap` pixels apart and fill the area.
 */
export function layoutCollage(photos: readonly Photo[], area: Cell, gap: number): Cell[] {
  const sorted: Piece[] = photos
    .map(({ category, aspectRatio }, at) => ({
      at,
      aspectRatio,
      slot: slotOf(category),
      weight: weights[slotOf(category)],
    }))
    .sort((one, other) => bySize.indexOf(one.slot) - bySize.indexOf(other.slot));
  const { cells } = divide(sorted, area, gap);
  return photos.flatMap((_, at) => cells.get(at) ?? []);
}

/** Tries all ways to cut an area in two, recursively, and returns the layout with the smallest flaw. */
function divide(some: readonly Piece[], area: Cell, gap: number): Layout {
  const [first] = some;
  if (!first) return { cells: new Map(), flaw: 0 };
  if (some.length === 1)
    return { cells: new Map([[first.at, area]]), flaw: first.weight * flawOf(area, first) };
  let best: Layout | undefined;
  for (const { count, share, cost } of cutsOf(some))
    for (const parts of cut(area, share, gap)) {
      const one = divide(some.slice(0, count), parts[0], gap);
      const other = divide(some.slice(count), parts[1], gap);
      const flaw = one.flaw + other.flaw + cost * weightOf(some);
      if (!best || flaw < best.flaw) best = { cells: new Map([...one.cells, ...other.cells]), flaw };
    }
  return best ?? { cells: new Map(), flaw: 0 };
}

const flawOf = ({ width, height }: Cell, { aspectRatio }: Piece) =>
  Math.log(width / height / aspectRatio) ** 2;

const weightOf = (some: readonly Piece[]) => some.reduce((sum, { weight }) => sum + weight, 0);
const shareOf = (some: readonly Piece[], count: number) => weightOf(some.slice(0, count)) / weightOf(some);

/** With more pieces than this, only the two most even cuts are tried, without deviations. This limits the search. */
const few = 4;

function cutsOf(some: readonly Piece[]): { count: number; share: number; cost: number }[] {
  const counts = some.slice(1).map((_, at) => at + 1);
  const unevenness = (count: number) => Math.abs(shareOf(some, count) - 0.5);
  const tried =
    some.length <= few ? counts : counts.toSorted((a, b) => unevenness(a) - unevenness(b)).slice(0, 2);
  return tried.flatMap((count) =>
    (some.length <= few ? deviations : [0]).map((deviation) => ({
      count,
      share: Math.max(0.15, Math.min(0.85, shareOf(some, count) + deviation)),
      cost: costOfDeviation * deviation ** 2,
    })),
  );
}

function cut(area: Cell, share: number, gap: number): [Cell, Cell][] {
  const width = Math.round((area.width - gap) * share);
  const height = Math.round((area.height - gap) * share);
  return [
    [
      { ...area, width },
      { ...area, left: area.left + width + gap, width: area.width - width - gap },
    ],
    [
      { ...area, height },
      { ...area, top: area.top + height + gap, height: area.height - height - gap },
    ],
  ];
}
