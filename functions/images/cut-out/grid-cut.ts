/** The steps to the neighbors of a pixel, to the right and down; the opposite of direction `d` is `7 - d`. */
export const steps = [0, 1, 2, 3, 5, 6, 7, 8].map((at) => [(at % 3) - 1, Math.floor(at / 3) - 1] as const);
export const directions = 8;
/** A pixel's parent in its tree is the neighbor in a direction, or one of these three values. */
const [terminal, orphan, free] = [directions, directions + 1, directions + 2];

export type GridToCut = {
  width: number;
  height: number;
  /** For each pixel, its cost on the sink's side minus its cost on the source's side. */
  preference: Float32Array;
  /**
   * The cost of separating the pixel at `place` from its neighbor in a direction, at index `place * 8 + direction`. The
   * costs are symmetric, and 0 beyond the border.
   */
  ties: Float32Array;
};

/**
 * The minimum cut of a grid of pixels: returns 1 for each pixel on the source's side, 0 for the others. Each pixel is
 * tied to its eight neighbors and to one of the two terminals. This is the algorithm of Boykov and Kolmogorov (2004):
 * two search trees grow from the terminals until they meet, and are repaired after each augmentation instead of being
 * built anew.
 */
export function cutGrid({ width, height, preference, ties }: GridToCut): Uint8Array<ArrayBuffer> {
  const count = width * height;
  const jumps = Int32Array.from(steps, ([right, down]) => down * width + right);
  const residual = Float32Array.from(ties);
  const toTerminal = Float32Array.from(preference);
  const parent = new Uint8Array(count).fill(free);
  const inSink = new Uint8Array(count);
  // The depth of a pixel in its tree. It is valid only if the pixel's stamp equals `time`.
  const depth = new Int32Array(count);
  const stamp = new Int32Array(count);
  const waiting = new Uint8Array(count);
  const active: number[] = [];
  let orphans: number[] = [];
  let time = 0;

  const neighbor = (place: number, direction: number) => place + (jumps[direction] as number);
  const enqueue = (place: number) => {
    if (!waiting[place]) active.push(place);
    waiting[place] = 1;
  };
  /**
   * The arc between a pixel and its neighbor along which their tree grows. It leads out of the pixel in the source's
   * tree and into the pixel in the sink's tree.
   */
  const arcOf = (place: number, direction: number, sink: number) =>
    sink ? neighbor(place, direction) * directions + 7 - direction : place * directions + direction;
  const isOpen = (place: number, direction: number, sink: number) =>
    (ties[place * directions + direction] as number) > 0 &&
    (residual[arcOf(place, direction, sink)] as number) > 0;
  const hang = (place: number, below: number, direction: number) => {
    parent[place] = direction;
    stamp[place] = stamp[below] as number;
    depth[place] = (depth[below] as number) + 1;
  };

  for (let place = 0; place < count; place++) {
    const flow = toTerminal[place] as number;
    if (flow === 0) continue;
    inSink[place] = flow < 0 ? 1 : 0;
    parent[place] = terminal;
    depth[place] = 1;
    enqueue(place);
  }
  for (let next = 0; next < active.length; ) {
    const place = active[next] as number;
    const met = parent[place] === free ? -1 : grow(place);
    time++;
    if (met < 0) {
      waiting[place] = 0;
      next++;
      continue;
    }
    augment(met);
    while (orphans.length > 0) {
      const some = orphans;
      orphans = [];
      some.forEach(adopt);
    }
  }
  return Uint8Array.from(parent, (of, place) => (of !== free && inSink[place] === 0 ? 1 : 0));

  /** Extends a tree to the neighbors of a pixel. Returns the arc at which it meets the other tree, or -1. */
  function grow(place: number): number {
    const sink = inSink[place] as number;
    for (let direction = 0; direction < directions; direction++) {
      if (!isOpen(place, direction, sink)) continue;
      const other = neighbor(place, direction);
      if (parent[other] === free) {
        inSink[other] = sink;
        hang(other, place, 7 - direction);
        enqueue(other);
      } else if (inSink[other] !== sink) {
        return arcOf(place, direction, sink);
      } else if (
        parent[other] !== terminal &&
        (stamp[other] as number) <= (stamp[place] as number) &&
        (depth[other] as number) > (depth[place] as number)
      ) {
        hang(other, place, 7 - direction);
      }
    }
    return -1;
  }

  /** Sends as much flow as possible through an arc. A pixel whose link to its tree is full becomes an orphan. */
  function augment(arc: number) {
    const from = Math.floor(arc / directions);
    const sides = [climb(from), climb(neighbor(from, arc % directions))] as const;
    const linkOf = (place: number, sink: number) =>
      arcOf(neighbor(place, parent[place] as number), 7 - (parent[place] as number), sink);
    let flow = residual[arc] as number;
    sides.forEach(({ places, root }, sink) => {
      for (const place of places) flow = Math.min(flow, residual[linkOf(place, sink)] as number);
      flow = Math.min(flow, Math.abs(toTerminal[root] as number));
    });
    send(arc, flow);
    sides.forEach(({ places, root }, sink) => {
      for (const place of places) {
        const link = linkOf(place, sink);
        send(link, flow);
        if ((residual[link] as number) <= 0) abandon(place);
      }
      toTerminal[root] = (toTerminal[root] as number) + (sink ? flow : -flow);
      if (sink ? (toTerminal[root] as number) >= 0 : (toTerminal[root] as number) <= 0) abandon(root);
    });
  }

  /** The pixels on the path from a pixel up to the root of its tree, without the root, and the root itself. */
  function climb(start: number) {
    const places: number[] = [];
    let root = start;
    for (; parent[root] !== terminal; root = neighbor(root, parent[root] as number)) places.push(root);
    return { places, root };
  }

  function send(arc: number, flow: number) {
    const direction = arc % directions;
    const back = neighbor(Math.floor(arc / directions), direction) * directions + 7 - direction;
    residual[arc] = (residual[arc] as number) - flow;
    residual[back] = (residual[back] as number) + flow;
  }

  function abandon(place: number) {
    parent[place] = orphan;
    orphans.push(place);
  }

  /** Finds the neighbor in an orphan's tree that is nearest to the terminal. Without one, the pixel becomes free. */
  function adopt(place: number) {
    const sink = inSink[place] as number;
    let [best, least] = [free, Number.POSITIVE_INFINITY];
    const relatives: number[] = [];
    for (let direction = 0; direction < directions; direction++) {
      if (ties[place * directions + direction] === 0) continue;
      const other = neighbor(place, direction);
      if (inSink[other] !== sink || parent[other] === free) continue;
      relatives.push(direction);
      if (!isOpen(other, 7 - direction, sink)) continue;
      const away = depthOf(other);
      if (away < least) [least, best] = [away, direction];
    }
    parent[place] = best;
    stamp[place] = time;
    depth[place] = least + 1;
    if (best !== free) return;
    for (const direction of relatives) {
      const other = neighbor(place, direction);
      if (isOpen(other, 7 - direction, sink)) enqueue(other);
      if (parent[other] === 7 - direction) abandon(other);
    }
  }

  /** The distance of a pixel from its terminal along its tree. Infinite if the path ends at an orphan. */
  function depthOf(start: number): number {
    const path: number[] = [];
    let place = start;
    while (stamp[place] !== time) {
      const up = parent[place] as number;
      if (up === orphan || up === free) return Number.POSITIVE_INFINITY;
      path.push(place);
      if (up === terminal) break;
      place = neighbor(place, up);
    }
    let away = stamp[place] === time ? (depth[place] as number) : 0;
    for (let at = path.length - 1; at >= 0; at--) {
      stamp[path[at] as number] = time;
      depth[path[at] as number] = ++away;
    }
    return away;
  }
}
