import type { CommunityStats, OutfitCard } from '#shared/contract/community';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../app/caller.ts';
import { seedOutfits } from '../rows/outfit-rows.ts';

export const setVisibility = (person: Caller, outfitId: string, isPublic: boolean) =>
  person.call('outfits', 'setVisibility', { params: { outfitId }, body: { isPublic } });

/** Public outfits of a person, oldest first. */
export async function publicOutfits(person: Caller, count: number, change: Partial<Outfit> = {}) {
  const outfits = await seedOutfits(person.userId, count, change);
  await Promise.all(outfits.map(({ id }) => setVisibility(person, id, true)));
  return outfits;
}
export async function aPublicOutfit(person: Caller, change: Partial<Outfit> = {}): Promise<Outfit> {
  const [outfit] = await publicOutfits(person, 1, change);
  if (!outfit) throw new Error('There is no outfit.');
  return outfit;
}

type Page = { items: OutfitCard[]; cursor: string | null };
export const feed = async (person: Caller, query: object = {}): Promise<Page> =>
  (await person.call('community', 'listFeed', { query: { ...query } })).body;
/** The whole feed, page by page. */
export async function wholeFeed(person: Caller, limit = 50): Promise<OutfitCard[]> {
  const cards: OutfitCard[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await feed(person, { limit, ...(cursor ? { cursor } : {}) });
    cards.push(...page.items);
    cursor = page.cursor;
  } while (cursor);
  return cards;
}
export const like = (person: Caller, outfitId: string) =>
  person.call('community', 'likeOutfit', { params: { outfitId } });
export const unlike = (person: Caller, outfitId: string) =>
  person.call('community', 'unlikeOutfit', { params: { outfitId } });
export const follow = (person: Caller, userId: string) =>
  person.call('community', 'followUser', { params: { userId } });

type Overview = { stats: CommunityStats; topLiked: OutfitCard[]; followingIds: string[] };
export const overview = async (person: Caller): Promise<Overview> =>
  (await person.call('community', 'getOverview')).body;
