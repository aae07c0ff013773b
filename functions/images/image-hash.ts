import type { Thumbnail } from './thumbnail.ts';

/** Nine columns give eight differences between neighbors. */
const columns = 9;
const rows = 8;

type Area = { left: number; top: number; right: number; bottom: number };

/**
 * A perceptual hash (dHash) of 22 hexadecimal digits. The first 64 bits say where the photo gets darker from left to
 * right. The rest is the mean color of its middle, which distinguishes the same garment in two colors.
 */
export function hashOf(thumbnail: Thumbnail): string {
  const gray = Array.from({ length: rows * columns }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const [red, green, blue] = meanOf(thumbnail, {
      left: column / columns,
      right: (column + 1) / columns,
      top: row / rows,
      bottom: (row + 1) / rows,
    });
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  });
  const bits = gray.flatMap((value, cell) =>
    cell % columns === columns - 1 ? [] : [value > (gray[cell + 1] ?? 0) ? 1 : 0],
  );
  const middle = meanOf(thumbnail, { left: 0.25, right: 0.75, top: 0.25, bottom: 0.75 });
  return (
    hexOf(BigInt(`0b${bits.join('')}`), 16) + middle.map((value) => hexOf(Math.round(value), 2)).join('')
  );
}

const hexOf = (value: bigint | number, digits: number) => value.toString(16).padStart(digits, '0');

/** The mean red, green and blue of an area, whose edges are fractions of the width and height. */
function meanOf({ width, height, rgb }: Thumbnail, area: Area): [number, number, number] {
  const [left, right] = [area.left, area.right].map((edge) => Math.floor(edge * width));
  const [top, bottom] = [area.top, area.bottom].map((edge) => Math.floor(edge * height));
  let [red, green, blue, count] = [0, 0, 0, 0];
  for (let y = top ?? 0; y < (bottom ?? 0); y++)
    for (let x = left ?? 0; x < (right ?? 0); x++) {
      const at = (y * width + x) * 3;
      red += rgb[at] ?? 0;
      green += rgb[at + 1] ?? 0;
      blue += rgb[at + 2] ?? 0;
      count++;
    }
  return [red / Math.max(1, count), green / Math.max(1, count), blue / Math.max(1, count)];
}
