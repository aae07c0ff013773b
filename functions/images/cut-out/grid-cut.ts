/**
 * The minimum cut of a grid of pixels: which of them stay on the source's side. Every pixel is tied to its eight neighbors and
 * to one of the two terminals. This is the algorithm of Boykov and Kolmogorov (2004): two search trees that grow from the
 * terminals until they meet, and that are repaired after each augmentation instead of being built anew.
 */

/** Steps to the neighbors of a pixel; the opposite of direction `d` is `7 - d`. */
export const steps = [
  [-1, -1],
  [0, -1],
  [1, -1],
  [-1, 0],
  [1, 0],
  [-1, 1],
  [0, 1],
  [1, 1],
] as const;

export const directions = steps.length;
/** A pixel's parent is a direction or one of these. */
const [terminal, orphan, free] = [directions, directions + 1, directions + 2];

export type GridToCut = {
  width: number;
  height: number;
  /** What each pixel costs on the sink's side, less what it costs on the source's. */
  preference: Float32Array;
  /** The cost of separating the pixel at `place` from its neighbor in a direction: at `place * 8 + direction`; symmetric. */
  ties: Float32Array;
};

/** Returns 1 for each pixel on the source's side, 0 for the others. */
export function cutGrid({ width, height, preference, ties }: GridToCut): Uint8Array<ArrayBuffer> {
  const count = width * height;
  const jumps = steps.map(([x, y]) => y * width + x);
  const residual = Float32Array.from(ties);
  const toTerminal = Float32Array.from(preference);
  const parent = new Uint8Array(count).fill(free);
  const inSink = new Uint8Array(count);
  const stamp = new Int32Array(count);
  const depth = new Int32Array(count);
  const waiting = new Uint8Array(count);
  let active: number[] = [];
  let nextActive: number[] = [];
  let orphans: number[] = [];
  let time = 0;

  const jump = (direction: number) => jumps[direction] as number;
  const enqueue = (place: number) => {
    if (waiting[place]) return;
    waiting[place] = 1;
    nextActive.push(place);
  };
  /** What may still flow between a pixel and its neighbor in a direction: out of it in the source's tree, into it in the sink's. */
  const open = (place: number, direction: number, sink: number) =>
    sink
      ? (residual[(place + jump(direction)) * directions + 7 - direction] as number)
      : (residual[place * directions + direction] as number);

  for (let place = 0; place < count; place++) {
    const flow = toTerminal[place] as number;
    if (flow === 0) continue;
    inSink[place] = flow < 0 ? 1 : 0;
    parent[place] = terminal;
    depth[place] = 1;
    enqueue(place);
  }

  for (;;) {
    if (active.length === 0) {
      if (nextActive.length === 0) break;
      active = nextActive.reverse();
      nextActive = [];
    }
    const place = active[active.length - 1] as number;
    if (parent[place] === free) {
      active.pop();
      waiting[place] = 0;
      continue;
    }
    const met = grow(place);
    time++;
    if (met < 0) {
      active.pop();
      waiting[place] = 0;
      continue;
    }
    augment(met);
    while (orphans.length > 0) {
      const some = orphans;
      orphans = [];
      for (const lost of some) adopt(lost);
    }
  }
  return Uint8Array.from(parent, (of, place) => (of !== free && inSink[place] === 0 ? 1 : 0));

  /** Extends a tree to the neighbors of a pixel; returns the arc at which it meets the other tree, from source to sink, or -1. */
  function grow(place: number): number {
    const sink = inSink[place] as number;
    for (let direction = 0; direction < directions; direction++) {
      if (open0(place, direction, sink) <= 0) continue;
      const other = place + jump(direction);
      if (parent[other] === free) {
        inSink[other] = sink;
        parent[other] = 7 - direction;
        stamp[other] = stamp[place] as number;
        depth[other] = (depth[place] as number) + 1;
        enqueue(other);
      } else if (inSink[other] !== sink) {
        return sink ? other * directions + 7 - direction : place * directions + direction;
      } else if (
        (stamp[other] as number) <= (stamp[place] as number) &&
        (depth[other] as number) > (depth[place] as number) &&
        parent[other] !== terminal
      ) {
        parent[other] = 7 - direction;
        stamp[other] = stamp[place] as number;
        depth[other] = (depth[place] as number) + 1;
      }
    }
    return -1;
  }

  /** As `open`, 0 beyond the border of the grid, where the ties of the pixel itself are 0. */
  function open0(place: number, direction: number, sink: number): number {
    return (ties[place * directions + direction] as number) > 0 ? open(place, direction, sink) : 0;
  }

  /** Sends along the path through an arc what it can take; pixels whose link is used up become orphans. */
  function augment(arc: number) {
    const from = Math.floor(arc / directions);
    const direction = arc % directions;
    const to = from + jump(direction);
    let flow = residual[arc] as number;
    for (const [start, sink] of [
      [from, 0],
      [to, 1],
    ] as const) {
      let place = start;
      for (let up = parent[place] as number; up !== terminal; up = parent[place] as number) {
        const above = place + jump(up);
        const link = sink ? place * directions + up : above * directions + 7 - up;
        flow = Math.min(flow, residual[link] as number);
        place = above;
      }
      flow = Math.min(flow, Math.abs(toTerminal[place] as number));
    }
    residual[arc] = (residual[arc] as number) - flow;
    const back = to * directions + 7 - direction;
    residual[back] = (residual[back] as number) + flow;
    for (const [start, sink] of [
      [from, 0],
      [to, 1],
    ] as const) {
      let place = start;
      for (let up = parent[place] as number; up !== terminal; up = parent[place] as number) {
        const above = place + jump(up);
        const [link, reverse] = sink
          ? [place * directions + up, above * directions + 7 - up]
          : [above * directions + 7 - up, place * directions + up];
        residual[reverse] = (residual[reverse] as number) + flow;
        residual[link] = (residual[link] as number) - flow;
        if ((residual[link] as number) <= 0) {
          parent[place] = orphan;
          orphans.push(place);
        }
        place = above;
      }
      const left = (toTerminal[place] as number) + (sink ? flow : -flow);
      toTerminal[place] = left;
      if (sink ? left >= 0 : left <= 0) {
        toTerminal[place] = 0;
        parent[place] = orphan;
        orphans.push(place);
      }
    }
  }

  /** Finds a new parent for an orphan in its tree, the one nearest to the terminal, or sets it free. */
  function adopt(place: number) {
    const sink = inSink[place] as number;
    let best = free;
    let least = Number.POSITIVE_INFINITY;
    for (let direction = 0; direction < directions; direction++) {
      if ((ties[place * directions + direction] as number) <= 0) continue;
      const above = place + jump(direction);
      if (inSink[above] !== sink || parent[above] === free || parent[above] === orphan) continue;
      if (open(above, 7 - direction, sink) <= 0) continue;
      const away = depthOf(above);
      if (away < least) [least, best] = [away, direction];
    }
    if (best !== free) {
      parent[place] = best;
      stamp[place] = time;
      depth[place] = least + 1;
      return;
    }
    for (let direction = 0; direction < directions; direction++) {
      if ((ties[place * directions + direction] as number) <= 0) continue;
      const other = place + jump(direction);
      if (inSink[other] !== sink || parent[other] === free) continue;
      if (open(other, 7 - direction, sink) > 0) enqueue(other);
      if (parent[other] === 7 - direction) {
        parent[other] = orphan;
        orphans.push(other);
      }
    }
    parent[place] = free;
  }

  /** How far a pixel is from its terminal along its tree; infinite if it hangs on an orphan. */
  function depthOf(start: number): number {
    let place = start;
    let away = 0;
    for (;;) {
      if (stamp[place] === time) {
        away += depth[place] as number;
        break;
      }
      const up = parent[place] as number;
      away++;
      if (up === terminal) {
        stamp[place] = time;
        depth[place] = 1;
        break;
      }
      if (up === orphan || up === free) return Number.POSITIVE_INFINITY;
      place += jump(up);
    }
    const total = away;
    for (place = start; stamp[place] !== time; place += jump(parent[place] as number)) {
      stamp[place] = time;
      depth[place] = away--;
    }
    return total;
  }
}
