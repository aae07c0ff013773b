import type { Garment } from './garment.ts';
import { vividChroma } from './oklch-color.ts';

/** The taste of a person according to their profile. A missing field is unknown. */
export type Preferences = {
  favoriteColors?: readonly string[] | undefined;
  /** Styles from the catalog. */
  stylePreferences?: readonly string[] | undefined;
  skinTone?: string | null | undefined;
};

/** The OKLCH lightness of each skin tone of the catalog. */
const lightnessOfSkin: Readonly<Record<string, number>> = {
  fair: 0.88,
  light: 0.82,
  medium: 0.72,
  olive: 0.66,
  tan: 0.58,
  deep: 0.4,
};
/** A muted color gives no contrast if its lightness differs from that of the skin by less than this. */
const leastContrast = 0.1;

/**
 * Returns how the top or dress, which is next to the face, suits a skin tone: 'flat' without contrast, otherwise
 * 'flattering'. Returns null if the color or the skin tone is unknown. A vivid color always contrasts by its hue.
 */
export function skinContrast(garments: readonly Garment[], skinTone: string | null | undefined) {
  const skin = Object.hasOwn(lightnessOfSkin, skinTone ?? '') ? lightnessOfSkin[skinTone ?? ''] : undefined;
  const oklch = garments.find(({ slot }) => slot === 'top' || slot === 'dress')?.oklch;
  if (skin === undefined || !oklch) return null;
  const contrast = Math.abs(oklch.lightness - skin);
  return contrast >= leastContrast || oklch.chroma > vividChroma
    ? ('flattering' as const)
    : ('flat' as const);
}

/** Returns the favorite colors that occur in the outfit. */
export const favoritesIn = (garments: readonly Garment[], { favoriteColors = [] }: Preferences) =>
  favoriteColors.filter((color) => garments.some((garment) => garment.color === color.toLowerCase()));
