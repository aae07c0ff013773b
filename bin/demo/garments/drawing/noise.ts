/** Seeded chance and smooth noise: the same drawing always gives the same picture. */

export type Chance = () => number;

export type Noise = (x: number, y: number) => number;

export function seedOf(text: string): number {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 0;
}

/** Numbers in [0, 1) that follow from the seed alone (mulberry32). */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const tableSize = 256;

/** Gradient noise around 0, mostly within ±0.7; periods make it repeat, for tiles. */
export function noiseOf(seed: number, periodX = 0, periodY = periodX): Noise {
  const chance = chanceOf(seed);
  const table = Uint8Array.from({ length: tableSize }, () => Math.floor(chance() * tableSize));
  const angle = Float32Array.from({ length: tableSize }, () => chance() * Math.PI * 2);
  const gx = angle.map(Math.cos);
  const gy = angle.map(Math.sin);
  const wrap = (i: number, period: number): number => (period > 0 ? ((i % period) + period) % period : i);
  const cornerOf = (ix: number, iy: number): number =>
    table[((table[wrap(ix, periodX) & 255] ?? 0) + wrap(iy, periodY)) & 255] ?? 0;
  return (x, y) => {
    const [ix, iy] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - ix, y - iy];
    const u = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const v = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const [a, b] = [cornerOf(ix, iy), cornerOf(ix + 1, iy)];
    const [c, d] = [cornerOf(ix, iy + 1), cornerOf(ix + 1, iy + 1)];
    const top = dot(gx, gy, a, fx, fy) * (1 - u) + dot(gx, gy, b, fx - 1, fy) * u;
    const bottom = dot(gx, gy, c, fx, fy - 1) * (1 - u) + dot(gx, gy, d, fx - 1, fy - 1) * u;
    return (top * (1 - v) + bottom * v) * 1.4;
  };
}

const dot = (gx: Float32Array, gy: Float32Array, corner: number, x: number, y: number): number =>
  (gx[corner] ?? 0) * x + (gy[corner] ?? 0) * y;

/** Octaves of noise, each half as strong and twice as fine. */
export function layered(noise: Noise, octaves: number): Noise {
  return (x, y) => {
    let [sum, weight, scale] = [0, 1, 1];
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += noise(x * scale + octave * 17.3, y * scale + octave * 9.1) * weight;
      weight *= 0.5;
      scale *= 2;
    }
    return sum;
  };
}
