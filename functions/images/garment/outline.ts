/** The pixels of a photo that belong to the piece, and the box around them. */
export type Outline = {
  /** 1 for a pixel of the piece. */
  mask: Uint8Array;
  width: number;
  height: number;
  /** The box around the piece. A few stray pixels may lie outside. */
  box: { left: number; top: number; right: number; bottom: number };
  /** The number of pixels of the piece. */
  area: number;
};

/** The share of the piece's pixels that may lie outside its box, on each side. */
const stray = 0.004;

/** The outline of a piece. `opacity` is 0 to 1 for each pixel. Null if it covers less than 0.4 % of the photo. */
export function outlineOf(opacity: Float32Array, width: number, height: number): Outline | null {
  const mask = Uint8Array.from(opacity, (value) => (value > 0.5 ? 1 : 0));
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  let area = 0;
  mask.forEach((value, place) => {
    if (!value) return;
    area++;
    columns[place % width] = (columns[place % width] ?? 0) + 1;
    const y = Math.floor(place / width);
    rows[y] = (rows[y] ?? 0) + 1;
  });
  if (area < 0.004 * mask.length) return null;
  const [left, right] = extentOf(columns, area);
  const [top, bottom] = extentOf(rows, area);
  return { mask, width, height, area, box: { left, top, right, bottom } };
}

/** The first and the last place of a histogram, without stray values at both ends. */
function extentOf(counts: Float64Array, total: number): [number, number] {
  const firstOf = (places: Iterable<number>) => {
    let sum = 0;
    for (const place of places) {
      sum += counts[place] ?? 0;
      if (sum > stray * total) return place;
    }
    return 0;
  };
  const forwards = [...counts.keys()];
  return [firstOf(forwards), firstOf(forwards.toReversed())];
}

/** The columns of a row that belong to the piece, as ranges from left to right. */
export function runsAt({ mask, width, box }: Outline, y: number): [from: number, to: number][] {
  const runs: [number, number][] = [];
  for (let x = box.left; x <= box.right; x++) {
    if (!mask[y * width + x]) continue;
    const last = runs.at(-1);
    if (last && last[1] === x - 1) last[1] = x;
    else runs.push([x, x]);
  }
  return runs;
}

/** The area of the convex hull of the piece, computed from the ends of its rows. */
export function hullAreaOf(outline: Outline): number {
  const points: [number, number][] = [];
  for (let y = outline.box.top; y <= outline.box.bottom; y++) {
    const runs = runsAt(outline, y);
    const [first, last] = [runs[0], runs.at(-1)];
    if (first && last) points.push([first[0], y], [last[1] + 1, y]);
  }
  points.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  const hull = [...half(points), ...half(points.toReversed())];
  const doubled = hull.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = hull[(index + 1) % hull.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(doubled) / 2;
}

/** One side of the convex hull of sorted points (Andrew's monotone chain). */
function half(points: readonly [number, number][]): [number, number][] {
  const chain: [number, number][] = [];
  for (const point of points) {
    while (chain.length > 1 && turn(chain.at(-2), chain.at(-1), point) <= 0) chain.pop();
    chain.push(point);
  }
  return chain.slice(0, -1);
}

const turn = (a: [number, number] = [0, 0], b: [number, number] = [0, 0], c: [number, number] = [0, 0]) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
