import type { ClothingItem } from '#shared/contract/clothing-item';
import { demoPieces } from '#shared/demo-pieces';

type DemoPiece = (typeof demoPieces)[number];

/** The address of each photo in the app's assets, by its path. */
const photos: Record<string, string> = import.meta.glob('../../../assets/demo/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The demo pieces that a wardrobe does not have. A piece is recognized by the file name of its photo. */
export const missingFrom = (items: readonly ClothingItem[]) =>
  demoPieces.filter(
    ({ picture }) => !items.some(({ isDemo, imageUrl }) => isDemo && imageUrl.endsWith(`_${picture}.webp`)),
  );

/** Loads the photo of a piece as a file to upload. Throws if it cannot be loaded. */
export async function photoOf({ picture }: DemoPiece): Promise<File> {
  const response = await fetch(photos[`../../../assets/demo/${picture}.webp`] ?? '');
  if (!response.ok) throw new Error(`The photo of ${picture} could not be loaded.`);
  return new File([await response.arrayBuffer()], `${picture}.webp`, { type: 'image/webp' });
}
