import type { Box, Line } from './geometry.ts';

/** A coarse grid over a part of the drawing, on which light is reckoned. */
export type Grid = { x: number; y: number; cell: number; cols: number; rows: number };

export function gridOver(box: Box, cell: number, margin: number): Grid {
  return {
    x: box.x - margin,
    y: box.y - margin,
    cell,
    cols: Math.max(4, Math.ceil((box.width + 2 * margin) / cell)),
    rows: Math.max(4, Math.ceil((box.height + 2 * margin) / cell)),
  };
}

export const emptyField = (grid: Grid): Float32Array => new Float32Array(grid.cols * grid.rows);

const subRows = 3;

/** How much of each cell lies inside the closed lines, 0 to 1; lines inside lines are holes. */
export function coverage(grid: Grid, lines: readonly Line[]): Float32Array {
  const field = emptyField(grid);
  const crossings: number[][] = Array.from({ length: grid.rows * subRows }, () => []);
  for (const line of lines) collectCrossings(line, grid, crossings);
  for (let sub = 0; sub < crossings.length; sub += 1) {
    const places = crossings[sub] ?? [];
    places.sort((a, b) => a - b);
    const row = Math.floor(sub / subRows) * grid.cols;
    for (let i = 0; i + 1 < places.length; i += 2)
      fillSpan(field, grid, row, places[i] ?? 0, places[i + 1] ?? 0);
  }
  return field;
}

function collectCrossings(line: Line, grid: Grid, crossings: number[][]): void {
  const step = grid.cell / subRows;
  for (let i = 0; i < line.length; i += 1) {
    const a = line[i === 0 ? line.length - 1 : i - 1];
    const b = line[i];
    if (!a || !b || a[1] === b[1]) continue;
    const low = Math.max(0, Math.ceil((Math.min(a[1], b[1]) - grid.y) / step - 0.5));
    const high = Math.min(crossings.length - 1, Math.ceil((Math.max(a[1], b[1]) - grid.y) / step - 0.5) - 1);
    const slope = (b[0] - a[0]) / (b[1] - a[1]);
    for (let sub = low; sub <= high; sub += 1) {
      crossings[sub]?.push(a[0] + (grid.y + (sub + 0.5) * step - a[1]) * slope);
    }
  }
}

function fillSpan(field: Float32Array, grid: Grid, row: number, from: number, to: number): void {
  const a = Math.max(0, (from - grid.x) / grid.cell);
  const b = Math.min(grid.cols, (to - grid.x) / grid.cell);
  for (let col = Math.floor(a); col < b; col += 1) {
    const part = Math.min(b, col + 1) - Math.max(a, col);
    field[row + col] = Math.min(1, (field[row + col] ?? 0) + part / subRows);
  }
}

/** A soft blur: three passes of a box, in both directions. The radius is in drawing units. */
export function blurred(field: Float32Array, grid: Grid, radius: number): Float32Array {
  const reach = Math.max(1, Math.round(radius / grid.cell / 1.7));
  const [from, to] = [Float32Array.from(field), emptyField(grid)];
  for (let pass = 0; pass < 3; pass += 1) {
    boxPass(from, to, { lines: grid.rows, length: grid.cols, lineStride: grid.cols, stride: 1 }, reach);
    boxPass(to, from, { lines: grid.cols, length: grid.rows, lineStride: 1, stride: grid.cols }, reach);
  }
  return from;
}

type Walk = { lines: number; length: number; lineStride: number; stride: number };

function boxPass(from: Float32Array, to: Float32Array, walk: Walk, reach: number): void {
  const { lines, length, lineStride, stride } = walk;
  const size = 2 * reach + 1;
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStride;
    const first = from[start] ?? 0;
    const last = from[start + (length - 1) * stride] ?? 0;
    let sum = first * reach;
    for (let i = 0; i < reach; i += 1) sum += i < length ? (from[start + i * stride] ?? 0) : last;
    for (let i = 0; i < length; i += 1) {
      sum += i + reach < length ? (from[start + (i + reach) * stride] ?? 0) : last;
      to[start + i * stride] = sum / size;
      sum -= i - reach >= 0 ? (from[start + (i - reach) * stride] ?? 0) : first;
    }
  }
}

type Visit = (cell: number, distance: number, along: number, side: number) => void;

/** Of every cell within reach of the spine: how far it is, at which fraction of the spine, on which side. */
export function visitNear(grid: Grid, spine: Line, reach: number, visit: Visit): void {
  const { cell } = grid;
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const point of spine) {
    left = Math.min(left, point[0]);
    right = Math.max(right, point[0]);
    top = Math.min(top, point[1]);
    bottom = Math.max(bottom, point[1]);
  }
  const fromCol = Math.max(0, Math.floor((left - reach - grid.x) / cell));
  const toCol = Math.min(grid.cols - 1, Math.ceil((right + reach - grid.x) / cell));
  const fromRow = Math.max(0, Math.floor((top - reach - grid.y) / cell));
  const toRow = Math.min(grid.rows - 1, Math.ceil((bottom + reach - grid.y) / cell));
  const last = spine.length - 1;
  const width = toCol - fromCol + 1;
  if (width <= 0 || toRow < fromRow) return;
  const nearest = new Float32Array(width * (toRow - fromRow + 1)).fill(reach * reach);
  const along = new Float32Array(nearest.length);
  const side = new Float32Array(nearest.length);
  for (let i = 0; i < last; i += 1) {
    const a = spine[i];
    const b = spine[i + 1];
    if (!a || !b) continue;
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const square = Math.max(1e-6, dx * dx + dy * dy);
    const c0 = Math.max(fromCol, Math.floor((Math.min(a[0], b[0]) - reach - grid.x) / cell));
    const c1 = Math.min(toCol, Math.ceil((Math.max(a[0], b[0]) + reach - grid.x) / cell));
    const r0 = Math.max(fromRow, Math.floor((Math.min(a[1], b[1]) - reach - grid.y) / cell));
    const r1 = Math.min(toRow, Math.ceil((Math.max(a[1], b[1]) + reach - grid.y) / cell));
    for (let row = r0; row <= r1; row += 1) {
      const py = grid.y + (row + 0.5) * cell - a[1];
      for (let col = c0; col <= c1; col += 1) {
        const px = grid.x + (col + 0.5) * cell - a[0];
        const t = Math.min(1, Math.max(0, (px * dx + py * dy) / square));
        const ex = px - t * dx;
        const ey = py - t * dy;
        const d = ex * ex + ey * ey;
        const place = (row - fromRow) * width + col - fromCol;
        if (d >= (nearest[place] ?? 0)) continue;
        nearest[place] = d;
        along[place] = (i + t) / last;
        side[place] = dx * py - dy * px >= 0 ? 1 : -1;
      }
    }
  }
  for (let place = 0; place < nearest.length; place += 1) {
    if (side[place] === 0) continue;
    const cellAt = (Math.floor(place / width) + fromRow) * grid.cols + (place % width) + fromCol;
    visit(cellAt, Math.sqrt(nearest[place] ?? 0), along[place] ?? 0, side[place] ?? 1);
  }
}

/** The value between the cells, at a place measured in cells. */
export function readField(field: Float32Array, cols: number, rows: number, x: number, y: number): number {
  const cx = Math.min(cols - 1.001, Math.max(0, x));
  const cy = Math.min(rows - 1.001, Math.max(0, y));
  const ix = Math.floor(cx);
  const iy = Math.floor(cy);
  const fx = cx - ix;
  const at = iy * cols + ix;
  const above = (field[at] ?? 0) * (1 - fx) + (field[at + 1] ?? 0) * fx;
  const below = (field[at + cols] ?? 0) * (1 - fx) + (field[at + cols + 1] ?? 0) * fx;
  return above + (below - above) * (cy - iy);
}
