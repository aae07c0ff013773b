/** Everything is drawn with polylines sampled finely from smooth curves: they offset, cut and rasterise easily. */

export type Point = readonly [x: number, y: number];

export type Line = readonly Point[];

/** A point a curve runs through; roundness 0 makes a corner, 1 (the default) a smooth passage. */
export type Knot = readonly [x: number, y: number, roundness?: number | undefined];

export type Box = { x: number; y: number; width: number; height: number };

const sampleLength = 5;

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

const between = (a: Point, b: Point, t: number): Point => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];

export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

export const smooth = (low: number, high: number, value: number): number => {
  const t = clamp((value - low) / (high - low));
  return t * t * (3 - 2 * t);
};

function bezier(a: Point, b: Point, c: Point, d: Point): Point[] {
  const length = distance(a, b) + distance(b, c) + distance(c, d);
  const steps = Math.max(2, Math.ceil(length / sampleLength));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps;
    const s = 1 - t;
    const [w0, w1, w2, w3] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
    return [w0 * a[0] + w1 * b[0] + w2 * c[0] + w3 * d[0], w0 * a[1] + w1 * b[1] + w2 * c[1] + w3 * d[1]];
  });
}

/** The tangent at a knot, weighted by the neighbors' distances so that uneven knots do not overshoot. */
function tangent(before: Knot, at: Knot, after: Knot): Point {
  const a = Math.max(1e-6, Math.hypot(at[0] - before[0], at[1] - before[1]));
  const b = Math.max(1e-6, Math.hypot(after[0] - at[0], after[1] - at[1]));
  const x = ((at[0] - before[0]) / a) * b + ((after[0] - at[0]) / b) * a;
  const y = ((at[1] - before[1]) / a) * b + ((after[1] - at[1]) / b) * a;
  const length = Math.max(1e-6, Math.hypot(x, y));
  return [x / length, y / length];
}

/** Knots, or their numbers as text: 'x y, x y roundness, …'. */
export type Knots = string | readonly Knot[];

export const knotsOf = (knots: Knots): readonly Knot[] =>
  typeof knots === 'string'
    ? knots.split(',').map((knot): Knot => {
        const [x = 0, y = 0, roundness] = knot.trim().split(/\s+/).map(Number);
        return [x, y, roundness];
      })
    : knots;

/** A smooth curve through the knots; open, unless asked to come back to its first knot. */
export function curve(drawn: Knots, closed = false): Line {
  const knots = knotsOf(drawn);
  const count = knots.length;
  const at = (index: number): Knot =>
    knots[closed ? (index + count) % count : clamp(index, 0, count - 1)] ?? [0, 0];
  const line: Point[] = [];
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const from = at(index);
    const to = at(index + 1);
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const leave = tangent(at(index - 1), from, to);
    const arrive = tangent(from, to, at(index + 2));
    const [r0, r1] = [((from[2] ?? 1) * length) / 3, ((to[2] ?? 1) * length) / 3];
    const piece = bezier(
      [from[0], from[1]],
      [from[0] + leave[0] * r0, from[1] + leave[1] * r0],
      [to[0] - arrive[0] * r1, to[1] - arrive[1] * r1],
      [to[0], to[1]],
    );
    line.push(...(index === 0 ? piece : piece.slice(1)));
  }
  return line;
}

export const shape = (knots: Knots): Line => curve(knots, true);

export function lengthOf(line: Line): number {
  let length = 0;
  for (let i = 1; i < line.length; i += 1) length += distance(line[i - 1] ?? [0, 0], line[i] ?? [0, 0]);
  return length;
}

/** The part of a line between two fractions of its length, sampled anew. */
export function section(line: Line, from: number, to: number): Line {
  const total = lengthOf(line);
  const steps = Math.max(2, Math.ceil((total * Math.abs(to - from)) / sampleLength));
  return Array.from({ length: steps + 1 }, (_, step) => pointOn(line, lerp(from, to, step / steps), total));
}

export function pointOn(line: Line, t: number, total = lengthOf(line)): Point {
  let left = clamp(t) * total;
  for (let i = 1; i < line.length; i += 1) {
    const a: Point = line[i - 1] ?? [0, 0];
    const b: Point = line[i] ?? [0, 0];
    const step = distance(a, b);
    if (left <= step && step > 0) return between(a, b, left / step);
    left -= step;
  }
  return line.at(-1) ?? [0, 0];
}

/** A parallel line; positive distances lie to the right of the direction of travel. */
export function offset(line: Line, by: number | ((t: number) => number)): Line {
  const last = line.length - 1;
  return line.map((point, i): Point => {
    const [a, b] = [line[Math.max(0, i - 1)] ?? point, line[Math.min(last, i + 1)] ?? point];
    const length = Math.max(1e-6, distance(a, b));
    const d = typeof by === 'number' ? by : by(i / last);
    return [point[0] - ((b[1] - a[1]) / length) * d, point[1] + ((b[0] - a[0]) / length) * d];
  });
}

/** A ribbon around a spine, with a width that may change along it. */
export function ribbon(spine: Line, width: number | ((t: number) => number)): Line {
  const half = typeof width === 'number' ? width / 2 : (t: number) => width(t) / 2;
  const other = typeof half === 'number' ? -half : (t: number) => -half(t);
  return [...offset(spine, half), ...[...offset(spine, other)].reverse()];
}

export const reverse = (line: Line): Line => [...line].reverse();

export const mirror = (line: Line, axis = 600): Line => line.map(([x, y]) => [2 * axis - x, y]);

export const move = (line: Line, dx: number, dy: number): Line => line.map(([x, y]) => [x + dx, y + dy]);

export const join = (...lines: readonly Line[]): Line => lines.flat();

export function turn(line: Line, degrees: number, [cx, cy]: Point): Line {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return line.map(([x, y]) => [cx + (x - cx) * cos - (y - cy) * sin, cy + (x - cx) * sin + (y - cy) * cos]);
}

export function ellipse(cx: number, cy: number, rx: number, ry = rx): Line {
  const steps = Math.max(12, Math.ceil((Math.PI * (rx + ry)) / sampleLength));
  return Array.from({ length: steps }, (_, step): Point => {
    const angle = (2 * Math.PI * step) / steps;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}

export function boxOf(lines: readonly Line[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const line of lines) {
    for (const [x, y] of line) {
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { x: left, y: top, width: right - left, height: bottom - top };
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const pathData = (line: Line, closed = false): string =>
  `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
