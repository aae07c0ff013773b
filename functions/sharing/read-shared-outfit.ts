import type { SharedOutfit } from '#shared/contract/community';
import { limits } from '#shared/limits';
import { cardPieces } from '#shared/rules/card-pieces';
import { picturePathOf } from '../domain/publication.ts';
import { toFlatLay, withUrl } from '../domain/with-url.ts';
import { yearOfId } from '../platform/id-time.ts';
import { signMediaUrl } from '../platform/media-urls.ts';
import { OutfitEntity, type OutfitRow } from '../table/outfit.ts';
import { type FlatLayPiece, OutfitCardEntity } from '../table/outfit-card.ts';

/** A public outfit, and from its card the author's name and the pieces of the flat-lay. */
export type PublicRow = { outfit: OutfitRow; authorName: string; flatLay: FlatLayPiece[] | null };

/** Reads a public outfit consistently. Null if it is private, deleted or not published yet. */
export async function readPublicOutfit(id: string): Promise<PublicRow | null> {
  const { data: card } = await OutfitCardEntity.get({ year: yearOfId(id), id }).go({ consistent: true });
  if (!card) return null;
  const { data: outfit } = await OutfitEntity.get({ userId: card.userId, id }).go({ consistent: true });
  if (!outfit?.isPublic) return null;
  return { outfit, authorName: card.authorName ?? 'Anonymous', flatLay: card.flatLay ?? null };
}

/**
 * The storage paths of the images for a preview: the picture of the whole outfit, if there is one, and up to four
 * pieces.
 */
export function imagePathsOf({ outfit }: PublicRow): string[] {
  const pieces = cardPieces(outfit.title, outfit.aiAnalysis.outfitVisualization.items);
  return [picturePathOf(outfit), ...pieces.map(({ imageUrl }) => imageUrl)].filter(
    (path) => !!path,
  ) as string[];
}

/** The data that an outfit's public page shows, with signed image URLs. */
export async function toSharedOutfit({ outfit, authorName, flatLay }: PublicRow): Promise<SharedOutfit> {
  const expiresAt = new Date(Date.now() + limits.signedUrl.sharedSeconds * 1000);
  const sign = (path: string) => signMediaUrl(path, expiresAt);
  const picturePath = picturePathOf(outfit);
  return {
    id: outfit.id,
    title: outfit.title,
    description: outfit.description,
    mood: outfit.mood,
    occasion: outfit.occasion,
    createdAt: outfit.createdAt,
    authorName,
    imageUrl: picturePath ? await sign(picturePath) : null,
    flatLay: await toFlatLay(flatLay, sign),
    pieces: await Promise.all(
      outfit.aiAnalysis.outfitVisualization.items.map(({ itemId, itemName, imageUrl }) =>
        withUrl({ itemId, itemName, imageUrl }, sign),
      ),
    ),
  };
}
