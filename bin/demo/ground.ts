import { createCipheriv } from 'node:crypto';
import sharp from 'sharp';
import type { Color } from '#shared/catalog';
import grounds from './grounds.json' with { type: 'json' };

type Cloth = 'paper' | 'plaster' | 'linen';
export type Ground = { hex: string; cloth: Cloth };
/** The size of a photo, in pixels. */
export type Size = { width: number; height: number };

/** The ground for pieces of each color. The piece is clearly visible on it, without a harsh contrast. */
export const groundFor = grounds as Record<Color, Ground>;

/** Noise of this many cells across and down, smoothed over the photo. It changes the brightness by at most `depth`. */
type Noise = { columns: number; rows: number; depth: number };

const clouds = (depth: number): Noise[] =>
  [4, 8, 16, 32].map((cells, octave) => ({ columns: cells, rows: cells, depth: depth / 2 ** octave }));
const grain: Noise = { columns: 450, rows: 600, depth: 0.011 };

const textures: Record<Cloth, readonly Noise[]> = {
  paper: [...clouds(0.005), grain],
  plaster: [...clouds(0.016), grain, { columns: 225, rows: 300, depth: 0.005 }],
  linen: [
    ...clouds(0.008),
    grain,
    { columns: 320, rows: 40, depth: 0.013 },
    { columns: 30, rows: 420, depth: 0.013 },
  ],
};

/** Returns random bytes that are the same in every run, made as a key stream of AES. Each seed has its own stream. */
export function noiseBytes(count: number, seed: number): Buffer {
  const counter = Buffer.alloc(16);
  counter.writeUInt32BE(seed);
  return createCipheriv('aes-128-ctr', Buffer.alloc(16), counter).update(Buffer.alloc(count));
}

const surfaces = new Map<string, Promise<Float32Array>>();

/** The brightness of a ground at each pixel, lit by a window at the upper left. 1 is the ground's own color. */
export function surfaceOf(cloth: Cloth, size: Size): Promise<Float32Array> {
  const key = `${cloth} ${size.width}`;
  const surface = surfaces.get(key) ?? makeSurface(textures[cloth], size);
  surfaces.set(key, surface);
  return surface;
}

async function makeSurface(texture: readonly Noise[], { width, height }: Size): Promise<Float32Array> {
  const surface = Float32Array.from({ length: width * height }, (_, at) => {
    const [x, y] = [(at % width) / width - 0.5, Math.floor(at / width) / height - 0.5];
    const vignette = 0.26 * (x * x + y * y) ** 2;
    return 0.983 - 0.05 * x - 0.055 * y - vignette;
  });
  for (const [seed, { columns, rows, depth }] of texture.entries()) {
    const raw = { width: columns, height: rows, channels: 1 } as const;
    const smooth = await sharp(noiseBytes(columns * rows, seed), { raw })
      .resize({ width, height, fit: 'fill', kernel: 'cubic' })
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    for (let at = 0; at < surface.length; at++)
      surface[at] = (surface[at] ?? 0) * (1 + ((smooth[at] ?? 0) / 127.5 - 1) * depth);
  }
  return surface;
}
