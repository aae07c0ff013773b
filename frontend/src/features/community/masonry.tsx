import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** In pixels: the height of a grid row, and the minimum space below a tile. */
const row = 8;
const space = 40;

type Props = { children: ReactNode; label: string };

/**
 * A grid of tiles of different heights. Each child is a list item that spans as many low rows as its content needs and
 * is placed in the first free space. The visual order is therefore the order of the list and of the keyboard focus, and
 * tiles added at the end do not move others. Below 40 rem it is one column.
 */
export function Masonry({ label, children }: Props) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const tiles = [...(list.current?.children ?? [])].flatMap(({ firstElementChild: tile }) => tile ?? []);
    setRows(tiles);
    const observer = new ResizeObserver((entries) => setRows(entries.map(({ target }) => target)));
    for (const tile of tiles) observer.observe(tile);
    return () => observer.disconnect();
  });
  return (
    <ul
      ref={list}
      aria-label={label}
      className="flex flex-col gap-10 sm:grid sm:auto-rows-[8px] sm:grid-flow-row-dense sm:grid-cols-2 sm:gap-x-6 sm:gap-y-0 lg:grid-cols-3 lg:gap-x-8"
    >
      {children}
    </ul>
  );
}

/**
 * Sets the row span of each tile's list item. All heights are read before the first write, so that the browser does one
 * layout only.
 */
function setRows(tiles: readonly Element[]) {
  const heights = tiles.map((tile) => tile.getBoundingClientRect().height);
  tiles.forEach(({ parentElement: item }, index) => {
    const height = heights[index];
    // In a hidden tab all heights are 0.
    if (item && height) item.style.gridRowEnd = `span ${Math.ceil((height + space) / row)}`;
  });
}
