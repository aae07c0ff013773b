import type { Garment } from './garment.ts';

/** What a person has said of themselves; what is left out is not known. */
export type Preferences = {
  favoriteColors?: readonly string[] | undefined;
  /** Styles of the catalog. */
  stylePreferences?: readonly string[] | undefined;
  skinTone?: string | null | undefined;
};
/** An outfit that a person has rated. */
export type Feedback = { itemIds: readonly string[]; liked: boolean };

/** How light skin is, as OKLCH measures it; a color this light by the face washes it out. */
const lightnessOfSkin: Readonly<Record<string, number>> = {
  fair: 0.88,
  light: 0.82,
  medium: 0.72,
  olive: 0.66,
  tan: 0.58,
  deep: 0.4,
};
/** Less than this, in lightness, and a muted color by the face is no contrast to the skin. */
const contrast = 0.1;

/** The piece by the face against the skin: 'flattering', 'flat', or null where either is unknown. */
export function skinContrast(garments: readonly Garment[], skinTone: string | null | undefined) {
  const skin = Object.hasOwn(lightnessOfSkin, skinTone ?? '') ? lightnessOfSkin[skinTone ?? ''] : undefined;
  const oklch = garments.find(({ slot }) => slot === 'top' || slot === 'dress')?.oklch;
  if (skin === undefined || !oklch) return null;
  const apart = Math.abs(oklch.lightness - skin);
  // A clear color sets a face off by its hue, whatever its lightness.
  return apart >= contrast || oklch.chroma > 0.09 ? ('flattering' as const) : ('flat' as const);
}

/** The favorite colors that are in an outfit. */
export const favoritesIn = (garments: readonly Garment[], { favoriteColors = [] }: Preferences) =>
  favoriteColors.filter((color) => garments.some((garment) => garment.color === color.toLowerCase()));

/**
 * What the ratings say of an outfit, -1 to 1: two pieces that were liked together, two that were disliked
 * together; one piece of an outfit that was rated says little.
 */
export function ratingOf(ids: ReadonlySet<string>, feedback: readonly Feedback[]): number {
  let sum = 0;
  for (const { itemIds, liked } of feedback) {
    const shared = itemIds.filter((id) => ids.has(id)).length;
    const worth = shared === ids.size && shared === itemIds.length ? 1 : shared >= 2 ? 0.4 : shared * 0.08;
    sum += liked ? worth : -worth;
  }
  return Math.max(-1, Math.min(1, sum));
}
