import type { PageQuery } from '#shared/contract/page';
import { readAfter } from '../platform/cursor-paging.ts';
import { OutfitLikeEntity } from '../rows/community/outfit-like.ts';
import { isLiked } from './own-like.ts';

/**
 * A page of the user's likes, the like of the newest outfit first. It may have fewer likes than asked for, because
 * likes that were taken back are left out.
 */
export async function listLikes(userId: string, { limit, cursor }: PageQuery) {
  const { data, cursor: more } = await readAfter(
    cursor && OutfitLikeEntity.get({ userId, outfitId: cursor }),
    OutfitLikeEntity.query.byUser({ userId }),
    { order: 'desc', limit },
  );
  const items = data.filter(isLiked).map(({ outfitId, createdAt }) => ({ userId, outfitId, createdAt }));
  return { items, cursor: more ? (data.at(-1)?.outfitId ?? null) : null };
}
