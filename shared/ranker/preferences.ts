import type { Garment } from './garment.ts';
import { vividChroma } from './oklch-color.ts';

/** What a person's profile says of their taste; a field that is missing is unknown. */
export type Preferences = {
  favoriteColors?: readonly string[] | undefined;
  /** Styles of the catalog. */
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
/** A muted color whose lightness is this close to the skin's gives no contrast. */
const leastContrast = 0.1;

/**
 * How the top or dress, which is next to the face, suits a skin tone: 'flat' without contrast, else
 * 'flattering'; null where color or skin tone is unknown. A vivid color contrasts by its hue alone.
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

/** The favorite colors that items of the outfit have. */
export const favoritesIn = (garments: readonly Garment[], { favoriteColors = [] }: Preferences) =>
  favoriteColors.filter((color) => garments.some((garment) => garment.color === color.toLowerCase()));
