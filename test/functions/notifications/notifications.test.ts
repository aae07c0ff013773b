import { beforeEach, expect, it } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  comment as addedComment,
  aPublicOutfit,
  follow,
  like,
  removeComment,
  unlike,
} from '../../support/calls/community.ts';
import { markRead, send, start } from '../../support/calls/conversations.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { markSeen, notified } from '../../support/calls/notifications.ts';
import { removeOutfit } from '../../support/calls/outfits.ts';
import { block } from '../../support/calls/safety.ts';

const app = await startFunctions();
let ada: Caller;
let bea: Caller;
let outfit: Outfit;
beforeEach(async () => {
  [ada, bea] = await Promise.all([visitNamed(app, 'Ada'), visitNamed(app, 'Bea')]);
  outfit = await aPublicOutfit(ada, { title: 'Rain' });
});
const comment = (person: Caller, parentCommentId: string | null = null) =>
  addedComment(person, outfit.id, 'Lovely', parentCommentId);
const unread = async (person: Caller) =>
  ((await person.call('realtime', 'countUnread')).body as { notifications: number }).notifications;

it('a like, a comment, a reply, a follower and a message are told with names and title', async () => {
  await like(bea, outfit.id);
  const { id } = await comment(bea);
  await follow(bea, ada.userId);
  const { id: conversationId } = (await start(bea, ada.userId)).body as { id: string };
  await send(bea, conversationId, 'Hi');
  await comment(ada, id);
  const about = {
    people: [{ userId: bea.userId, displayName: 'Bea', avatarUrl: null }],
    count: 1,
    isUnread: true,
  };
  const rain = { id: outfit.id, title: 'Rain' };
  const told = await notified(ada);
  expect(told).toHaveLength(4);
  for (const each of [
    { ...about, kind: 'liked', thingId: outfit.id, outfit: rain },
    { ...about, kind: 'commented', thingId: outfit.id, outfit: rain },
    { ...about, kind: 'followed', thingId: ada.userId, outfit: null },
    { ...about, kind: 'message', thingId: conversationId, outfit: null },
  ])
    expect(told).toContainEqual({ ...each, at: expect.any(String) });
  expect(await notified(bea)).toMatchObject([{ kind: 'replied', thingId: id, outfit: rain, count: 1 }]);
});

it('what many people do to one thing is one notification, the last of them first', async () => {
  const people = await Promise.all(['Cleo', 'Dora', 'Eva', 'Fay'].map((name) => visitNamed(app, name)));
  for (const each of [bea, ...people]) await like(each, outfit.id);
  const [told, ...rest] = await notified(ada);
  expect(rest).toEqual([]);
  expect(told?.people.map(({ displayName }) => displayName)).toEqual(['Fay', 'Eva', 'Dora']);
  expect(told?.count).toBe(5);
  for (const each of people) await unlike(each, outfit.id);
  expect(await notified(ada)).toMatchObject([{ count: 1, people: [{ displayName: 'Bea' }] }]);
  await unlike(bea, outfit.id);
  expect(await notified(ada)).toEqual([]);
});

it('somebody who comments twice counts once, until both comments are gone', async () => {
  const [first, second] = [await comment(bea), await comment(bea)];
  expect(await notified(ada)).toMatchObject([{ kind: 'commented', count: 1 }]);
  await removeComment(bea, first);
  expect(await notified(ada)).toHaveLength(1);
  await removeComment(bea, second);
  expect(await notified(ada)).toEqual([]);
});

it('what is seen is read, and what comes after it is not', async () => {
  await like(bea, outfit.id);
  expect(await unread(ada)).toBe(1);
  await markSeen(ada);
  expect([await unread(ada), (await notified(ada))[0]?.isUnread]).toEqual([0, false]);
  await like(await visitNamed(app, 'Cleo'), outfit.id);
  expect([await unread(ada), (await notified(ada))[0]?.isUnread]).toEqual([1, true]);
});

it('a message is told of until it is read, and the next one anew', async () => {
  const { id } = (await start(bea, ada.userId)).body as { id: string };
  await send(bea, id, 'Hi');
  await markSeen(ada);
  await send(bea, id, 'Are you there?');
  expect(await unread(ada)).toBe(1);
  await markRead(ada, id);
  expect(await notified(ada)).toEqual([]);
  await send(bea, id, 'Hello');
  expect(await notified(ada)).toMatchObject([{ kind: 'message', count: 1 }]);
  expect(await notified(bea)).toEqual([]);
});

it('nobody is told of their own acts, of kinds they switched off, or of people whom they block', async () => {
  await comment(ada);
  await ada.call('profile', 'updateProfile', { body: { notificationsOff: ['liked'] } });
  await like(bea, outfit.id);
  expect(await notified(ada)).toEqual([]);
  const cleo = await visitNamed(app, 'Cleo');
  await follow(cleo, ada.userId);
  await comment(cleo);
  expect(await notified(ada)).toHaveLength(2);
  await block(ada, cleo.userId);
  expect([await notified(ada), await unread(ada)]).toEqual([[], 0]);
  await follow(cleo, ada.userId);
  expect(await notified(ada)).toEqual([]);
});

it('an outfit or a comment that is gone is not told of', async () => {
  await like(bea, outfit.id);
  const { id } = await comment(ada);
  await comment(bea, id);
  expect(await notified(ada)).toHaveLength(2);
  await removeComment(ada, { outfitId: outfit.id, id });
  expect(await notified(ada)).toMatchObject([{ kind: 'liked' }]);
  await removeOutfit(ada, outfit.id);
  expect([await notified(ada), await unread(ada)]).toEqual([[], 0]);
});

it('what is unread costs five small reads, however many likes there are', async () => {
  const calls = await databaseCalls(() => unread(ada));
  expect(operations(calls)).toEqual(['GetItem', 'GetItem', 'GetItem', 'Query', 'Query']);
  for (const each of await Promise.all(Array.from({ length: 10 }, () => app.visit())))
    await like(each, outfit.id);
  expect(operations(await databaseCalls(() => unread(ada)))).toEqual(operations(calls));
});
