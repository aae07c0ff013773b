import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
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
  expect((await following(ada)).items).toEqual([answers[0]?.body]);
  expect((await overview(ada)).followingIds).toEqual([bea.userId]);
  expect((await following(bea)).items).toEqual([]);

  for (let said = 0; said < 2; said++)
    expect(await unfollow(ada, bea.userId)).toEqual({ status: 204, body: null });
  expect((await following(ada)).items).toEqual([]);
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
