import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Comment } from '#shared/contract/community';
import type { Outfit } from '#shared/contract/outfits';
import { dayFromToday } from '#shared/rules/days';
import { startFunctions } from '../../support/app/functions.ts';
import { follow, like, setVisibility } from '../../support/calls/community.ts';
import { send, start } from '../../support/calls/conversations.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { block } from '../../support/calls/safety.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions();
afterAll(() => app.stop());
const { yearOfId } = await import('#functions/platform/id-time');
const { rebuild, differences, repairAll } = await import('../../../functions/projections/rebuild/rebuild.ts');

const [ada, bea, cleo] = [
  await visitNamed(app, 'Ada'),
  await visitNamed(app, 'Bea'),
  await visitNamed(app, 'Cleo'),
];
const [adaId, beaId, cleoId] = [ada.userId, bea.userId, cleo.userId];
const itemIds = await seedItems(adaId, basics);
const [itemId = ''] = itemIds;
const make = async (title: string, isPublic: boolean): Promise<Outfit> =>
  (
    await ada.call('outfits', 'createOutfit', {
      body: { title, notes: null, occasion: null, itemIds, isPublic },
    })
  ).body;
const outfit = await make('Shown', true);
const hidden = await make('Hidden', true);
const gone = await make('Gone', true);
const about = (outfitId: string) => ({ params: { outfitId } });
const say = async (outfitId: string, commentText: string, parentCommentId: string | null = null) =>
  (
    await bea.call('community', 'addComment', {
      ...about(outfitId),
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
  await ada.call('outfits', 'removeOutfit', about(gone.id));
  await ada.call('outfits', 'wearOutfit', { params: { outfitId: outfit.id, date: dayFromToday(-1) } });
  const { body } = await start(bea, adaId);
  const conversationId = (body as { id: string }).id;
  for (const content of ['Hello', 'Are you there?']) await send(bea, conversationId, content);
  await ada.call('profile', 'updateProfile', { body: { displayName: 'Augusta' } });
});

it('finds nothing where everything was made by calls', async () => {
  expect(await rebuild({ repair: false })).toEqual({ found: [], left: [], unsettled: 0 });
});

const key = { year: yearOfId(outfit.id), id: outfit.id };
const tables = {
  ...(await import('#functions/table/outfit-card')),
  ...(await import('#functions/table/outfit-like')),
  ...(await import('#functions/table/outfit-standing')),
  ...(await import('#functions/table/community-statistics')),
  ...(await import('#functions/table/comment')),
  ...(await import('#functions/table/follow')),
  ...(await import('#functions/table/followed-outfit')),
  ...(await import('#functions/table/hidden')),
  ...(await import('#functions/table/conversation-member')),
  ...(await import('#functions/table/unread-count')),
  ...(await import('#functions/table/wardrobe-count')),
  ...(await import('#functions/table/outfit-count')),
  ...(await import('#functions/table/outfit-piece')),
  ...(await import('#functions/table/clothing-item')),
  ...(await import('#functions/table/wear')),
  ...(await import('#functions/table/worn-day')),
  ...(await import('#functions/table/calendar-entry')),
  ...(await import('#functions/table/notification')),
};
const {
  OutfitCardEntity,
  OutfitLikeEntity,
  OutfitStandingEntity,
  CommunityStatisticsEntity,
  CommentEntity,
  CommentCountEntity,
  FollowerEntity,
  FollowCountEntity,
  FollowedOutfitEntity,
  HiddenEntity,
  BlockCountEntity,
  ConversationMemberEntity,
  UnreadCountEntity,
  WardrobeCountEntity,
  OutfitCountEntity,
  OutfitPieceEntity,
  ClothingItemEntity,
  WearEntity,
  WornDayEntity,
  CalendarDayEntity,
  NotificationEntity,
  NoticeEntity,
} = tables;
const liked = { userId: adaId, kind: 'liked' as const, thingId: outfit.id };
const conversationOf = async (userId: string) =>
  (await ConversationMemberEntity.query.byUser({ userId }).go()).data[0]?.conversationId ?? '';

/**
 * Ways to corrupt a row, with the kind of difference that must be found for each. Further differences may follow from
 * it.
 */
const corruptions: [what: string, kind: string, corrupt: () => Promise<unknown>][] = [
  ['a card is lost', 'card', () => OutfitCardEntity.delete(key).go()],
  ['a card keeps an old title', 'card', () => OutfitCardEntity.patch(key).set({ title: 'Old' }).go()],
  ['a card keeps an old name', 'card', () => OutfitCardEntity.patch(key).set({ authorName: 'Ada' }).go()],
  [
    'a hidden outfit has a card',
    'card',
    async () => {
      const { data } = await OutfitCardEntity.get(key).go();
      if (!data) throw new Error('There is no card.');
      const place = { year: yearOfId(hidden.id), id: hidden.id };
      await OutfitCardEntity.put({ ...data, ...place }).go();
      await OutfitStandingEntity.patch(place).set({ isPublic: true }).go();
    },
  ],
  [
    'the standing of an outfit that is gone stays',
    'standing',
    () =>
      OutfitStandingEntity.put({
        year: yearOfId(gone.id),
        id: gone.id,
        userId: adaId,
        isPublic: false,
        likesCount: 0,
      }).go(),
  ],
  [
    'likes are miscounted',
    'likes of an outfit',
    () => OutfitStandingEntity.patch(key).set({ likesCount: 7 }).go(),
  ],
  [
    'a like is not counted',
    'like that was not counted',
    () => OutfitLikeEntity.patch({ userId: beaId, outfitId: hidden.id }).set({ isUncounted: true }).go(),
  ],
  [
    'the statistics are miscounted',
    'statistics',
    () => CommunityStatisticsEntity.patch({ name: 'all' }).add({ outfits: 3 }).go(),
  ],
  [
    'an outfit is not counted in the statistics',
    'what is counted of an outfit',
    () => OutfitStandingEntity.patch(key).remove(['counted']).go(),
  ],
  [
    'the statistics rank an outfit that is gone',
    'statistics',
    () =>
      CommunityStatisticsEntity.patch({ name: 'all' })
        .set({ ranking: [{ id: gone.id, likesCount: 99 }] })
        .go(),
  ],
  [
    'a comment stays on an outfit that is gone',
    'comment on an outfit that is gone',
    () =>
      CommentEntity.put({
        outfitId: gone.id,
        id: outfit.id,
        userId: beaId,
        parentCommentId: null,
        commentText: 'Left',
        createdAt: new Date().toISOString(),
      }).go(),
  ],
  [
    'a reply stays without its comment',
    'reply to a comment that is gone',
    () =>
      CommentEntity.put({
        outfitId: outfit.id,
        id: gone.id,
        userId: beaId,
        parentCommentId: hidden.id,
        commentText: 'Left',
        createdAt: new Date().toISOString(),
      }).go(),
  ],
  [
    'the likes of a comment are miscounted',
    'likes of a comment',
    async () => {
      const { id } = await say(outfit.id, 'Love it');
      await CommentCountEntity.put({ outfitId: outfit.id, id, likesCount: 4 }).go();
    },
  ],
  [
    'the likes of a comment that is gone stay',
    'number of likes of a comment that is gone',
    () => CommentCountEntity.put({ outfitId: outfit.id, id: gone.id, likesCount: 1 }).go(),
  ],
  [
    'a follower is lost',
    'follower',
    async () =>
      FollowerEntity.delete((await FollowerEntity.query.byFollowed({ followingId: adaId }).go()).data).go(),
  ],
  [
    'somebody has a follower who does not follow',
    'follower',
    () =>
      FollowerEntity.put({
        followingId: cleoId,
        followerId: adaId,
        createdAt: new Date().toISOString(),
      }).go(),
  ],
  [
    'followers are miscounted',
    'numbers of followers',
    () => FollowCountEntity.patch({ userId: adaId }).set({ followers: 5 }).go(),
  ],
  [
    'an outfit is missing in a feed',
    'outfit in a feed',
    () => FollowedOutfitEntity.delete({ userId: beaId, outfitId: outfit.id }).go(),
  ],
  [
    'an outfit of somebody who is not followed is in a feed',
    'outfit in a feed',
    () =>
      FollowedOutfitEntity.put({
        userId: cleoId,
        outfitId: outfit.id,
        authorId: adaId,
        expiresAt: Math.round(Date.now() / 1000) + 1000,
      }).go(),
  ],
  [
    'one who is blocked does not know it',
    'somebody who is blocked',
    () => HiddenEntity.delete({ userId: beaId, because: 'blocked', thingId: cleoId }).go(),
  ],
  [
    'blocks are miscounted',
    'number of blocks',
    () => BlockCountEntity.patch({ userId: cleoId }).set({ blocks: 9 }).go(),
  ],
  [
    'a conversation keeps an old name',
    'name in a conversation',
    async () =>
      ConversationMemberEntity.patch({ userId: beaId, conversationId: await conversationOf(beaId) })
        .set({ otherName: 'Ada' })
        .go(),
  ],
  [
    'unread messages are miscounted in a conversation',
    'state of a conversation',
    async () =>
      ConversationMemberEntity.patch({ userId: adaId, conversationId: await conversationOf(adaId) })
        .set({ unreadCount: 9 })
        .go(),
  ],
  [
    'unread messages are miscounted in all',
    'number of unread messages',
    () => UnreadCountEntity.patch({ userId: adaId }).set({ messages: 9 }).go(),
  ],
  [
    'items are miscounted',
    'number of items',
    () => WardrobeCountEntity.patch({ userId: adaId }).set({ items: 99 }).go(),
  ],
  [
    'the number of outfits is lost',
    'number of outfits',
    () => OutfitCountEntity.delete({ userId: adaId }).go(),
  ],
  [
    'an item is not linked to its outfit',
    'outfit of an item',
    () => OutfitPieceEntity.delete({ userId: adaId, itemId, outfitId: outfit.id }).go(),
  ],
  [
    'an item is linked to an outfit that is gone',
    'outfit of an item',
    () => OutfitPieceEntity.put({ userId: adaId, itemId, outfitId: gone.id }).go(),
  ],
  [
    'the days of an item are miscounted',
    'days worn',
    () => ClothingItemEntity.patch({ userId: adaId, id: itemId }).set({ timesWorn: 6 }).go(),
  ],
  [
    'a day stays of an item that is gone',
    'day of an item that is gone',
    () => WearEntity.put({ userId: adaId, itemId: gone.id, date: dayFromToday(-3) }).go(),
  ],
  [
    'a piece that was worn is missing in its day',
    'item of a day',
    () => WornDayEntity.delete({ userId: adaId, date: dayFromToday(-1) }).go(),
  ],
  [
    'a day has a piece that was not worn',
    'item of a day',
    () =>
      WornDayEntity.patch({ userId: adaId, date: dayFromToday(-1) })
        .add({ itemIds: [gone.id] })
        .go(),
  ],
  [
    'an entry is not found by its id',
    'day of an entry',
    async () =>
      CalendarDayEntity.delete((await CalendarDayEntity.query.byEntry({ userId: adaId }).go()).data).go(),
  ],
  [
    'a notification counts too many people',
    'notification',
    () => NotificationEntity.patch(liked).set({ count: 8 }).go(),
  ],
  [
    'a notification tells of a like that is not there',
    'notification',
    async () => {
      const { data } = await NotificationEntity.get(liked).go();
      if (!data) throw new Error('There is no notification.');
      await NotificationEntity.patch(liked).set({ count: 3 }).go();
      await NoticeEntity.put({
        ...liked,
        actorId: adaId,
        acts: [outfit.id],
        expiresAt: data.expiresAt,
      }).go();
    },
  ],
];

it.each(corruptions)('finds that %s, and repairs it', async (_, kind, corrupt) => {
  await corrupt();
  await app.settle();
  expect((await differences()).map((difference) => difference.kind)).toContain(kind);
  for (let round = 0; round < rounds; round++) {
    await repairAll(await differences());
    await app.settle();
  }
  expect(await differences()).toEqual([]);
});
