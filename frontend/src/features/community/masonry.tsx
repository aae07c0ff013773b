import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The height of a row of the grid, and the least space below a tile, in pixels. */
const row = 8;
const space = 40;

type Props = { children: ReactNode; label: string };

/**
 * A grid of tiles of different heights. Each child is a list item that takes as many low rows as its content is high, and
 * goes to the first place that is free: so the order of the list, of the keyboard and of what is seen agree, and what is
 * added at the end moves nothing. Below 40 rem it is one column.
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

/** Gives the list items of tiles their rows. All heights are read before anything is written: one layout, not many. */
function setRows(tiles: readonly Element[]) {
  const heights = tiles.map((tile) => tile.getBoundingClientRect().height);
  tiles.forEach(({ parentElement: item }, index) => {
    const height = heights[index];
    // In a tab that is hidden nothing has a height.
    if (item && height) item.style.gridRowEnd = `span ${Math.ceil((height + space) / row)}`;
  });
}
