import { type Attributes, colorNamed } from './attributes.ts';

/** A color in OKLCH, the color space in which equal distances look equal. */
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

/** From this OKLCH chroma on a color is vivid; below it a color is a neutral, tinted at most. */
export const vividChroma = 0.07;
/** Colors that count as neutral at any chroma: browns and navy lie above or near the limit. */
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

/** The color with a name of the word table; null for any other name. */
export function colorFromName(name: string): OklchColor | null {
  const color = colorNamed(name);
  if (!color) return null;
  const [lightness, a, b] = color.lab;
  return {
    name: color.name,
    lightness,
    chroma: color.chroma,
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
    neutral: color.chroma < vividChroma || neutralNames.has(color.name),
  };
}

/** Whether the color of a category is that of its metal: a gold scarf is yellow, a gold watch is gold. */
export const isOfMetal = (category: string) => ['jewelry', 'watch'].includes(category.toLowerCase());
export const metalNames = { gold: 'gold', silver: 'silver', rose: 'rose gold' } as const;

/** The color of an item. Blue denim and the metal of jewelry count as neutrals, because they go with everything. */
export function itemColorOf(color: string, category: string, attributes: Attributes): OklchColor | null {
  const oklch = colorFromName(color);
  if (!oklch || oklch.neutral) return oklch;
  const { kind, fabrics, metal } = attributes;
  if (isOfMetal(category) && metal !== null) return { ...oklch, name: metalNames[metal], neutral: true };
  const denim = oklch.name === 'blue' && (fabrics.includes('denim') || /jeans|denim/.test(kind ?? ''));
  return denim ? { ...oklch, name: 'denim blue', neutral: true } : oklch;
}
