import { AppError } from '#shared/errors';
import { yearOfId } from '../platform/id-time.ts';
import { OutfitEntity } from '../table/outfit.ts';
import { OutfitCardEntity } from '../table/outfit-card.ts';

/** Whether the user sees an outfit because it is public or because it is their own; otherwise throws `not_found`. */
export async function requireVisible(userId: string, outfitId: string): Promise<'public' | 'own'> {
  const { data: card } = await OutfitCardEntity.get({ year: yearOfId(outfitId), id: outfitId }).go({
    consistent: true,
    attributes: ['id'],
  });
  if (card) return 'public';
  const { data: own } = await OutfitEntity.get({ userId, id: outfitId }).go({ attributes: ['id'] });
  if (!own) throw new AppError('not_found');
  return 'own';
}
