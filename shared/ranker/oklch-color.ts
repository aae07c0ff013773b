import type { Slot } from '../catalog.ts';
import { type Attributes, colorNamed } from './attributes.ts';

/** A color as OKLCH knows it. */
export type OklchColor = {
  readonly name: string;
  /** 0 (black) to 1 (white). */
  readonly lightness: number;
  readonly chroma: number;
  /** Degrees. */
  readonly hue: number;
  /** Goes with everything: black to white, the browns and beiges, navy, blue denim, and metal on jewelry. */
  readonly neutral: boolean;
};

/** Below this chroma a color is a neutral. */
const vivid = 0.068;
/** Browns and navy have a chroma of their own, and still nobody counts them among the colors of an outfit. */
const neutralNames = new Set([
  'navy',
  'brown',
  'beige',
  'gray',
  'grey',
  'black',
  'white',
  'camel',
  'tan',
  'khaki',
  'midnight',
]);

/** The oklch that a color name stands for; null for a name that nobody knows. */
export function colorFromName(name: string): OklchColor | null {
  const color = colorNamed(name);
  if (!color) return null;
  const [lightness, a, b] = color.lab;
  return {
    name: color.name,
    lightness,
    chroma: color.chroma,
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
    neutral: color.chroma < vivid || neutralNames.has(color.name),
  };
}

/** The oklch of a piece: denim and the metal of jewelry go with everything, whatever their color is called. */
export function itemColorOf(color: string, slot: Slot, attributes: Attributes): OklchColor | null {
  const oklch = colorFromName(color);
  if (!oklch || oklch.neutral) return oklch;
  const { kind, fabrics, metal } = attributes;
  if (slot === 'accessory' && metal !== null)
    return { ...oklch, name: metal === 'rose' ? 'rose gold' : metal, neutral: true };
  const denim = oklch.name === 'blue' && (fabrics.includes('denim') || /jeans|denim/.test(kind ?? ''));
  return denim ? { ...oklch, name: 'denim blue', neutral: true } : oklch;
}
