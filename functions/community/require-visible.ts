import { AppError } from '#shared/errors';
import { keyInYear } from '../platform/id-time.ts';
import { OutfitCardEntity } from '../rows/community/outfit-card.ts';
import { OutfitEntity } from '../rows/outfits/outfit.ts';
import { type Hidden, hiddenFrom, requireShown } from '../rows/safety/hidden.ts';

type Seen = { seenAs: 'public' | 'own'; hidden: Hidden };

/**
 * Returns whether the user sees an outfit because it is public or because it is their own, and what is hidden from the
 * user. Throws `not_found` for an outfit that the user may not see.
 */
export async function requireVisible(userId: string, outfitId: string): Promise<Seen> {
  const [{ data: card }, hidden] = await Promise.all([
    OutfitCardEntity.get(keyInYear(outfitId)).go({ consistent: true, attributes: ['userId'] }),
    hiddenFrom(userId),
  ]);
  if (card) {
    requireShown(hidden, outfitId, card.userId);
    return { seenAs: 'public', hidden };
  }
  const { data: own } = await OutfitEntity.get({ userId, id: outfitId }).go({ attributes: ['id'] });
  if (!own) throw new AppError('not_found');
  return { seenAs: 'own', hidden };
}
