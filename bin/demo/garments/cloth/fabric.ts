import type { Category } from '#shared/catalog';
import type { Finish } from '../drawing/light.ts';
import type { WeaveName } from './weave.ts';

/** How a cloth is woven, how it takes the light and how it falls. */
export type Fabric = {
  weave: WeaveName;
  /** How strongly the weave shows, 0 to 1. */
  weaveStrength: number;
  finish: Finish;
  roll: { radius: number; depth: number };
  puff: { radius: number; depth: number };
  crumple: number;
  crease: number;
};

const cloth = (
  weave: WeaveName,
  weaveStrength: number,
  thickness: number,
  crumple: number,
  crease: number,
  finish: Partial<Finish> = {},
): Fabric => ({
  weave,
  weaveStrength,
  finish: { contrast: 1, gloss: 0, sharpness: 10, ...finish },
  roll: { radius: 6 + thickness * 6, depth: 3 + thickness * 5 },
  puff: { radius: 70, depth: 20 },
  crumple,
  crease,
});

const fabrics = {
  jersey: cloth('jersey', 0.22, 0.8, 1, 0.5),
  poplin: cloth('poplin', 0.2, 0.6, 1, 1),
  linen: cloth('linen', 0.24, 0.7, 1.2, 1.7),
  denim: cloth('denim', 0.34, 1.1, 0.8, 0.7),
  gabardine: cloth('gabardine', 0.2, 1, 0.8, 0.5),
  fineKnit: cloth('fineKnit', 0.24, 1.1, 0.8, 0),
  knit: cloth('knit', 0.3, 1.4, 0.8, 0),
  chunkyKnit: cloth('chunkyKnit', 0.36, 1.8, 0.7, 0),
  fineRib: cloth('fineRib', 0.3, 1, 0.6, 0),
  rib: cloth('rib', 0.34, 1.2, 0.4, 0),
  wideRib: cloth('wideRib', 0.36, 1.5, 0.4, 0),
  fleece: cloth('fleece', 0.26, 1.3, 1, 0.2),
  wool: cloth('wool', 0.3, 1.3, 0.7, 0.15),
  worsted: cloth('worsted', 0.26, 1.1, 0.7, 0.2),
  crepe: cloth('jersey', 0.16, 0.8, 1.2, 0.3),
  silk: cloth('silk', 0.4, 0.6, 1.3, 0.3, { gloss: 0.3, sharpness: 8 }),
  leather: cloth('leather', 0.4, 1.3, 0.8, 0.6, { gloss: 0.52, sharpness: 17 }),
  calf: cloth('leather', 0.22, 1.1, 0.35, 0.1, { gloss: 0.34, sharpness: 14 }),
  suede: cloth('suede', 0.22, 1.1, 0.7, 0.2),
  nylon: cloth('nylon', 0.3, 1, 0.8, 0.9, { gloss: 0.35, sharpness: 14 }),
  rubber: cloth('smooth', 0.3, 1, 0.3, 0, { gloss: 0.7, sharpness: 22 }),
  patent: cloth('smooth', 0.2, 1, 0.3, 0, { gloss: 0.62, sharpness: 32 }),
  canvas: cloth('canvas', 0.3, 1, 0.7, 0.4),
  smooth: cloth('smooth', 0.3, 1, 0, 0),
  metal: cloth('smooth', 0.1, 0.6, 0, 0, { gloss: 1, sharpness: 12, contrast: 1.3 }),
  straw: cloth('straw', 0.6, 1, 0.4, 0),
} satisfies Record<string, Fabric>;

export type FabricName = keyof typeof fabrics;

export const fabricOf = (name: FabricName): Fabric => fabrics[name];

export type Material = 'cotton' | 'denim' | 'knit' | 'leather' | 'silk' | 'linen' | 'wool' | 'suede';

/** Cottons differ: a T-shirt is a jersey, a shirt a poplin. */
const jerseys: readonly Category[] = ['t-shirt', 'tank-top', 'crop-top', 'polo', 'leggings'];

/** The cloth a material means for a category; without one the drawing chooses its usual cloth. */
export function fabricFor(category: Category, material: Material | undefined): FabricName | undefined {
  if (material === undefined) return undefined;
  if (material === 'cotton') return jerseys.includes(category) ? 'jersey' : 'poplin';
  return material;
}
