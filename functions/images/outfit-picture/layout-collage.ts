import { type Slot, slotOf } from '#shared/catalog';

/** In pixels, from the upper left corner. */
export type Cell = { left: number; top: number; width: number; height: number };

/** How much room a piece takes beside others, the largest first. */
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
/** By how much a part may be larger or smaller than its weight says, so that the cells take better forms. */
const deviations = [0, -0.1, 0.1, -0.2];
const costOfDeviation = 5;

/** A photograph by its form, width over height. */
type Photo = { category: string; form: number };
type Piece = { at: number; slot: Slot; weight: number; form: number };
type Layout = { cells: Map<number, Cell>; flaw: number };

/**
 * A place for each photograph: large pieces first, divided so that every cell has about the form of its
 * photograph. Cells are `gap` pixels apart and fill the area.
 */
export function layoutCollage(photos: readonly Photo[], area: Cell, gap: number): Cell[] {
  const sorted: Piece[] = photos
    .map(({ category, form }, at) => ({
      at,
      form,
      slot: slotOf(category),
      weight: weights[slotOf(category)],
    }))
    .sort((one, other) => bySize.indexOf(one.slot) - bySize.indexOf(other.slot));
  const { cells } = divide(sorted, area, gap);
  return photos.flatMap((_, at) => cells.get(at) ?? []);
}

/** The best of all ways to cut an area in two, and each part again, until every piece has its own. */
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

const flawOf = ({ width, height }: Cell, { form }: Piece) => Math.log(width / height / form) ** 2;

const weightOf = (some: readonly Piece[]) => some.reduce((sum, { weight }) => sum + weight, 0);
const shareOf = (some: readonly Piece[], count: number) => weightOf(some.slice(0, count)) / weightOf(some);

/** Of many pieces only the most even cuts are worth a try, and of those no other sizes. */
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
