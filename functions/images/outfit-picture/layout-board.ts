import { type Slot, slotOf } from '#shared/catalog';

/** In pixels, from the upper left corner. */
export type Cell = { left: number; top: number; width: number; height: number };

/** How much room a piece takes beside others, and the form of its cell: width over height. */
const pieces: Record<Slot, { weight: number; form: number }> = {
  dress: { weight: 3, form: 0.7 },
  outerwear: { weight: 2.4, form: 0.75 },
  top: { weight: 2.3, form: 0.8 },
  bottom: { weight: 2.2, form: 0.7 },
  shoes: { weight: 1.1, form: 1.1 },
  bag: { weight: 0.9, form: 0.9 },
  accessory: { weight: 0.55, form: 1 },
  other: { weight: 0.55, form: 1 },
};
const bySize = Object.keys(pieces) as Slot[];

type Piece = { at: number; slot: Slot; weight: number; form: number };
type Layout = { cells: Map<number, Cell>; flaw: number };

/**
 * A place for each piece, by its category: large ones first, divided so that every cell has about the form
 * that its piece wants. Cells are `gap` pixels apart and fill the area.
 */
export function layoutBoard(categories: readonly string[], area: Cell, gap: number): Cell[] {
  const sorted: Piece[] = categories
    .map((category, at) => ({ at, slot: slotOf(category), ...pieces[slotOf(category)] }))
    .sort((one, other) => bySize.indexOf(one.slot) - bySize.indexOf(other.slot));
  const { cells } = divide(sorted, area, gap);
  return categories.flatMap((_, at) => cells.get(at) ?? []);
}

/** The best of all ways to cut an area in two, and each part again, until every piece has its own. */
function divide(some: readonly Piece[], area: Cell, gap: number): Layout {
  const [first] = some;
  if (!first) return { cells: new Map(), flaw: 0 };
  if (some.length === 1)
    return { cells: new Map([[first.at, area]]), flaw: first.weight * flawOf(area, first) };
  let best: Layout | undefined;
  for (const count of cutsOf(some))
    for (const parts of cut(area, shareOf(some, count), gap)) {
      const one = divide(some.slice(0, count), parts[0], gap);
      const other = divide(some.slice(count), parts[1], gap);
      const flaw = one.flaw + other.flaw;
      if (!best || flaw < best.flaw) best = { cells: new Map([...one.cells, ...other.cells]), flaw };
    }
  return best ?? { cells: new Map(), flaw: 0 };
}

const flawOf = ({ width, height }: Cell, { form }: Piece) => Math.log(width / height / form) ** 2;

const weightOf = (some: readonly Piece[]) => some.reduce((sum, { weight }) => sum + weight, 0);
const shareOf = (some: readonly Piece[], count: number) => weightOf(some.slice(0, count)) / weightOf(some);

/** Cuts that leave neither part a sliver; of many pieces only these are worth a try. */
function cutsOf(some: readonly Piece[]): number[] {
  const counts = some.slice(1).map((_, at) => at + 1);
  const even = counts.filter((count) => Math.abs(shareOf(some, count) - 0.5) <= 0.3);
  const closest = counts.toSorted((one, other) => unevenness(some, one) - unevenness(some, other));
  return some.length <= 7 && even.length ? even : closest.slice(0, 2);
}
const unevenness = (some: readonly Piece[], count: number) => Math.abs(shareOf(some, count) - 0.5);

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
