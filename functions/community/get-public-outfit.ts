import type { PublicOutfit } from '#shared/contract/community';
import { AppError } from '#shared/errors';
import { hiddenFrom, requireShown } from '../domain/hidden.ts';
import { picturePathOf, publicTextsOf } from '../domain/publication.ts';
import { sharedImageUrl } from '../domain/shared-image-url.ts';
import { toFlatLay } from '../domain/with-url.ts';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { OutfitCardEntity } from '../table/outfit-card.ts';
import { likesAmong } from './likes-among.ts';
import { toAuthor } from './to-cards.ts';

/**
 * A public outfit with signed image URLs. Throws `not_found` if it is hidden from the user or not public, before any
 * URL is signed.
 */
export async function getPublicOutfit(userId: string, id: string): Promise<PublicOutfit> {
  const key = { year: yearOfId(id), id };
  const [{ data: card }, hidden] = await Promise.all([
    OutfitCardEntity.get(key).go({ consistent: true }),
    hiddenFrom(userId),
  ]);
  if (!card) throw new AppError('not_found');
  requireShown(hidden, id, card.userId);
  const [{ data: outfit }, { likes, liked }] = await Promise.all([
    OutfitEntity.get({ userId: card.userId, id }).go({ consistent: true }),
    likesAmong(userId, [id]),
  ]);
  if (!outfit?.isPublic || outfit.isWithheld) throw new AppError('not_found');
  const picturePath = picturePathOf(outfit);
  const { description, styleNotes, colorHarmony, styleAnalysis } = publicTextsOf(outfit);
  return {
    id,
    userId: outfit.userId,
    title: outfit.title,
    description,
    prompt: outfit.prompt,
    mood: outfit.mood,
    occasion: outfit.occasion,
    // The stylist's own reasons are not shared, because they mention the owner's weather, body, favorites and other
    // clothes.
    reasoning: styleNotes,
    styleNotes,
    purchaseLinks: outfit.purchaseLinks,
    createdAt: outfit.createdAt,
    updatedAt: outfit.updatedAt,
    author: await toAuthor(card),
    likesCount: likes.get(id) ?? 0,
    isLiked: liked.has(id),
    imageUrl: picturePath ? await sharedImageUrl(picturePath) : null,
    flatLay: await toFlatLay(card.flatLay, sharedImageUrl),
    aiAnalysis: {
      ...outfit.aiAnalysis,
      colorHarmony,
      styleAnalysis,
      stylingTips: [],
      outfitVisualization: {
        items: await Promise.all(
          outfit.aiAnalysis.outfitVisualization.items.map(async ({ imageUrl, ...item }) => ({
            ...item,
            reasoning: '',
            image: imageUrl,
            url: await sharedImageUrl(imageUrl),
          })),
        ),
      },
    },
  };
}
