import sharp, { type Sharp } from 'sharp';
import type { CutOut } from './cut-out.ts';

/** A cut-out without the empty ground around the piece. */
export function cropped({ pixels, width, height }: CutOut): {
  width: number;
  height: number;
  pipeline: () => Sharp;
} {
  let [left, right, top, bottom] = [width, -1, height, -1];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if ((pixels[(y * width + x) * 4 + 3] ?? 0) < faint) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
  return {
    width: box.width,
    height: box.height,
    pipeline: () => sharp(pixels, { raw: { width, height, channels: 4 } }).extract(box),
  };
}

/** Opacities below this, of 255, are not seen. */
const faint = 8;
