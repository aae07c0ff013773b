import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { arrange, type BoardOptions, type Laid } from './demo/garments/board.ts';

/** Lays out the pictures of the landing and sign-in pages and writes them where the browser app imports them. */

type Picture = BoardOptions & { name: string; laid: readonly Laid[]; limit: number };

const page = { width: 1200, height: 1500, limit: 160_000 };

const pictures: readonly Picture[] = [
  {
    name: 'hero',
    width: 1600,
    height: 2000,
    limit: 260_000,
    background: '#ece4d8',
    kind: 'plaster',
    sun: 0.17,
    laid: [
      {
        drawing: { category: 'trousers', color: 'gray', material: 'wool' },
        x: 0.735,
        y: 0.64,
        turn: 6,
        scale: 1.1,
      },
      {
        drawing: { category: 'sweater', color: 'white', variant: 1 },
        x: 0.715,
        y: 0.285,
        turn: 7,
        scale: 1.1,
      },
      { drawing: { category: 'coat', color: 'beige', variant: 1 }, x: 0.37, y: 0.45, turn: -5, scale: 1.16 },
      { drawing: { category: 'scarf', color: 'brown', variant: 0 }, x: 0.13, y: 0.17, turn: -13, scale: 0.9 },
      { drawing: { category: 'oxfords', color: 'brown' }, x: 0.34, y: 0.885, turn: 4, scale: 1.1 },
      { drawing: { category: 'bag', color: 'brown', variant: 2 }, x: 0.8, y: 0.86, turn: 5, scale: 1.12 },
      { drawing: { category: 'sunglasses', color: 'brown' }, x: 0.87, y: 0.085, turn: 9, scale: 0.95 },
    ],
  },
  {
    ...page,
    name: 'timeless-naturals',
    background: '#dccfbd',
    kind: 'linen',
    sun: 0.1,
    laid: [
      {
        drawing: { category: 'maxi-skirt', color: 'beige', material: 'linen' },
        x: 0.66,
        y: 0.6,
        turn: 6,
        scale: 1.12,
      },
      {
        drawing: { category: 'shirt', color: 'white', material: 'linen', variant: 1 },
        x: 0.4,
        y: 0.34,
        turn: -6,
        scale: 1.2,
      },
      { drawing: { category: 'sandals', color: 'brown' }, x: 0.22, y: 0.83, turn: -8, scale: 1.2 },
      { drawing: { category: 'hat', color: 'beige', variant: 2 }, x: 0.8, y: 0.17, turn: 8, scale: 1.2 },
      { drawing: { category: 'belt', color: 'brown' }, x: 0.5, y: 0.84, turn: 0, scale: 0.9 },
    ],
  },
  {
    ...page,
    name: 'elegant-comfort',
    background: '#e4ddd2',
    kind: 'plaster',
    laid: [
      {
        drawing: { category: 'joggers', color: 'gray', material: 'knit', variant: 1 },
        x: 0.67,
        y: 0.62,
        turn: 6,
        scale: 1.16,
      },
      {
        drawing: { category: 'cardigan', color: 'beige', variant: 1 },
        x: 0.37,
        y: 0.34,
        turn: -6,
        scale: 1.24,
      },
      { drawing: { category: 'scarf', color: 'white', variant: 1 }, x: 0.8, y: 0.25, turn: 10, scale: 1.15 },
      { drawing: { category: 'flats', color: 'pink' }, x: 0.25, y: 0.82, turn: -6, scale: 1.2 },
      { drawing: { category: 'tote', color: 'white' }, x: 0.84, y: 0.8, turn: 6, scale: 1.02 },
    ],
  },
  {
    ...page,
    name: 'sophisticated-layers',
    background: '#e3dacd',
    kind: 'paper',
    laid: [
      { drawing: { category: 'trousers', color: 'navy' }, x: 0.72, y: 0.64, turn: 5, scale: 1.12 },
      { drawing: { category: 'turtleneck', color: 'beige' }, x: 0.72, y: 0.29, turn: 7, scale: 1.12 },
      { drawing: { category: 'blazer', color: 'navy' }, x: 0.5, y: 0.33, turn: -2, scale: 1.12 },
      { drawing: { category: 'coat', color: 'brown', variant: 2 }, x: 0.29, y: 0.46, turn: -7, scale: 1.16 },
      { drawing: { category: 'ankle-boots', color: 'brown' }, x: 0.5, y: 0.88, turn: 3, scale: 1.1 },
    ],
  },
  {
    ...page,
    name: 'classic-chic',
    background: '#ded6ca',
    kind: 'plaster',
    laid: [
      { drawing: { category: 'skirt', color: 'black' }, x: 0.69, y: 0.64, turn: 6, scale: 1.1 },
      { drawing: { category: 'blouse', color: 'white' }, x: 0.7, y: 0.29, turn: 7, scale: 1.1 },
      { drawing: { category: 'trench-coat', color: 'beige' }, x: 0.33, y: 0.44, turn: -5, scale: 1.18 },
      { drawing: { category: 'heels', color: 'red' }, x: 0.26, y: 0.855, turn: 4, scale: 0.9 },
      { drawing: { category: 'bag', color: 'black' }, x: 0.82, y: 0.86, turn: 4, scale: 1.04 },
      { drawing: { category: 'scarf', color: 'red', variant: 1 }, x: 0.88, y: 0.16, turn: 12, scale: 0.85 },
    ],
  },
];

/** The best quality that keeps the picture under its limit, starting at 84. */
async function webpWithin(limit: number, pixels: Uint8Array, width: number, height: number): Promise<Buffer> {
  for (let quality = 84; ; quality -= 4) {
    const webp = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (webp.length <= limit || quality <= 60) return webp;
  }
}

const folder = process.argv[2] ?? join(import.meta.dirname, '../frontend/src/assets/editorial');
for (const { name, laid, limit, ...options } of pictures) {
  const { pixels, width, height } = await arrange(laid, options);
  const webp = await webpWithin(limit, pixels, width, height);
  await writeFile(join(folder, `${name}.webp`), webp);
  console.log(`${name}.webp ${width}×${height} ${Math.round(webp.length / 1000)} kB`);
}
