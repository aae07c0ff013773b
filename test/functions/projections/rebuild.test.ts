import { beforeAll, expect, it } from 'vitest';
import type { Comment } from '#shared/contract/comments';
import { dayFromToday } from '#shared/rules/days';
import { startFunctions } from '../../support/app/functions.ts';
import { follow, like, setVisibility } from '../../support/calls/community.ts';
import { send, start } from '../../support/calls/conversations.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { makeOutfit, removeOutfit, wearOutfit } from '../../support/calls/outfits.ts';
import { block } from '../../support/calls/safety.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions();
const { yearOfId } = await import('#functions/platform/id-time');
const { rebuild, differences, repairAll } = await import('../../../functions/projections/rebuild/rebuild.ts');

const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
const cleo = await visitNamed(app, 'Cleo');
const [adaId, beaId, cleoId] = [ada.userId, bea.userId, cleo.userId];
const itemIds = await seedItems(adaId, basics);
const [itemId = ''] = itemIds;
const make = (title: string) => makeOutfit(ada, itemIds, { title, isPublic: true });
const [outfit, hidden, gone] = [await make('Shown'), await make('Hidden'), await make('Gone')];
const say = async (outfitId: string, commentText: string, parentCommentId: string | null = null) =>
  (
    await bea.call('community', 'addComment', {
      params: { outfitId },
      body: { commentText, parentCommentId },
    })
  ).body as Comment;

/** Rows that are made from a repaired row are only repaired in the next round. */
const rounds = 3;

/** Creates a bit of everything that projections are made from. */
beforeAll(async () => {
  for (const id of [adaId, cleoId]) await follow(bea, id);
  await follow(ada, beaId);
  await block(cleo, beaId);
  for (const { id } of [outfit, hidden, gone]) {
    await like(bea, id);
    await like(cleo, id);
  }
  await say(gone.id, 'Going');
  await setVisibility(ada, hidden.id, false);
  await removeOutfit(ada, gone.id);
  await wearOutfit(ada, outfit.id, dayFromToday(-1));
  const { body } = await start(bea, adaId);
  const conversationId = (body as { id: string }).id;
  for (const content of ['Hello', 'Are you there?']) await send(bea, conversationId, content);
  await ada.call('profile', 'updateProfile', { body: { displayName: 'Augusta' } });
});

it('finds nothing where everything was made by calls', async () => {
  expect(await rebuild({ repair: false })).toEqual({ found: [], left: [], unsettled: 0 });
});

const key = { year: yearOfId(outfit.id), id: outfit.id };
const t = {
  ...(await import('#functions/rows/community/outfit-card')),
  ...(await import('#functions/rows/community/outfit-like')),
  ...(await import('#functions/rows/community/outfit-standing')),
  ...(await import('#functions/rows/community/community-statistics')),
  ...(await import('#functions/rows/community/comment')),
  ...(await import('#functions/rows/community/follow')),
  ...(await import('#functions/rows/community/followed-outfit')),
  ...(await import('#functions/rows/people/profile')),
  ...(await import('#functions/rows/safety/hidden')),
  ...(await import('#functions/rows/messages/conversation-member')),
  ...(await import('#functions/rows/messages/unread-count')),
  ...(await import('#functions/rows/items/wardrobe-count')),
  ...(await import('#functions/rows/outfits/outfit')),
  ...(await import('#functions/rows/outfits/outfit')),
  ...(await import('#functions/rows/items/clothing-item')),
  ...(await import('#functions/rows/wear/wear')),
  ...(await import('#functions/rows/wear/wear')),
  ...(await import('#functions/rows/calendar/calendar-entry')),
  ...(await import('#functions/rows/notifications/notification')),
};
const liked = { userId: adaId, kind: 'liked' as const, thingId: outfit.id };
const membership = async (userId: string) => {
  const { data } = await t.ConversationMemberEntity.query.byUser({ userId }).go();
  return { userId, conversationId: data[0]?.conversationId ?? '' };
};
const createdAt = new Date().toISOString();
const [left, yesterday] = [{ userId: beaId, commentText: 'Left', createdAt }, dayFromToday(-1)];

/** Ways to corrupt a row, by the kind of difference that must be found. Others may follow from it. */
const corruptions: Record<string, () => Promise<unknown>> = {
  'card: a card is lost': () => t.OutfitCardEntity.delete(key).go(),
  'card: a card keeps an old title': () => t.OutfitCardEntity.patch(key).set({ title: 'Old' }).go(),
  'card: a card keeps an old name': () => t.OutfitCardEntity.patch(key).set({ authorName: 'Ada' }).go(),
  'card: a hidden outfit has a card': async () => {
    const { data } = await t.OutfitCardEntity.get(key).go();
    if (!data) throw new Error('There is no card.');
    const place = { year: yearOfId(hidden.id), id: hidden.id };
    await t.OutfitCardEntity.put({ ...data, ...place }).go();
    await t.OutfitStandingEntity.patch(place).set({ isPublic: true }).go();
  },
  'standing: the standing of an outfit that is gone stays': () => {
    const standing = { userId: adaId, isPublic: false, likesCount: 0 };
    return t.OutfitStandingEntity.put({ year: yearOfId(gone.id), id: gone.id, ...standing }).go();
  },
  'name to be found by: a profile is older than the search': () =>
    t.ProfileEntity.patch({ userId: beaId }).remove(['nameKey', 'nameStart']).go(),
  'likes of an outfit: likes are miscounted': () =>
    t.OutfitStandingEntity.patch(key).set({ likesCount: 7 }).go(),
  'like that was not counted: a like is not counted': () =>
    t.OutfitLikeEntity.patch({ userId: beaId, outfitId: hidden.id }).set({ isUncounted: true }).go(),
  'statistics: the statistics are miscounted': () =>
    t.CommunityStatisticsEntity.patch({ name: 'all' }).add({ outfits: 3 }).go(),
  'statistics: the statistics rank an outfit that is gone': () => {
    const ranking = [{ id: gone.id, likesCount: 99 }];
    return t.CommunityStatisticsEntity.patch({ name: 'all' }).set({ ranking }).go();
  },
  'what is counted of an outfit: an outfit is not counted in the statistics': () =>
    t.OutfitStandingEntity.patch(key).remove(['counted']).go(),
  'comment on an outfit that is gone: a comment stays on an outfit that is gone': () =>
    t.CommentEntity.put({ ...left, outfitId: gone.id, id: outfit.id, parentCommentId: null }).go(),
  'reply to a comment that is gone: a reply stays without its comment': () =>
    t.CommentEntity.put({ ...left, outfitId: outfit.id, id: gone.id, parentCommentId: hidden.id }).go(),
  'likes of a comment: the likes of a comment are miscounted': async () => {
    const { id } = await say(outfit.id, 'Love it');
    await t.CommentCountEntity.put({ outfitId: outfit.id, id, likesCount: 4 }).go();
  },
  'number of likes of a comment that is gone: the likes of a comment that is gone stay': () =>
    t.CommentCountEntity.put({ outfitId: outfit.id, id: gone.id, likesCount: 1 }).go(),
  'follower: a follower is lost': async () => {
    const { data } = await t.FollowerEntity.query.byFollowed({ followingId: adaId }).go();
    await t.FollowerEntity.delete(data).go();
  },
  'follower: somebody has a follower who does not follow': () =>
    t.FollowerEntity.put({ followingId: cleoId, followerId: adaId, createdAt }).go(),
  'numbers of followers: followers are miscounted': () =>
    t.FollowCountEntity.patch({ userId: adaId }).set({ followers: 5 }).go(),
  'outfit in a feed: an outfit is missing in a feed': () =>
    t.FollowedOutfitEntity.delete({ userId: beaId, outfitId: outfit.id }).go(),
  'outfit in a feed: an outfit of somebody who is not followed is in a feed': () => {
    const expiresAt = Math.round(Date.now() / 1000) + 1000;
    const row = { userId: cleoId, outfitId: outfit.id, authorId: adaId, expiresAt };
    return t.FollowedOutfitEntity.put(row).go();
  },
  'somebody who is blocked: one who is blocked does not know it': () =>
    t.HiddenEntity.delete({ userId: beaId, because: 'blocked', thingId: cleoId }).go(),
  'number of blocks: blocks are miscounted': () =>
    t.BlockCountEntity.patch({ userId: cleoId }).set({ blocks: 9 }).go(),
  'name in a conversation: a conversation keeps an old name': async () =>
    t.ConversationMemberEntity.patch(await membership(beaId))
      .set({ otherName: 'Ada' })
      .go(),
  'state of a conversation: unread messages are miscounted in a conversation': async () =>
    t.ConversationMemberEntity.patch(await membership(adaId))
      .set({ unreadCount: 9 })
      .go(),
  'number of unread messages: unread messages are miscounted in all': () =>
    t.UnreadCountEntity.patch({ userId: adaId }).set({ messages: 9 }).go(),
  'number of items: items are miscounted': () =>
    t.WardrobeCountEntity.patch({ userId: adaId }).set({ items: 99 }).go(),
  'number of outfits: the number of outfits is lost': () =>
    t.OutfitCountEntity.delete({ userId: adaId }).go(),
  'outfit of an item: an item is not linked to its outfit': () =>
    t.OutfitPieceEntity.delete({ userId: adaId, itemId, outfitId: outfit.id }).go(),
  'outfit of an item: an item is linked to an outfit that is gone': () =>
    t.OutfitPieceEntity.put({ userId: adaId, itemId, outfitId: gone.id }).go(),
  'days worn: the days of an item are miscounted': () =>
    t.ClothingItemEntity.patch({ userId: adaId, id: itemId }).set({ timesWorn: 6 }).go(),
  'day of an item that is gone: a day stays of an item that is gone': () =>
    t.WearEntity.put({ userId: adaId, itemId: gone.id, date: dayFromToday(-3) }).go(),
  'item of a day: a piece that was worn is missing in its day': () =>
    t.WornDayEntity.delete({ userId: adaId, date: yesterday }).go(),
  'item of a day: a day has a piece that was not worn': () =>
    t.WornDayEntity.patch({ userId: adaId, date: yesterday })
      .add({ itemIds: [gone.id] })
      .go(),
  'day of an entry: an entry is not found by its id': async () => {
    const { data } = await t.CalendarDayEntity.query.byEntry({ userId: adaId }).go();
    await t.CalendarDayEntity.delete(data).go();
  },
  'notification: a notification counts too many people': () =>
    t.NotificationEntity.patch(liked).set({ count: 8 }).go(),
  'notification: a notification tells of a like that is not there': async () => {
    const { data } = await t.NotificationEntity.get(liked).go();
    if (!data) throw new Error('There is no notification.');
    await t.NotificationEntity.patch(liked).set({ count: 3 }).go();
    const notice = { ...liked, actorId: adaId, acts: [outfit.id], expiresAt: data.expiresAt };
    await t.NoticeEntity.put(notice).go();
  },
};

it.each(Object.entries(corruptions))('a difference is found and repaired: %s', async (name, corrupt) => {
  await corrupt();
  await app.settle();
  expect((await differences()).map((difference) => difference.kind)).toContain(name.split(': ')[0]);
  for (let round = 0; round < rounds; round++) {
    await repairAll(await differences());
    await app.settle();
  }
  expect(await differences()).toEqual([]);
});
