import { smooth } from '../drawing/geometry.ts';
import { chanceOf } from '../drawing/noise.ts';
import type { Canvas } from './canvas.ts';

const pane = (value: number, from: number, to: number, soft: number): number =>
  smooth(from - soft, from + soft, value) * (1 - smooth(to - soft, to + soft, value));

/** Late light through a window of two by three panes, falling aslant over everything. */
export function letInSun(canvas: Canvas, strength: number): void {
  const { width, height, pixels } = canvas;
  const soft = 0.016;
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 3) {
      const u = x / width - 0.34 * (y / height);
      const v = y / height + 0.2 * (x / width);
      const across = pane(u, 0.1, 0.37, soft) + pane(u, 0.42, 0.7, soft);
      const down =
        pane(v, 0.06, 0.4, soft) + pane(v, 0.44, 0.76, soft * 1.3) + pane(v, 0.8, 1.14, soft * 1.6);
      const light = 1 + strength * (across * down * 1.15 - 0.84);
      pixels[i] = Math.min(255, (pixels[i] ?? 0) * (1 + (light - 1) * (light > 1 ? 1.1 : 0.95)));
      pixels[i + 1] = Math.min(255, (pixels[i + 1] ?? 0) * light);
      pixels[i + 2] = Math.min(255, (pixels[i + 2] ?? 0) * (1 + (light - 1) * (light > 1 ? 0.8 : 0.97)));
    }
  }
}

/** The last of the camera: a slight vignette and the grain of the film. */
export function develop(canvas: Canvas, seed: number): void {
  const { width, height, pixels } = canvas;
  const chance = chanceOf(seed);
  const grain = Float32Array.from({ length: 65536 }, () => (chance() + chance() + chance() - 1.5) * 4.2);
  for (let y = 0, i = 0; y < height; y += 1) {
    const v = (y / height - 0.5) * 2;
    for (let x = 0; x < width; x += 1, i += 3) {
      const u = (x / width - 0.5) * 2;
      const edge = u * u * 0.55 + v * v * 0.6;
      const kept = 1 - 0.05 * edge * edge;
      const speck = grain[(x * 7 + y * 1217 + ((x * y) >> 4)) & 65535] ?? 0;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = (pixels[i + channel] ?? 0) * kept + speck;
        pixels[i + channel] = Math.max(0, Math.min(255, value));
      }
    }
  }
}
