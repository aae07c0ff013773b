import sharp from 'sharp';
import { type Category, type Slot, slotOf } from '#shared/catalog';
import { seedOf } from './drawing/noise.ts';
import type { Canvas, Cutout } from './photo/canvas.ts';
import { develop, letInSun } from './photo/develop.ts';
import { type Ground, groundPixels } from './photo/ground.ts';
import { layDown } from './photo/photograph.ts';
import { drawn, type GarmentDrawing, type Size, seedOfDrawing } from './render-garment.ts';

/** A garment on a board: its middle as fractions of the board, its turn in degrees, its size against the others. */
export type Laid = { drawing: GarmentDrawing; x: number; y: number; turn: number; scale?: number };

/** Things are drawn as large as their frame allows; on a board they keep their true proportions, small ones a little less. */
const proportions: Record<Slot, number> = {
  top: 1,
  bottom: 1,
  dress: 0.98,
  outerwear: 1,
  shoes: 0.47,
  bag: 0.54,
  accessory: 0.36,
  other: 0.5,
};

const categoryProportions: Partial<Record<Category, number>> = {
  'ankle-boots': 0.54,
  boots: 0.56,
  'rain-boots': 0.54,
  scarf: 0.62,
  hat: 0.46,
  cap: 0.38,
  tights: 0.62,
  tie: 0.46,
  watch: 0.24,
  flats: 0.42,
  loafers: 0.44,
  sandals: 0.44,
};

const proportionOf = (category: Category): number =>
  categoryProportions[category] ?? proportions[slotOf(category)];

/** How tall 1600 drawing units are on a board of 1500. */
const boardScale = 0.66;

async function cutOut(laid: Laid, board: Size): Promise<{ cutout: Cutout; drift: number }> {
  const { markup, box, drift } = drawn(laid.drawing);
  const scale = boardScale * (board.height / 1500) * proportionOf(laid.drawing.category) * (laid.scale ?? 1);
  const angle = (laid.turn * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const margin = 24;
  const width = Math.ceil((box.width * cos + box.height * sin) * scale) + 2 * margin;
  const height = Math.ceil((box.width * sin + box.height * cos) * scale) + 2 * margin;
  const finer = 2;
  const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * finer}" height="${height * finer}" viewBox="0 0 ${width} ${height}"><g transform="translate(${width / 2} ${height / 2}) rotate(${laid.turn}) scale(${scale.toFixed(4)}) translate(${(-cx).toFixed(1)} ${(-cy).toFixed(1)})">${markup}</g></svg>`;
  const pixels = await sharp(Buffer.from(svg)).resize(width, height).ensureAlpha().raw().toBuffer();
  const left = Math.round(laid.x * board.width - width / 2);
  const top = Math.round(laid.y * board.height - height / 2);
  return { cutout: { pixels, width, height, left, top }, drift };
}

/** Sun: how strongly the panes of a window show on the board, 0 to about 0.2. */
export type BoardOptions = Size & { background?: string; kind?: Ground['kind']; sun?: number };

/** Garments laid where they are told to lie, the later ones upon the earlier ones; as pixels, for any format. */
export async function arrange(laid: readonly Laid[], options: BoardOptions): Promise<Canvas> {
  const { width, height, background = '#e7dfd2', kind = 'plaster', sun = 0 } = options;
  const seed = seedOf(laid.map(({ drawing }) => seedOfDrawing(drawing)).join(' '));
  const canvas = { pixels: groundPixels(width, height, { hex: background, kind }, seed), width, height };
  for (const each of laid) {
    const { cutout, drift } = await cutOut(each, options);
    layDown(canvas, cutout, { seed: seedOfDrawing(each.drawing), drift: drift * 0.7, lift: 13 });
  }
  if (sun > 0) letInSun(canvas, sun);
  develop(canvas, seed);
  return canvas;
}

type Place = { x: number; y: number; turn: number };

/** An outfit around a coat or a jacket, around a dress, or of a top and a bottom alone. */
type Plan = 'layers' | 'dress' | 'pair';

const plans: Record<Plan, Partial<Record<Slot, readonly Place[]>>> = {
  layers: {
    outerwear: [
      { x: 0.34, y: 0.42, turn: -4 },
      { x: 0.66, y: 0.4, turn: 5 },
    ],
    top: [
      { x: 0.7, y: 0.29, turn: 6 },
      { x: 0.64, y: 0.56, turn: -4 },
    ],
    bottom: [{ x: 0.7, y: 0.61, turn: 5 }],
    shoes: [{ x: 0.27, y: 0.86, turn: -3 }],
    bag: [{ x: 0.78, y: 0.84, turn: 4 }],
  },
  dress: {
    dress: [{ x: 0.37, y: 0.46, turn: -4 }],
    outerwear: [{ x: 0.69, y: 0.4, turn: 6 }],
    top: [{ x: 0.69, y: 0.35, turn: 6 }],
    shoes: [{ x: 0.72, y: 0.81, turn: 4 }],
    bag: [{ x: 0.24, y: 0.84, turn: -5 }],
  },
  pair: {
    top: [
      { x: 0.38, y: 0.31, turn: -5 },
      { x: 0.34, y: 0.62, turn: 4 },
    ],
    bottom: [{ x: 0.67, y: 0.55, turn: 4 }],
    shoes: [{ x: 0.27, y: 0.79, turn: -4 }],
    bag: [{ x: 0.79, y: 0.84, turn: 5 }],
  },
};

const worn: readonly Slot[] = ['top', 'bottom', 'dress', 'outerwear'];

const corners: readonly Place[] = [
  { x: 0.86, y: 0.15, turn: 8 },
  { x: 0.13, y: 0.13, turn: -8 },
  { x: 0.51, y: 0.88, turn: 4 },
  { x: 0.9, y: 0.52, turn: -6 },
];

function planFor(slots: readonly Slot[]): Plan {
  if (slots.includes('dress')) return 'dress';
  return slots.includes('outerwear') ? 'layers' : 'pair';
}

const order: readonly Slot[] = ['bottom', 'dress', 'top', 'outerwear', 'shoes', 'bag', 'accessory', 'other'];

/** A flat-lay of four to six garments as a magazine would show an outfit, as a JPEG. */
export async function renderBoard(
  drawings: readonly GarmentDrawing[],
  options: BoardOptions,
): Promise<Buffer> {
  const plan = planFor(drawings.map(({ category }) => slotOf(category)));
  const taken = new Map<Slot | 'corner', number>();
  const placeFor = (slot: Slot): Place => {
    const count = taken.get(slot) ?? 0;
    taken.set(slot, count + 1);
    const planned = plans[plan][slot]?.[count];
    if (planned) return planned;
    const corner = taken.get('corner') ?? 0;
    taken.set('corner', corner + 1);
    return corners[corner % corners.length] ?? { x: 0.5, y: 0.5, turn: 0 };
  };
  const laid = drawings
    .toSorted((a, b) => order.indexOf(slotOf(a.category)) - order.indexOf(slotOf(b.category)))
    .map(
      (drawing): Laid => ({
        drawing,
        ...placeFor(slotOf(drawing.category)),
        scale: worn.includes(slotOf(drawing.category)) && plan !== 'layers' ? 1.12 : 1.02,
      }),
    );
  const { pixels, width, height } = await arrange(laid, options);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
