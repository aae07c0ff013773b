import { type Attributes, colorNamed } from './attributes.ts';

/** A color in OKLCH, a color space in which equal distances look equally different. */
export type OklchColor = {
  readonly name: string;
  /** 0 (black) to 1 (white). */
  readonly lightness: number;
  readonly chroma: number;
  /** In degrees. */
  readonly hue: number;
  /** Whether it goes with everything: black to white, browns, beiges, navy, denim, and jewelry's metal. */
  readonly neutral: boolean;
};

/** A color with at least this OKLCH chroma is vivid. Below it, a color is a neutral, possibly with a slight tint. */
export const vividChroma = 0.07;
/** Colors that count as neutral regardless of their chroma, which for browns and navy is near the limit. */
const neutralNames = new Set('navy brown beige gray grey black white camel tan khaki midnight'.split(' '));

/** Returns the color with a name from the word table, or null for any other name. */
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

/** Whether a category's color means its metal. A gold scarf is yellow, but a gold watch is of gold. */
export const isOfMetal = (category: string) => ['jewelry', 'watch'].includes(category.toLowerCase());
export const metalNames = { gold: 'gold', silver: 'silver', rose: 'rose gold' } as const;

/** Returns the color of an item. Blue denim and metal count as neutral: they go with everything. */
export function itemColorOf(color: string, category: string, attributes: Attributes): OklchColor | null {
  const oklch = colorFromName(color);
  if (!oklch || oklch.neutral) return oklch;
  const { kind, fabrics, metal } = attributes;
  if (isOfMetal(category) && metal !== null) return { ...oklch, name: metalNames[metal], neutral: true };
  const denim = oklch.name === 'blue' && (fabrics.includes('denim') || /jeans|denim/.test(kind ?? ''));
  return denim ? { ...oklch, name: 'denim blue', neutral: true } : oklch;
}
