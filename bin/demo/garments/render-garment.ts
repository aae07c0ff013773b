import sharp from 'sharp';
import { type Category, type Color, slotOf } from '#shared/catalog';
import { fabricFor, type Material } from './cloth/fabric.ts';
import type { Pattern } from './cloth/print.ts';
import { dyeOf } from './colors.ts';
import type { Box } from './drawing/geometry.ts';
import { chanceOf, seedOf } from './drawing/noise.ts';
import { inkOf } from './drawing/part.ts';
import { markupOf } from './drawing/part-markup.ts';
import { develop } from './photo/develop.ts';
import { groundFor, groundPixels } from './photo/ground.ts';
import { layDown } from './photo/photograph.ts';
import { drawings } from './wardrobe.ts';

export type GarmentDrawing = {
  category: Category;
  color: Color;
  pattern?: Pattern;
  material?: Material;
  /** A small change of cut, fall, dye and ground; the same number gives the same picture. */
  variant?: number;
};

export type Size = { width: number; height: number };

export function seedOfDrawing(drawing: GarmentDrawing): number {
  const { category, color, pattern = 'plain', material = 'usual', variant = 0 } = drawing;
  return seedOf([category, color, pattern, material, variant].join(' '));
}

/** The garment in its own coordinates, with the box it fills. */
export function drawn(drawing: GarmentDrawing): { markup: string; box: Box; drift: number } {
  const { category, color, pattern = 'plain', material, variant = 0 } = drawing;
  const seed = seedOfDrawing(drawing);
  const dye = dyeOf(color, variant);
  const draw = drawings[category === 'other' ? 'tote' : category];
  if (!draw) throw new Error(`no drawing for ${category}`);
  const garment = draw({
    chance: chanceOf(seed),
    ink: inkOf(dye),
    dye,
    variant,
    fabric: fabricFor(category, material),
  });
  return { ...markupOf(garment, { color, dye, pattern, seed }), drift: garment.drift ?? 1 };
}

const air = 24;

/** The garment alone, on nothing; without a size it keeps the proportions it is drawn in. */
export function garmentSvg(drawing: GarmentDrawing, size?: Size): string {
  const { markup, box } = drawn(drawing);
  const view = { x: box.x - air, y: box.y - air, width: box.width + 2 * air, height: box.height + 2 * air };
  const { width, height } = size ?? view;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.round(width)}" height="${Math.round(height)}" viewBox="${[view.x, view.y, view.width, view.height].map((v) => v.toFixed(1)).join(' ')}">${markup}</svg>`;
}

/** How much of the frame's width and height a garment may fill; small things come closer to its edges. */
const fillOf = (category: Category): number =>
  ['shoes', 'bag', 'accessory'].includes(slotOf(category)) ? 0.92 : 0.88;

/** The picture of the garment: laid on paper, plaster or linen under a window, as a JPEG. */
export async function renderGarment(drawing: GarmentDrawing, { width, height }: Size): Promise<Buffer> {
  const seed = seedOfDrawing(drawing);
  const { markup, box, drift } = drawn(drawing);
  const scale = fillOf(drawing.category) * Math.min(width / box.width, height / box.height);
  const dx = (width - box.width * scale) / 2 - box.x * scale;
  const dy = (height - box.height * scale) / 2 - box.y * scale;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g transform="translate(${dx.toFixed(2)} ${dy.toFixed(2)}) scale(${scale.toFixed(4)})">${markup}</g></svg>`;
  const pixels = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
  const canvas = {
    pixels: groundPixels(width, height, groundFor(drawing.color, drawing.variant ?? 0), seed),
    width,
    height,
  };
  layDown(canvas, { pixels, width, height, left: 0, top: 0 }, { seed, drift, lift: 15 });
  develop(canvas, seed);
  return sharp(canvas.pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
