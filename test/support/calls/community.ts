import type { Comment } from '#shared/contract/comments';
import type { CommunityStats } from '#shared/contract/community';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../app/caller.ts';
import { seedOutfits } from '../rows/outfit-rows.ts';
import { seedItems } from '../rows/seed.ts';
import { listOf, pageByPage } from './pages.ts';

export const setVisibility = (person: Caller, outfitId: string, isPublic: boolean) =>
  person.call('outfits', 'setVisibility', { params: { outfitId }, body: { isPublic } });

/** Public outfits of a person, oldest first. */
export async function publicOutfits(person: Caller, count: number, change: Partial<Outfit> = {}) {
  const outfits = await seedOutfits(person.userId, count, change);
  await Promise.all(outfits.map(({ id }) => setVisibility(person, id, true)));
  return outfits;
}
export async function aPublicOutfit(person: Caller, change: Partial<Outfit> = {}): Promise<Outfit> {
  const [outfit] = await seedOutfits(person.userId, 1, change);
  if (!outfit) throw new Error('There is no outfit.');
  for (const { itemId: id, category, color, imageUrl } of outfit.aiAnalysis.outfitVisualization.items)
    await seedItems(person.userId, [category], { id, color, imageUrl });
  await setVisibility(person, outfit.id, true);
  return outfit;
}

export const feed = listOf<OutfitCard>('community', 'listFeed');
/** The whole feed, page by page. */
export const wholeFeed = (person: Caller, limit = 50) => pageByPage(limit, (query) => feed(person, query));
export const like = (person: Caller, outfitId: string) =>
  person.call('community', 'likeOutfit', { params: { outfitId } });
export const unlike = (person: Caller, outfitId: string) =>
  person.call('community', 'unlikeOutfit', { params: { outfitId } });
export const follow = (person: Caller, userId: string) =>
  person.call('community', 'followUser', { params: { userId } });

export const unfollow = (person: Caller, userId: string) =>
  person.call('community', 'unfollowUser', { params: { userId } });
export const openOutfit = (person: Caller, outfitId: string) =>
  person.call('community', 'getPublicOutfit', { params: { outfitId } });
export const personOf = (reader: Caller, userId: string) =>
  reader.call('community', 'getPerson', { params: { userId } });

export const addComment = (
  person: Caller,
  outfitId: string,
  commentText: unknown = 'Lovely',
  parentCommentId: string | null = null,
) => person.call('community', 'addComment', { params: { outfitId }, body: { commentText, parentCommentId } });
export const comment = async (...what: Parameters<typeof addComment>): Promise<Comment> =>
  (await addComment(...what)).body;
/** A call about a comment: `removeComment`, `likeComment` or `unlikeComment`. */
export const aboutComment =
  (call: 'removeComment' | 'likeComment' | 'unlikeComment') =>
  (person: Caller, { outfitId, id }: Pick<Comment, 'outfitId' | 'id'>) =>
    person.call('community', call, { params: { outfitId, commentId: id } });
export const removeComment = aboutComment('removeComment');
export const commentsOn = (person: Caller, outfitId: string, query: object = {}) =>
  listOf<Comment>('community', 'listComments')(person, query, { outfitId });

type Overview = { stats: CommunityStats; topLiked: OutfitCard[]; followingIds: string[] };
export const overview = async (person: Caller): Promise<Overview> =>
  (await person.call('community', 'getOverview')).body;
