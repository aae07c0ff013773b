import { AppError } from '#shared/errors';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { OutfitCardEntity } from '../table/outfit-card.ts';

/** Throws `not_found` unless the outfit is public or the user's own. */
export async function requireVisible(userId: string, outfitId: string): Promise<void> {
  const { data: card } = await OutfitCardEntity.get({ year: yearOfId(outfitId), id: outfitId }).go({
    consistent: true,
    attributes: ['id'],
  });
  if (card) return;
  const { data: own } = await OutfitEntity.get({ userId, id: outfitId }).go({ attributes: ['id'] });
  if (!own) throw new AppError('not_found');
}
