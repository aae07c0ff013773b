import type { SharedOutfit } from '#shared/contract/outfit-cards';
import { limits } from '#shared/limits';
import { signMediaUrl } from '../platform/media-urls.ts';
import { laidPieces, OutfitCardEntity, signPiece, toFlatLay } from '../rows/community/outfit-card.ts';
import type { readPublished } from '../rows/community/publication.ts';

/** A public outfit and its card. `version` changes with everything that other people can see of the outfit. */
export type PublicRow = NonNullable<Awaited<ReturnType<typeof readPublished>>>;

/** The author's name for visitors. */
export const authorOf = ({ card }: PublicRow) => card.authorName ?? 'Anonymous';

/** The storage paths of a preview's images: the picture of the whole outfit or, without one, its pieces. */
export const imagePathsOf = ({ outfit, card }: PublicRow): string[] =>
  outfit.picturePath ? [outfit.picturePath] : laidPieces(card).map(({ imageUrl }) => imageUrl);

/** How many other outfits of the author the page shows. */
const mostOthers = 4;

/** The cards of the newest other public outfits of a card's author. */
async function othersOf({ userId, id }: PublicRow['card']) {
  const { data } = await OutfitCardEntity.query
    .byAuthor({ userId })
    .go({ order: 'desc', limit: mostOthers + 1 });
  return data.filter((card) => card.id !== id).slice(0, mostOthers);
}

/** The data that an outfit's public page shows, with signed image URLs. */
export async function toSharedOutfit(row: PublicRow): Promise<SharedOutfit> {
  const { outfit, card } = row;
  const expiresAt = new Date(Date.now() + limits.signedUrl.sharedSeconds * 1000);
  const sign = (path: string, isCutOut = false) => signMediaUrl(path, expiresAt, isCutOut);
  return {
    id: outfit.id,
    title: outfit.title,
    titleLanguage: outfit.titleLanguage,
    language: outfit.language,
    description: outfit.description,
    mood: outfit.mood,
    occasion: outfit.occasion,
    createdAt: outfit.createdAt,
    authorName: authorOf(row),
    imageUrl: outfit.picturePath ? await sign(outfit.picturePath) : null,
    flatLay: await toFlatLay(card, sign),
    pieces: await Promise.all(
      outfit.pieces.map(async ({ itemId, itemName, imageUrl }) => ({
        ...{ itemId, itemName },
        url: await signPiece(card, imageUrl, sign),
      })),
    ),
    moreByAuthor: await Promise.all(
      (await othersOf(card)).map(async (other) => ({
        id: other.id,
        title: other.title,
        titleLanguage: other.titleLanguage,
        imageUrl: other.imageUrl && (await sign(other.imageUrl)),
        flatLay: await toFlatLay(other, sign),
      })),
    ),
  };
}
