import type { PageQuery } from '#shared/contract/page';
import { readAfter } from '../platform/cursor-paging.ts';
import { OutfitLikeEntity } from '../table/outfit-like.ts';

/** A page of the user's likes, the like of the newest outfit first. */
export async function listLikes(userId: string, { limit, cursor }: PageQuery) {
  const { data, cursor: more } = await readAfter(
    cursor && OutfitLikeEntity.get({ userId, outfitId: cursor }),
    OutfitLikeEntity.query.byUser({ userId }),
    { order: 'desc', limit },
  );
  return { items: data, cursor: more ? (data.at(-1)?.outfitId ?? null) : null };
}
