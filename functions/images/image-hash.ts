import type { Thumbnail } from './thumbnail.ts';

/** A row of nine gives eight differences. */
const columns = 9;
const rows = 8;

/** What a photograph looks like in 64 bits, as 16 hexadecimal digits: where it gets darker from left to right. */
export function hashOf({ width, height, rgb }: Thumbnail): string {
  const gray = Array.from({ length: rows * columns }, (_, cell) => {
    const [column, row] = [cell % columns, Math.floor(cell / columns)];
    const [left, right] = [column, column + 1].map((edge) => Math.floor((edge * width) / columns));
    const [top, bottom] = [row, row + 1].map((edge) => Math.floor((edge * height) / rows));
    let [sum, count] = [0, 0];
    for (let y = top ?? 0; y < (bottom ?? 0); y++)
      for (let x = left ?? 0; x < (right ?? 0); x++) {
        const at = (y * width + x) * 3;
        sum += 0.299 * (rgb[at] ?? 0) + 0.587 * (rgb[at + 1] ?? 0) + 0.114 * (rgb[at + 2] ?? 0);
        count++;
      }
    return count ? sum / count : 0;
  });
  const bits = gray.flatMap((value, cell) =>
    cell % columns === columns - 1 ? [] : [value > (gray[cell + 1] ?? 0) ? 1 : 0],
  );
  return BigInt(`0b${bits.join('')}`)
    .toString(16)
    .padStart(16, '0');
}
