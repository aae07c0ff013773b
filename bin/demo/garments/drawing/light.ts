import { clamp, curve, type Line, smooth } from './geometry.ts';
import { chanceOf, layered, type Noise, noiseOf } from './noise.ts';
import { blurred, coverage, emptyField, type Grid, visitNear } from './raster.ts';

/** A ridge (depth above 0) or a crease (below 0) that swells and dies away along its spine. */
export type Fold = {
  spine: Line;
  width: number;
  depth: number;
  /** Above 0 the right side falls more gently than the left one, as where cloth hangs over. */
  skew?: number;
  /** The fraction of the spine over which each end fades; 0 keeps the end at full strength. */
  ends?: readonly [number, number];
};

type Relief = {
  folds: readonly Fold[];
  /** How round and how high the edges of the cloth are. */
  roll: { radius: number; depth: number };
  /** How far the piece is filled out, as if worn. */
  puff: { radius: number; depth: number };
  /** The strength of small chance wrinkles, and the direction (degrees) they run along. */
  crumple: number;
  crease: number;
  grain: number;
  field?: ((x: number, y: number) => number) | undefined;
};

export type Finish = { contrast: number; gloss: number; sharpness: number };

/** Heights over the ground, in drawing units. */
export function heightsOf(grid: Grid, shell: readonly Line[], relief: Relief, seed: number): Float32Array {
  const inside = emptyField(grid);
  for (const line of shell) {
    const covered = coverage(grid, [line]);
    for (let i = 0; i < inside.length; i += 1) inside[i] = Math.max(inside[i] ?? 0, covered[i] ?? 0);
  }
  const heights = emptyField(grid);
  for (const { radius, depth } of [relief.roll, relief.puff]) {
    if (depth === 0) continue;
    const near = blurred(inside, grid, radius);
    for (let i = 0; i < heights.length; i += 1) {
      const t = clamp(((near[i] ?? 0) - 0.2) / 0.8);
      heights[i] = (heights[i] ?? 0) + depth * Math.sqrt(1 - (1 - t) * (1 - t));
    }
  }
  addWrinkles(heights, grid, relief, seed);
  for (const fold of relief.folds) addFold(heights, grid, fold);
  for (const fold of creasesIn(grid, relief, seed)) addFold(heights, grid, fold);
  return heights;
}

/** Small sharp creases left by folding and handling, scattered over the cloth, mostly aslant its length. */
function creasesIn(grid: Grid, relief: Relief, seed: number): Fold[] {
  if (relief.crease <= 0) return [];
  const chance = chanceOf(seed + 29);
  const [width, height] = [grid.cols * grid.cell, grid.rows * grid.cell];
  const count = Math.round(((width * height) / 26000) * Math.min(1.6, relief.crease));
  return Array.from({ length: count }, () => {
    const [x, y] = [grid.x + chance() * width, grid.y + chance() * height];
    const angle = ((relief.grain + (chance() > 0.5 ? 1 : -1) * (25 + chance() * 60)) * Math.PI) / 180;
    const length = 50 + chance() * chance() * 190;
    const [dx, dy] = [(Math.sin(angle) * length) / 2, (-Math.cos(angle) * length) / 2];
    const bow = (chance() - 0.5) * length * 0.3;
    return {
      spine: curve([
        [x - dx, y - dy],
        [x - (dy / length) * bow, y + (dx / length) * bow],
        [x + dx, y + dy],
      ]),
      width: 5 + chance() * 9,
      depth: (chance() > 0.4 ? -1 : 1) * (0.8 + chance() * 1.7) * Math.min(1.5, relief.crease),
      skew: (chance() - 0.5) * 0.8,
    };
  });
}

function addFold(heights: Float32Array, grid: Grid, fold: Fold): void {
  const [head, tail] = fold.ends ?? [0.45, 0.45];
  const skew = fold.skew ?? 0;
  visitNear(grid, fold.spine, fold.width * 2.6, (cell, distance, along, side) => {
    const swell = (head > 0 ? smooth(0, head, along) : 1) * (tail > 0 ? smooth(0, tail, 1 - along) : 1);
    const width = fold.width * (0.45 + 0.55 * swell) * (1 + side * skew);
    const s = distance / width;
    heights[cell] = (heights[cell] ?? 0) + fold.depth * swell * Math.exp(-s * s);
  });
}

function addWrinkles(heights: Float32Array, grid: Grid, relief: Relief, seed: number): void {
  const swell: Noise = layered(noiseOf(seed), 2);
  const [cos, sin] = [Math.cos((relief.grain * Math.PI) / 180), Math.sin((relief.grain * Math.PI) / 180)];
  for (let row = 0; row < grid.rows; row += 1) {
    for (let col = 0; col < grid.cols; col += 1) {
      const [x, y] = [grid.x + col * grid.cell, grid.y + row * grid.cell];
      const across = (x * cos + y * sin) / 150;
      const down = (y * cos - x * sin) / 330;
      let height = relief.field ? relief.field(x, y) : 0;
      if (relief.crumple > 0) height += swell(across, down) * 7 * relief.crumple;
      const cell = row * grid.cols + col;
      heights[cell] = (heights[cell] ?? 0) + height;
    }
  }
}

const key = normalised(-0.46, -0.56, 0.69);

const fill = normalised(0.62, -0.1, 0.78);

const halfway = normalised(-0.46, -0.56, 1.69);

function normalised(x: number, y: number, z: number): readonly [number, number, number] {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

export type Tones = { shade: Float32Array; gloss: Float32Array };

/** What a large window at the upper left makes of the heights: 0 is flat cloth, below it dark, above it bright. */
export function tonesOf(heights: Float32Array, grid: Grid, finish: Finish): Tones {
  const [shade, gloss] = [emptyField(grid), emptyField(grid)];
  const around = blurred(heights, grid, 22);
  for (let row = 0; row < grid.rows; row += 1) {
    const [above, below] = [Math.max(0, row - 1) * grid.cols, Math.min(grid.rows - 1, row + 1) * grid.cols];
    for (let col = 0; col < grid.cols; col += 1) {
      const cell = row * grid.cols + col;
      const left = heights[row * grid.cols + Math.max(0, col - 1)] ?? 0;
      const right = heights[row * grid.cols + Math.min(grid.cols - 1, col + 1)] ?? 0;
      const dx = (right - left) / (2 * grid.cell);
      const dy = ((heights[below + col] ?? 0) - (heights[above + col] ?? 0)) / (2 * grid.cell);
      const length = Math.sqrt(1 + dx * dx + dy * dy);
      const lit = Math.max(0, (-dx * key[0] - dy * key[1] + key[2]) / length) / key[2];
      const filled = Math.max(0, (-dx * fill[0] - dy * fill[1] + fill[2]) / length) / fill[2];
      const sunk = (around[cell] ?? 0) - (heights[cell] ?? 0);
      const hollow = clamp((sunk > 0 ? Math.max(0, sunk - 0.8) : sunk) / 16, -0.35, 0.8);
      const light = lit * 0.72 + filled * 0.28 - 1;
      shade[cell] = (light * 0.85 - hollow * 0.42) * finish.contrast;
      if (finish.gloss > 0) {
        const shine = Math.max(0, (-dx * halfway[0] - dy * halfway[1] + halfway[2]) / length);
        const flat = halfway[2] ** finish.sharpness;
        gloss[cell] = Math.max(0, shine ** finish.sharpness - flat * 0.8) * finish.gloss;
      }
    }
  }
  return { shade, gloss };
}
