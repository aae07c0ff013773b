import { Service } from 'electrodb';
import { AppError } from '#shared/errors';
import { yearOfId } from '../platform/id-time.ts';
import { commit, refused } from '../platform/transactions.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';
import { OutfitStandingEntity } from '../table/outfit-standing.ts';

const rows = new Service({ like: OutfitLikeEntity, standing: OutfitStandingEntity });
const keyOf = (id: string) => ({ year: yearOfId(id), id });

/** Likes the public outfit of somebody else, once. */
export async function likeOutfit(userId: string, outfitId: string) {
  const [like, standing] = await commit(() =>
    rows.transaction
      .write((entities) => [
        entities.like.create({ userId, outfitId, createdAt: new Date().toISOString() }).commit(),
        entities.standing
          .patch(keyOf(outfitId))
          .add({ likesCount: 1 })
          .where((row, { eq, ne }) => `${eq(row.isPublic, true)} AND ${ne(row.userId, userId)}`)
          .commit(),
      ])
      .go(),
  );
  const now = await readStanding(outfitId);
  if (like === refused || standing !== refused)
    return { outfitId, isLiked: true, likesCount: now?.likesCount ?? 0 };
  if (now?.userId === userId) throw new AppError('request.invalid', { message: 'This outfit is your own' });
  throw new AppError('not_found');
}

/** Takes a like back, also from an outfit that is not public any more; without a like nothing changes. */
export async function unlikeOutfit(userId: string, outfitId: string) {
  const [like, standing] = await commit(() =>
    rows.transaction
      .write((entities) => [
        entities.like.remove({ userId, outfitId }).commit(),
        entities.standing
          .patch(keyOf(outfitId))
          .subtract({ likesCount: 1 })
          .where(({ likesCount }, { gt }) => gt(likesCount, 0))
          .commit(),
      ])
      .go(),
  );
  // The like of an outfit that was deleted is counted nowhere.
  if (like !== refused && standing === refused) await OutfitLikeEntity.delete({ userId, outfitId }).go();
  const now = await readStanding(outfitId);
  if (like === refused && !now?.isPublic) throw new AppError('not_found');
  return { outfitId, isLiked: false, likesCount: now?.likesCount ?? 0 };
}

async function readStanding(outfitId: string) {
  const { data } = await OutfitStandingEntity.get(keyOf(outfitId)).go({ consistent: true });
  return data;
}
