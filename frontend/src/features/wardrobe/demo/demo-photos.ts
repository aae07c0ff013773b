import type { ClothingItem } from '#shared/contract/wardrobe';
import { demoPieces } from '#shared/demo-pieces';

type DemoPiece = (typeof demoPieces)[number];

/** The addresses of the photos, which are files of the app, by their paths. */
const photos: Record<string, string> = import.meta.glob('../../../assets/demo/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The pieces that a wardrobe does not have; one that it has is known by the name of its file. */
export const missingFrom = (items: readonly ClothingItem[]) =>
  demoPieces.filter(
    ({ picture }) => !items.some(({ isDemo, imageUrl }) => isDemo && imageUrl.endsWith(`_${picture}.webp`)),
  );

/** The photo of a piece, to be uploaded as any other. Throws where it cannot be loaded. */
export async function photoOf({ picture }: DemoPiece): Promise<File> {
  const response = await fetch(photos[`../../../assets/demo/${picture}.webp`] ?? '');
  if (!response.ok) throw new Error(`The photo of ${picture} could not be loaded.`);
  return new File([await response.arrayBuffer()], `${picture}.webp`, { type: 'image/webp' });
}
