import { AppError } from '#shared/errors';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { OutfitCardEntity } from '../table/outfit-card.ts';

/** For what is done about an outfit that is public or one's own; any other is not found. */
export async function requireVisible(userId: string, outfitId: string): Promise<void> {
  const { data: card } = await OutfitCardEntity.get({ year: yearOfId(outfitId), id: outfitId }).go({
    consistent: true,
    attributes: ['id'],
  });
  if (card) return;
  const { data: own } = await OutfitEntity.get({ userId, id: outfitId }).go({ attributes: ['id'] });
  if (!own) throw new AppError('not_found');
}
