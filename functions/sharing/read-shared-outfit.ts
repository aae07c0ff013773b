import type { SharedOutfit } from '#shared/contract/outfit-cards';
import { limits } from '#shared/limits';
import { cardPieces } from '#shared/rules/card-pieces';
import { signMediaUrl } from '../platform/media-urls.ts';
import type { FlatLayPiece } from '../rows/community/outfit-card.ts';
import { type PublishedOutfit, readPublished } from '../rows/community/publication.ts';
import { toFlatLay, withUrl } from '../rows/images/with-url.ts';

/**
 * A public outfit, and from its card the author's name and the pieces of the flat-lay. `version` changes with everything
 * that other people can see of the outfit.
 */
export type PublicRow = {
  outfit: PublishedOutfit;
  version: number;
  authorName: string;
  flatLay: FlatLayPiece[] | null;
};

/** Reads a public outfit consistently. Null if not everybody may see it. */
export async function readPublicOutfit(id: string): Promise<PublicRow | null> {
  const found = await readPublished(id);
  if (!found) return null;
  const { card, outfit, version } = found;
  return { outfit, version, authorName: card.authorName ?? 'Anonymous', flatLay: card.flatLay ?? null };
}

/**
 * The storage paths of the images for a preview: the picture of the whole outfit, if there is one, and up to four
 * pieces.
 */
export function imagePathsOf({ outfit }: PublicRow): string[] {
  const pieces = cardPieces(outfit.title, outfit.pieces);
  return [outfit.picturePath, ...pieces.map(({ imageUrl }) => imageUrl)].filter((path) => !!path) as string[];
}

/** The data that an outfit's public page shows, with signed image URLs. */
export async function toSharedOutfit({ outfit, authorName, flatLay }: PublicRow): Promise<SharedOutfit> {
  const expiresAt = new Date(Date.now() + limits.signedUrl.sharedSeconds * 1000);
  const sign = (path: string) => signMediaUrl(path, expiresAt);
  return {
    id: outfit.id,
    title: outfit.title,
    description: outfit.description,
    mood: outfit.mood,
    occasion: outfit.occasion,
    createdAt: outfit.createdAt,
    authorName,
    imageUrl: outfit.picturePath ? await sign(outfit.picturePath) : null,
    flatLay: await toFlatLay(flatLay, sign),
    pieces: await Promise.all(
      outfit.pieces.map(({ itemId, itemName, imageUrl }) => withUrl({ itemId, itemName, imageUrl }, sign)),
    ),
  };
}
