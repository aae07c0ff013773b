import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { FollowOf, PersonDetails } from '#shared/contract/community';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { follow, overview } from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';

const app = await startFunctions();
afterAll(() => app.stop());
const unfollow = (person: Caller, userId: string) =>
  person.call('community', 'unfollowUser', { params: { userId } });
const following = async (person: Caller, query: object = {}) =>
  (await person.call('community', 'listFollowing', { query: { ...query } })).body as {
    items: { followerId: string; followingId: string }[];
    cursor: string | null;
  };

it('somebody who is followed is listed, once, until they are unfollowed', async () => {
  const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
  const answers = await Promise.all(Array.from({ length: 20 }, () => follow(ada, bea.userId)));
  for (const { status, body } of answers) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ followerId: ada.userId, followingId: bea.userId });
  }
  expect(await follow(ada, bea.userId)).toEqual(answers[0]);
  expect((await following(ada)).items).toEqual([
    {
      followerId: ada.userId,
      followingId: bea.userId,
      createdAt: expect.any(String),
      person: { userId: bea.userId, displayName: 'Bea', avatarUrl: null },
      isFollowed: true,
    },
  ]);
  expect((await overview(ada)).followingIds).toEqual([bea.userId]);
  expect((await following(bea)).items).toEqual([]);

  for (let said = 0; said < 2; said++)
    expect(await unfollow(ada, bea.userId)).toEqual({ status: 204, body: null });
  expect((await following(ada)).items).toEqual([]);
});

const followers = async (person: Caller, query: object = {}) =>
  (await person.call('community', 'listFollowers', { query: { ...query } })).body as {
    items: FollowOf[];
    cursor: string | null;
  };
const countsOf = async (reader: Caller, { userId }: Caller) => {
  const { body } = await reader.call('community', 'getPerson', { params: { userId } });
  const { followers: count, following: followed, isFollowed } = body as PersonDetails;
  return [count, followed, isFollowed];
};

it('fifty who follow and unfollow somebody at once are counted exactly, each of them once', async () => {
  const bea = await visitNamed(app, 'Bea');
  const people = await Promise.all(Array.from({ length: 50 }, () => visitNamed(app)));
  await Promise.all([...people, ...people.slice(0, 5)].map((person) => follow(person, bea.userId)));
  expect(await countsOf(bea, bea)).toEqual([50, 0, false]);
  expect((await followers(bea)).items).toHaveLength(50);
  const [first, ...others] = people.slice(0, 10) as [Caller, ...Caller[]];
  await Promise.all(others.flatMap((person) => [unfollow(person, bea.userId), unfollow(person, bea.userId)]));
  expect(await countsOf(first, bea)).toEqual([41, 0, true]);
  expect(await countsOf(bea, first)).toEqual([0, 1, false]);
  expect((await followers(bea)).items).toHaveLength(41);
});

it('followers come page by page, the latest first, and say whom of them one follows', async () => {
  const ada = await visitNamed(app, 'Ada');
  const people: Caller[] = [];
  for (const name of ['Bea', 'Cleo', 'Dora']) {
    const person = await visitNamed(app, name);
    await follow(person, ada.userId);
    people.unshift(person);
  }
  await follow(ada, people[2]?.userId ?? '');
  const first = await followers(ada, { limit: 2 });
  const rest = await followers(ada, { limit: 2, cursor: first.cursor });
  const shown = [...first.items, ...rest.items];
  expect(shown.map(({ person, isFollowed }) => [person.displayName, isFollowed])).toEqual([
    ['Dora', false],
    ['Cleo', false],
    ['Bea', true],
  ]);
  expect(rest.cursor).toBeNull();
  const { body } = await ada.call('community', 'getOwnTotals');
  expect(body).toMatchObject({ followers: 3, following: 1, person: { displayName: 'Ada' } });
  expect(await ada.call('community', 'listFollowers', { query: { cursor: 'made up' } })).toMatchObject({
    status: 400,
  });
});

it('nobody follows themselves, or somebody who is not there', async () => {
  const ada = await visitNamed(app, 'Ada');
  expect(await follow(ada, ada.userId)).toMatchObject({ status: 400, body: { code: 'follow.self' } });
  for (const id of [randomUUID(), 'x', '$wardrobe'])
    expect(await follow(ada, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await following(ada)).items).toEqual([]);
});

it('those whom a person follows come page by page', async () => {
  const ada = await visitNamed(app, 'Ada');
  const people = await Promise.all(['Bea', 'Cleo', 'Dora'].map((name) => visitNamed(app, name)));
  for (const { userId } of people) await follow(ada, userId);
  const first = await following(ada, { limit: 2 });
  const rest = await following(ada, { limit: 2, cursor: first.cursor });
  expect([...first.items, ...rest.items].map(({ followingId }) => followingId)).toEqual(
    people.map(({ userId }) => userId).toSorted(),
  );
  expect(rest.cursor).toBeNull();
});
