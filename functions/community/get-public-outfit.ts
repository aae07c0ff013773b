import type { PublicOutfit } from '#shared/contract/outfit-cards';
import { AppError } from '#shared/errors';
import { signPiece, toFlatLay } from '../rows/community/outfit-card.ts';
import { readPublished } from '../rows/community/publication.ts';
import { sharedImageUrl } from '../rows/images/shared-image-url.ts';
import { hiddenFrom, requireShown } from '../rows/safety/hidden.ts';
import { likesAmong } from './likes-among.ts';
import { toAuthor } from './to-cards.ts';

/** A public outfit with signed URLs. Before any is signed, throws `not_found` if it is hidden or not public. */
export async function getPublicOutfit(userId: string, id: string): Promise<PublicOutfit> {
  const [found, hidden, { likes, liked }] = await Promise.all([
    readPublished(id),
    hiddenFrom(userId),
    likesAmong(userId, [id]),
  ]);
  if (!found) throw new AppError('not_found');
  const { card, outfit } = found;
  requireShown(hidden, id, card.userId);
  const { picturePath, pieces, context, colorHarmony, styleAnalysis, ...shown } = outfit;
  return {
    ...shown,
    reasoning: shown.styleNotes,
    author: await toAuthor(card),
    likesCount: likes.get(id) ?? 0,
    isLiked: liked.has(id),
    imageUrl: picturePath ? await sharedImageUrl(picturePath) : null,
    flatLay: await toFlatLay(card, sharedImageUrl),
    aiAnalysis: {
      ...context,
      colorHarmony,
      styleAnalysis,
      stylingTips: [],
      outfitVisualization: {
        items: await Promise.all(
          pieces.map(async ({ imageUrl, ...item }) => ({
            ...item,
            reasoning: '',
            url: await signPiece(card, imageUrl, sharedImageUrl),
          })),
        ),
      },
    },
  };
}
