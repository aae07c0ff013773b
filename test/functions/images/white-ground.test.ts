import { expect, it } from 'vitest';
import { pieceOnWhite } from '#functions/images/cut-out/white-ground';

const [width, height] = [60, 80];
type Color = readonly [number, number, number];

/** A picture on white, of rectangles from one corner to the other. */
function drawn(...rectangles: [color: Color, left: number, top: number, right: number, bottom: number][]) {
  const rgb = new Uint8Array(width * height * 3).fill(254);
  for (const [color, left, top, right, bottom] of rectangles)
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) rgb.set(color, 3 * (y * width + x));
  return { width, height, rgb, opacity: null };
}
const red: Color = [180, 30, 40];
const white: Color = [254, 254, 254];
const at = (mask: Uint8Array | null, x: number, y: number) => mask?.[y * width + x];

it('a piece on plain white is all that is not white, up to the border, without its gaps and its soft shadow', () => {
  const shadow = Array.from({ length: 8 }, (_, row): Parameters<typeof drawn>[number] => {
    const gray = 249 - 4 * (7 - row);
    return [[gray, gray, gray], 10, 70 + row, 50, 71 + row];
  });
  const mask = pieceOnWhite(drawn([red, 10, 0, 50, 70], [white, 25, 10, 35, 20], ...shadow));
  expect([at(mask, 12, 0), at(mask, 30, 40), at(mask, 30, 15), at(mask, 5, 40)]).toEqual([1, 1, 0, 0]);
  expect(at(mask, 30, 77)).toBe(0);
});

it('no piece is found on a colored ground, in the whole of a photo, or where it is as white as the ground', () => {
  for (const [what, picture] of Object.entries({
    'on a colored ground': drawn([[230, 200, 180], 0, 0, 60, 80], [red, 10, 10, 50, 70]),
    'in the whole photo': drawn([red, 0, 0, 60, 80]),
    'as white as the ground': drawn([[240, 240, 240], 10, 10, 50, 70]),
    'where there is nothing': drawn(),
  }))
    expect(pieceOnWhite(picture), what).toBeNull();
});
