import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { FollowOf, PersonDetails } from '#shared/contract/follows';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  aPublicOutfit,
  follow,
  like,
  overview,
  personOf,
  publicOutfits,
  setVisibility,
  unfollow,
  unlike,
  wholeFeed,
} from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { removeOutfit } from '../../support/calls/outfits.ts';
import { listOf, pageByPage } from '../../support/calls/pages.ts';
import { block } from '../../support/calls/safety.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

const app = await startFunctions();
const following = listOf<{ followerId: string; followingId: string }>('community', 'listFollowing');

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

const followers = listOf<FollowOf>('community', 'listFollowers');
const countsOf = async (reader: Caller, { userId }: Caller) => {
  const { body } = await personOf(reader, userId);
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

it('followers come page by page, the latest first, and say whom of them one follows; so do those whom one follows', async () => {
  const ada = await visitNamed(app, 'Ada');
  const people: Caller[] = [];
  for (const name of ['Bea', 'Cleo', 'Dora']) {
    const person = await visitNamed(app, name);
    await follow(person, ada.userId);
    people.unshift(person);
  }
  await follow(ada, people[2]?.userId ?? '');
  const shown = await pageByPage(2, (query) => followers(ada, query));
  expect(shown.map(({ person, isFollowed }) => [person.displayName, isFollowed])).toEqual([
    ['Dora', false],
    ['Cleo', false],
    ['Bea', true],
  ]);
  for (const person of people.slice(0, 2)) await follow(ada, person.userId);
  const followed = await pageByPage(2, (query) => following(ada, query));
  expect(followed.map(({ followingId }) => followingId)).toEqual(
    people.map(({ userId }) => userId).toSorted(),
  );
  const { body } = await ada.call('community', 'getOwnTotals');
  expect(body).toMatchObject({ followers: 3, following: 3, person: { displayName: 'Ada' } });
  expect(await ada.call('community', 'listFollowers', { query: { cursor: 'made up' } })).toMatchObject({
    status: 400,
  });
});

it('the follows of another person are read like one’s own, without those who are hidden from the reader', async () => {
  const [ada, bea, cleo] = [
    await visitNamed(app, 'Ada'),
    await visitNamed(app, 'Bea'),
    await visitNamed(app),
  ];
  for (const person of [cleo, ada]) await follow(person, bea.userId);
  for (const person of [bea, ada]) await follow(person, cleo.userId);
  const of = { of: bea.userId };
  expect((await following(ada, of)).items).toMatchObject([{ followingId: cleo.userId, isFollowed: true }]);
  expect((await followers(ada, of)).items.map(({ isFollowed }) => isFollowed)).toEqual([false, true]);
  await block(cleo, ada.userId);
  expect((await followers(ada, of)).items).toHaveLength(1);
  await block(bea, ada.userId);
  for (const list of ['listFollowers', 'listFollowing'] as const)
    expect(await ada.call('community', list, { query: of })).toMatchObject({ status: 404 });
});

it('nobody follows themselves, or somebody who is not there', async () => {
  const ada = await visitNamed(app, 'Ada');
  expect(await follow(ada, ada.userId)).toMatchObject({ status: 400, body: { code: 'follow.self' } });
  for (const id of [randomUUID(), 'x', '$wardrobe'])
    expect(await follow(ada, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect((await following(ada)).items).toEqual([]);
});

describe('the page of a person', () => {
  const outfitsOf = (reader: Caller, userId: string, query: object = {}) =>
    listOf<OutfitCard>('community', 'listPersonOutfits')(reader, query, { userId });

  it('a person is shown with their name and numbers, and whether one follows them', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    await ada.call('profile', 'updateProfile', { body: { location: 'Malmö', bodyType: 'tall' } });
    const shown = { userId: ada.userId, displayName: 'Ada', avatarUrl: null };
    expect(await personOf(bea, ada.userId)).toEqual({
      status: 200,
      body: { ...shown, followers: 0, following: 0, isFollowed: false },
    });
    await follow(bea, ada.userId);
    expect((await personOf(bea, ada.userId)).body).toEqual({
      ...shown,
      followers: 1,
      following: 0,
      isFollowed: true,
    });
  });

  it('nobody is found by an id that is none', async () => {
    const ada = await app.visit();
    for (const id of [randomUUID(), 'x', '$wardrobe']) {
      expect(await personOf(ada, id)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      expect((await outfitsOf(ada, id)).items).toEqual([]);
    }
  });

  it('their public outfits come newest first, page by page, with their likes, and no private one', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    await publicOutfits(bea, 1);
    await seedOutfits(ada.userId, 2);
    const shown = (await publicOutfits(ada, 5)).map(({ id }) => id).toReversed();
    await app.settle();
    await like(bea, shown[0] ?? '');
    const cards = await pageByPage(3, (query) => outfitsOf(bea, ada.userId, query));
    expect(cards.map(({ id }) => id)).toEqual(shown);
    expect(cards[0]).toMatchObject({
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
});

const visitors = (count: number) => Promise.all(Array.from({ length: count }, () => app.visit()));
const cardOf = async (person: Caller, id: string) => (await wholeFeed(person)).find((card) => card.id === id);
const likedPage = listOf<OutfitCard>('community', 'listLikedOutfits');
const liked = async (person: Caller) => (await likedPage(person)).items;
const likesPage = listOf<{ userId: string; outfitId: string }>('community', 'listLikes');
const likes = async (person: Caller) => (await likesPage(person)).items;
const notFound = { status: 404, body: { code: 'not_found' } };

describe('a like', () => {
  it('of somebody else’s outfit raises the count by one and is taken back again, and both can be said twice', async () => {
    const [ada, bea, cleo] = [await app.visit(), await app.visit(), await app.visit()];
    const { id } = await aPublicOutfit(ada);
    expect(await like(ada, id)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    for (let said = 0; said < 2; said++)
      expect(await like(bea, id)).toEqual({
        status: 200,
        body: { outfitId: id, isLiked: true, likesCount: 1 },
      });
    expect(await cardOf(bea, id)).toMatchObject({ likesCount: 1, isLiked: true });
    expect(await cardOf(cleo, id)).toMatchObject({ likesCount: 1, isLiked: false });
    expect((await like(cleo, id)).body).toMatchObject({ likesCount: 2 });
    for (let said = 0; said < 2; said++)
      expect(await unlike(bea, id)).toEqual({
        status: 200,
        body: { outfitId: id, isLiked: false, likesCount: 1 },
      });
    expect(await cardOf(bea, id)).toMatchObject({ likesCount: 1, isLiked: false });
  });

  it('is told to the owner with the outfit, whatever is done with it', async () => {
    const [ada, bea] = await visitors(2);
    const { id: outfitId } = await aPublicOutfit(ada as Caller);
    await like(bea as Caller, outfitId);
    const owner = ada as Caller;
    expect((await owner.call('outfits', 'listOutfits')).body).toMatchObject({ items: [{ likesCount: 1 }] });
    for (const { body } of [
      await owner.call('outfits', 'getOutfit', { params: { outfitId } }),
      await owner.call('outfits', 'updateOutfit', { params: { outfitId }, body: { title: 'New' } }),
      await setVisibility(owner, outfitId, false),
    ])
      expect(body).toMatchObject({ likesCount: 1 });
  });

  it('tells nobody how many more like an outfit that was hidden since', async () => {
    const [ada, bea, cleo] = [await app.visit(), await app.visit(), await app.visit()];
    const { id } = await aPublicOutfit(ada);
    for (const person of [bea, cleo]) await like(person, id);
    await setVisibility(ada, id, false);
    expect(await like(bea, id)).toMatchObject(notFound);
    expect(await unlike(bea, id)).toEqual({
      status: 200,
      body: { outfitId: id, isLiked: false, likesCount: 0 },
    });
    await setVisibility(ada, id, true);
    expect(await cardOf(bea, id)).toMatchObject({ likesCount: 1, isLiked: false });
    expect(await cardOf(cleo, id)).toMatchObject({ likesCount: 1, isLiked: true });
  });

  it('takes one write unit, of a row in the partition of the person who gives it', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    const { id } = await aPublicOutfit(ada);
    // A like needs to know the owner of the outfit, and the answer needs to know what is hidden from the person.
    // The third read is that of the session.
    for (const [say, write] of [
      [like, 'PutItem'],
      [unlike, 'UpdateItem'],
    ] as const)
      expect(operations(await databaseCalls(() => say(bea, id)))).toEqual(
        ['GetItem', 'GetItem', 'GetItem', 'Query', write].toSorted(),
      );
    const { OutfitStandingEntity } = await import('#functions/rows/community/outfit-standing');
    const [year] = new Date().toISOString().split('-');
    const { data } = await OutfitStandingEntity.get({ year: year ?? '', id }).go({ data: 'raw' });
    expect(JSON.stringify(data).length).toBeLessThan(1024);
  });
});

it('the likes of a person are listed, and the outfits that are still public, the newest first and page by page', async () => {
  const [ada, bea] = [await app.visit(), await app.visit()];
  const outfits = await publicOutfits(ada, 4);
  const ids = outfits.map(({ id }) => id);
  for (const id of ids) await like(bea, id);
  expect((await likes(bea)).map(({ outfitId }) => outfitId)).toEqual(ids.toReversed());
  expect(await liked(bea)).toMatchObject(
    outfits.toReversed().map(({ id, title }) => ({ id, title, likesCount: 1, isLiked: true })),
  );
  expect(await pageByPage(3, (query) => likesPage(bea, query))).toHaveLength(4);
  expect(await pageByPage(3, (query) => likedPage(bea, query))).toHaveLength(4);
  const [hidden = '', deleted = '', ...kept] = ids;
  await setVisibility(ada, hidden, false);
  await removeOutfit(ada, deleted);
  expect((await liked(bea)).map(({ id }) => id)).toEqual(kept.toReversed());
  expect(await liked(ada)).toEqual([]);
  for (const id of [hidden, deleted])
    expect(await unlike(bea, id)).toMatchObject({ status: 200, body: { likesCount: 0 } });
  expect((await likes(bea)).map(({ outfitId }) => outfitId)).toEqual(kept.toReversed());
});
