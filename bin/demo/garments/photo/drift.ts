import { chanceOf } from '../drawing/noise.ts';
import type { Cutout } from './canvas.ts';

type Drift = { rows: [Float32Array, Float32Array]; cols: [Float32Array, Float32Array] };

/** A hand never lays cloth down quite straight: a slight turn and slow bends, as shifts of rows and columns. */
export function driftOf(width: number, height: number, seed: number, amount: number): Drift {
  const chance = chanceOf(seed);
  const wave = (count: number, scale: number, slope: number): Float32Array => {
    const [a, b, p, q] = [chance(), chance(), chance() * 6.28, chance() * 6.28];
    return Float32Array.from({ length: count }, (_, i) => {
      const t = i / scale;
      const sway = 0.0042 * (0.5 + a) * Math.sin(t * 5 + p) + 0.0018 * (0.5 + b) * Math.sin(t * 11 + q);
      return amount * scale * sway + slope * (i - count / 2);
    });
  };
  const turn = (chance() - 0.5) * 0.026 * amount;
  return {
    rows: [wave(height, width, -turn), wave(height, width, 0)],
    cols: [wave(width, width, 0), wave(width, width, turn)],
  };
}

export function bend(cutout: Cutout, drift: Drift): Cutout {
  const { width, height, pixels } = cutout;
  const made = new Uint8Array(pixels.length);
  const [[rowX, rowY], [colX, colY]] = [drift.rows, drift.cols];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const sx = x + (rowX[y] ?? 0) + (colX[x] ?? 0);
      const sy = y + (rowY[y] ?? 0) + (colY[x] ?? 0);
      const ix = Math.floor(sx);
      const iy = Math.floor(sy);
      if (ix < 0 || iy < 0 || ix >= width - 1 || iy >= height - 1) continue;
      const a = (iy * width + ix) * 4;
      const c = a + width * 4;
      const fx = sx - ix;
      const fy = sy - iy;
      const wa = (1 - fx) * (1 - fy) * (pixels[a + 3] ?? 0);
      const wb = fx * (1 - fy) * (pixels[a + 7] ?? 0);
      const wc = (1 - fx) * fy * (pixels[c + 3] ?? 0);
      const wd = fx * fy * (pixels[c + 7] ?? 0);
      const alpha = wa + wb + wc + wd;
      if (alpha < 0.5) continue;
      const to = (y * width + x) * 4;
      for (let k = 0; k < 3; k += 1) {
        const sum =
          wa * (pixels[a + k] ?? 0) +
          wb * (pixels[a + 4 + k] ?? 0) +
          wc * (pixels[c + k] ?? 0) +
          wd * (pixels[c + 4 + k] ?? 0);
        made[to + k] = sum / alpha;
      }
      made[to + 3] = alpha + 0.5;
    }
  }
  return { ...cutout, pixels: made };
}
