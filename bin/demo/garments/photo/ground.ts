import type { Color } from '#shared/catalog';
import { rgbOf } from '../colors.ts';
import { layered, noiseOf } from '../drawing/noise.ts';
import { readField } from '../drawing/raster.ts';

type GroundKind = 'paper' | 'plaster' | 'linen';

export type Ground = { hex: string; kind: GroundKind };

/** Papers, plasters and linens on which each color stands out without a loud contrast. */
const grounds: Record<Color, readonly [string, string, string]> = {
  black: ['#e4ddd1', '#dbd5ca', '#d5c9b8'],
  white: ['#b5a693', '#a3a69a', '#bfa590'],
  navy: ['#e6dfd3', '#ddd6ca', '#d8cab6'],
  gray: ['#efe9df', '#ece2d4', '#ebe6de'],
  beige: ['#a08d7b', '#8f9186', '#b39b87'],
  brown: ['#e9e1d5', '#e2d8c9', '#ece7de'],
  red: ['#e8e1d7', '#e2dad0', '#dcd7cf'],
  blue: ['#ebe4d8', '#e4dccf', '#eeeae2'],
  green: ['#eae3d6', '#e3dacb', '#ece7de'],
  yellow: ['#efece6', '#dedcd7', '#e8e6e1'],
  pink: ['#f0ece6', '#e2dfd8', '#d5d3cc'],
  purple: ['#eae4da', '#e4dcd0', '#eeeae4'],
};

const kinds: readonly GroundKind[] = ['plaster', 'paper', 'linen'];

export const groundFor = (color: Color, variant: number): Ground => ({
  hex: grounds[color][Math.abs(variant) % 3] ?? grounds[color][0],
  kind: kinds[Math.abs(variant * 2 + color.length) % 3] ?? 'paper',
});

const grainSize = 256;

/** The surface of the ground, lit from the upper left, as RGB. */
export function groundPixels(width: number, height: number, ground: Ground, seed: number): Uint8Array {
  const [red, green, blue] = rgbOf(ground.hex);
  const light = lightField(width, height, ground.kind, seed);
  const grain = grainTile(ground.kind);
  const scale = width / 1200;
  const pixels = new Uint8Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y += 1) {
    const row = (Math.floor(y / Math.max(1, scale)) % grainSize) * grainSize;
    for (let x = 0; x < width; x += 1, i += 3) {
      const value =
        light.at(x, y) * (1 + (grain[row + (Math.floor(x / Math.max(1, scale)) % grainSize)] ?? 0));
      pixels[i] = Math.min(255, red * value);
      pixels[i + 1] = Math.min(255, green * value);
      pixels[i + 2] = Math.min(255, blue * value);
    }
  }
  return pixels;
}

/** Slow changes of brightness are reckoned on a coarse grid and read in between. */
function lightField(
  width: number,
  height: number,
  kind: GroundKind,
  seed: number,
): { at: (x: number, y: number) => number } {
  const step = 12;
  const cols = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const cloud = layered(noiseOf(seed + 5), kind === 'plaster' ? 5 : 3);
  const mottle = kind === 'plaster' ? 0.016 : kind === 'paper' ? 0.005 : 0.008;
  const values = new Float32Array(cols * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let col = 0; col < cols; col += 1) {
      const [u, v] = [(col * step) / width, (row * step) / height];
      const fall = 1.035 - 0.05 * u - 0.055 * v;
      values[row * cols + col] = fall * (1 + cloud(u * 3.2, v * 4.2) * mottle);
    }
  }
  return {
    at: (x, y) => readField(values, cols, rows, x / step, y / step),
  };
}

const grains = new Map<GroundKind, Float32Array>();

function grainTile(kind: GroundKind): Float32Array {
  const known = grains.get(kind);
  if (known) return known;
  const fine = noiseOf(101, 128);
  const [warp, weft] = [noiseOf(102, 86, 6), noiseOf(103, 6, 86)];
  const speck = noiseOf(104, 64);
  const at = (x: number, y: number): number => {
    const [u, v] = [x / grainSize, y / grainSize];
    if (kind === 'linen')
      return (warp(u * 86, v * 6) + weft(u * 6, v * 86)) * 0.024 + fine(u * 128, v * 128) * 0.012;
    const pit = kind === 'plaster' ? Math.max(0, speck(u * 64, v * 64) - 0.42) * 0.07 : 0;
    return fine(u * 128, v * 128) * 0.011 - pit;
  };
  const made = Float32Array.from({ length: grainSize * grainSize }, (_, i) =>
    at(i % grainSize, Math.floor(i / grainSize)),
  );
  grains.set(kind, made);
  return made;
}
