import { blurred, type Grid, readField } from '../drawing/raster.ts';
import type { Canvas, Cutout } from './canvas.ts';
import { bend, driftOf } from './drift.ts';

type Laying = { seed: number; drift: number; lift: number };

/** Lays a cut-out on the canvas, with the shadow it throws; drift 0 keeps it as drawn. */
export function layDown(canvas: Canvas, cutout: Cutout, laying: Laying): void {
  const { seed, drift, lift } = laying;
  const bent = drift > 0 ? bend(cutout, driftOf(cutout.width, cutout.height, seed, drift)) : cutout;
  castShadow(canvas, bent, lift);
  const { pixels, width, height, left, top } = bent;
  for (let y = Math.max(0, -top); y < height && y + top < canvas.height; y += 1) {
    for (let x = Math.max(0, -left); x < width && x + left < canvas.width; x += 1) {
      const from = (y * width + x) * 4;
      const alpha = (pixels[from + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const to = ((y + top) * canvas.width + x + left) * 3;
      const light = 1.02 - 0.03 * ((x + left) / canvas.width) - 0.035 * ((y + top) / canvas.height);
      for (let channel = 0; channel < 3; channel += 1) {
        const under = canvas.pixels[to + channel] ?? 0;
        const over = Math.min(255, (pixels[from + channel] ?? 0) * light);
        canvas.pixels[to + channel] = under + (over - under) * alpha;
      }
    }
  }
}

const step = 4;

/** A tight dark line where the piece touches the ground, and a wide soft shadow away from the window. */
function castShadow(canvas: Canvas, cutout: Cutout, lift: number): void {
  const scale = canvas.width / 1200;
  const margin = Math.ceil((lift * 5 * scale) / step) * step;
  const cols = Math.ceil((cutout.width + 2 * margin) / step);
  const rows = Math.ceil((cutout.height + 2 * margin) / step);
  const kept = keptLight(cutout, { x: 0, y: 0, cell: step, cols, rows }, margin, lift, scale);
  for (let y = 0; y < rows * step; y += 1) {
    const cy = y - margin + cutout.top;
    if (cy < 0 || cy >= canvas.height) continue;
    for (let x = 0; x < cols * step; x += 1) {
      const cx = x - margin + cutout.left;
      if (cx < 0 || cx >= canvas.width) continue;
      const dark = 1 - readField(kept, cols, rows, x / step - 0.375, y / step - 0.375);
      if (dark < 0.001) continue;
      const to = (cy * canvas.width + cx) * 3;
      canvas.pixels[to] = (canvas.pixels[to] ?? 0) * (1 - dark * 0.88);
      canvas.pixels[to + 1] = (canvas.pixels[to + 1] ?? 0) * (1 - dark * 0.93);
      canvas.pixels[to + 2] = (canvas.pixels[to + 2] ?? 0) * (1 - dark * 0.97);
    }
  }
}

function keptLight(cutout: Cutout, grid: Grid, margin: number, lift: number, scale: number): Float32Array {
  const { cols, rows } = grid;
  const alpha = new Float32Array(cols * rows);
  for (let row = 0; row < rows; row += 1) {
    const y = row * step - margin + 2;
    if (y < 0 || y >= cutout.height) continue;
    for (let col = 0; col < cols; col += 1) {
      const x = col * step - margin + 2;
      if (x < 0 || x >= cutout.width) continue;
      alpha[row * cols + col] = (cutout.pixels[(y * cutout.width + x) * 4 + 3] ?? 0) / 255;
    }
  }
  const kept = new Float32Array(cols * rows).fill(1);
  for (const [radius, dx, dy, weight] of [
    [5, 2.5, 4, 0.42],
    [lift, lift * 0.5, lift * 0.75, 0.3],
    [lift * 2.6, lift, lift * 1.5, 0.2],
  ] as const) {
    const field = blurred(alpha, grid, radius * scale);
    const [right, down] = [(dx * scale) / step, (dy * scale) / step];
    for (let i = 0; i < kept.length; i += 1) {
      const shadow = readField(field, cols, rows, (i % cols) - right, Math.floor(i / cols) - down);
      kept[i] = (kept[i] ?? 1) * (1 - weight * shadow);
    }
  }
  return kept;
}
