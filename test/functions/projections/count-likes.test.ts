import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { yearOfId } from '#functions/platform/id-time';
import type { PublicOutfit } from '#shared/contract/outfit-cards';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { feed, like, openOutfit, unlike } from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { change, nothingFailed, project } from '../../support/rows/changes.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

/** Changes are ignored here: the tests deliver them, so that they can check the state before a projection. */
const app = await startFunctions({ changes: 'ignored' });
let ada: Caller;
let bea: Caller;
let outfit: Outfit;
beforeEach(async () => {
  [ada, bea] = await Promise.all([visitNamed(app, 'Ada'), visitNamed(app, 'Bea')]);
  const [made] = await seedOutfits(ada.userId, 1, { isPublic: true });
  if (!made) throw new Error('There is no outfit.');
  outfit = made;
  const row = { __edb_e__: 'outfit', userId: ada.userId, id: outfit.id, isPublic: true, version: 1 };
  await project(app, [change(null, row)]);
});

const told = async (people: readonly { userId: string }[], isRemoved = false) => {
  const rows = people.map(({ userId }) => ({ __edb_e__: 'outfit-like', userId, outfitId: outfit.id }));
  const changes = rows.map((row) => (isRemoved ? change(row, null) : change(null, row)));
  expect(await project(app, changes)).toEqual(nothingFailed);
};

async function counted() {
  const { OutfitStandingEntity } = await import('#functions/rows/community/outfit-standing');
  const { data } = await OutfitStandingEntity.get({ year: yearOfId(outfit.id), id: outfit.id }).go();
  return data?.likesCount;
}
/**
 * Whether a person has liked the outfit and how many likes it has, as they see it in the feed and when they open it.
 */
async function seenBy(person: Caller) {
  const opened = (await openOutfit(person, outfit.id)).body as PublicOutfit;
  const card = (await feed(person)).items.find(({ id }) => id === outfit.id);
  return [card, opened].map((each) => [each?.isLiked, each?.likesCount]);
}
const both = (isLiked: boolean, likesCount: number) => Array(2).fill([isLiked, likesCount]);

it('the own like is seen at once, before and after it is counted, and so is that it was taken back', async () => {
  const cleo = await app.visit();
  expect((await like(bea, outfit.id)).body).toMatchObject({ isLiked: true, likesCount: 1 });
  expect([await counted(), await seenBy(bea), await seenBy(cleo)]).toEqual([
    0,
    both(true, 1),
    both(false, 0),
  ]);
  await told([bea]);
  expect([await counted(), await seenBy(bea), await seenBy(cleo)]).toEqual([
    1,
    both(true, 1),
    both(false, 1),
  ]);
  expect((await unlike(bea, outfit.id)).body).toMatchObject({ isLiked: false, likesCount: 0 });
  expect([await counted(), await seenBy(bea), await seenBy(cleo)]).toEqual([
    1,
    both(false, 0),
    both(false, 1),
  ]);
  // The like is given again before the count was updated.
  expect((await like(bea, outfit.id)).body).toMatchObject({ isLiked: true, likesCount: 1 });
  await told([bea]);
  expect([await counted(), await seenBy(bea)]).toEqual([1, both(true, 1)]);
  await unlike(bea, outfit.id);
  await told([bea], true);
  expect([await counted(), await seenBy(bea)]).toEqual([0, both(false, 0)]);
});

it('a like that is taken back before it was counted leaves nothing to count', async () => {
  await like(bea, outfit.id);
  await unlike(bea, outfit.id);
  await told([bea]);
  expect([await counted(), await seenBy(bea)]).toEqual([0, both(false, 0)]);
});

it('eighty likes in one batch are one write of the standing and one of the bell’s row, told once or three times', async () => {
  const people = await Promise.all(Array.from({ length: 80 }, () => app.visit()));
  await Promise.all(people.map((person) => like(person, outfit.id)));
  const calls = await databaseCalls(() => told(people));
  const writes = (entity: string) =>
    calls
      .flatMap(({ rows }) => rows)
      .filter((row) => 'Update' in row || 'Put' in row)
      .filter((row) => JSON.stringify(row).includes(entity)).length;
  expect(writes('standings#')).toBe(1);
  // One transaction has room for forty-five likes, so eighty need two.
  expect(writes('notification_1')).toBe(2);
  expect(await counted()).toBe(80);
  for (let again = 0; again < 2; again++) await told(people.toReversed());
  expect(await counted()).toBe(80);
  await Promise.all(people.slice(0, 30).map((person) => unlike(person, outfit.id)));
  await told(people);
  expect(await counted()).toBe(50);
});

it('batches that are projected side by side count each like once', async () => {
  const people = await Promise.all(Array.from({ length: 60 }, () => app.visit()));
  await Promise.all(people.map((person) => like(person, outfit.id)));
  await Promise.all(Array.from({ length: 6 }, (_, shard) => told(people.slice(shard * 8, shard * 8 + 20))));
  expect(await counted()).toBe(60);
});

it('from a hundred people on the bell’s number is that of the likes, without a row a person', async () => {
  const { OutfitLikeEntity } = await import('#functions/rows/community/outfit-like');
  const { NoticeEntity, NotificationEntity } = await import('#functions/rows/notifications/notification');
  const people = Array.from({ length: 300 }, () => ({ userId: randomUUID() }));
  const createdAt = new Date().toISOString();
  await OutfitLikeEntity.put(
    people.map(({ userId }) => ({ userId, outfitId: outfit.id, createdAt, isUncounted: true })),
  ).go();
  for (let start = 0; start < people.length; start += 100) await told(people.slice(start, start + 100));
  const key = { userId: ada.userId, kind: 'liked' as const, thingId: outfit.id };
  const { data: notices } = await NoticeEntity.query.byUser(key).go({ pages: 'all' });
  const { data: notification } = await NotificationEntity.get(key).go();
  expect([await counted(), notification?.count]).toEqual([300, 300]);
  expect(notices.length).toBeLessThan(150);
  expect(notification?.actorIds).toEqual(
    people
      .slice(-3)
      .map(({ userId }) => userId)
      .toReversed(),
  );
});
