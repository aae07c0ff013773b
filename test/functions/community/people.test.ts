import { randomUUID } from 'node:crypto';
import { afterAll, expect, it } from 'vitest';
import type { OutfitCard } from '#shared/contract/community';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { follow, like, publicOutfits, setVisibility } from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

const app = await startFunctions();
afterAll(() => app.stop());
type Page = { items: OutfitCard[]; cursor: string | null };
const about = (reader: Caller, userId: string) =>
  reader.call('community', 'getPerson', { params: { userId } });
const outfitsOf = async (reader: Caller, userId: string, query: object = {}): Promise<Page> =>
  (await reader.call('community', 'listPersonOutfits', { params: { userId }, query: { ...query } })).body;

it('a person is shown with their name and numbers, and whether one follows them', async () => {
  const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
  await ada.call('profile', 'updateProfile', { body: { location: 'Malmö', bodyType: 'tall' } });
  const shown = { userId: ada.userId, displayName: 'Ada', avatarUrl: null };
  expect(await about(bea, ada.userId)).toEqual({
    status: 200,
    body: { ...shown, followers: 0, following: 0, isFollowed: false },
  });
  await follow(bea, ada.userId);
  expect((await about(bea, ada.userId)).body).toEqual({
    ...shown,
    followers: 1,
    following: 0,
    isFollowed: true,
  });
});

it.each([randomUUID(), 'x', '$wardrobe'])('nobody is found by the id %s', async (id) => {
  const ada = await app.visit();
  expect(await about(ada, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await outfitsOf(ada, id)).items).toEqual([]);
});

it('their public outfits come newest first, page by page, with their likes, and no private one', async () => {
  const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
  await publicOutfits(bea, 1);
  await seedOutfits(ada.userId, 2);
  const shown = (await publicOutfits(ada, 5)).map(({ id }) => id).toReversed();
  await app.settle();
  await like(bea, shown[0] ?? '');
  const first = await outfitsOf(bea, ada.userId, { limit: 3 });
  const rest = await outfitsOf(bea, ada.userId, { limit: 3, cursor: first.cursor });
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(shown);
  expect(rest.cursor).toBeNull();
  expect(first.items[0]).toMatchObject({
    likesCount: 1,
    isLiked: true,
    author: { userId: ada.userId, displayName: 'Ada' },
  });
  const calls = await databaseCalls(() => outfitsOf(bea, ada.userId));
  expect(operations(calls)).toEqual(['BatchGetItem', 'Query', 'Query']);
});

it('an outfit is off the page as soon as it is hidden or deleted', async () => {
  const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
  const [hidden, deleted, left] = (await publicOutfits(ada, 3)).map(({ id }) => id);
  await app.settle();
  await setVisibility(ada, hidden ?? '', false);
  await ada.call('outfits', 'removeOutfit', { params: { outfitId: deleted ?? '' } });
  expect((await outfitsOf(bea, ada.userId)).items.map(({ id }) => id)).toEqual([left]);
});
