import { type Color, colors, communityColors } from '#shared/catalog';
import { colorHues } from '../../lib/color-hues.ts';

const isColor = (name: string): name is Color => colors.some((color) => color === name);

/** The CSS color for a color's name. A name in the family of a catalog color uses that one. Null for others. */
export function swatchOf(name: string): string | null {
  if (isColor(name)) return colorHues[name];
  const family = Object.entries(communityColors).find(([, words]) =>
    words.some((word) => word === name),
  )?.[0];
  return family && isColor(family) ? colorHues[family] : null;
}
