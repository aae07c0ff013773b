import type { PageQuery } from '#shared/contract/page';
import { readAfter } from '../platform/cursor-paging.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';
import { isLiked } from './own-like.ts';

/** A page of the user's likes, the like of the newest outfit first; it may have fewer than asked for. */
export async function listLikes(userId: string, { limit, cursor }: PageQuery) {
  const { data, cursor: more } = await readAfter(
    cursor && OutfitLikeEntity.get({ userId, outfitId: cursor }),
    OutfitLikeEntity.query.byUser({ userId }),
    { order: 'desc', limit },
  );
  const items = data.filter(isLiked).map(({ outfitId, createdAt }) => ({ userId, outfitId, createdAt }));
  return { items, cursor: more ? (data.at(-1)?.outfitId ?? null) : null };
}
