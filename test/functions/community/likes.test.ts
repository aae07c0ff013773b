import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, describe, expect, it } from 'vitest';
import type { OutfitCard } from '#shared/contract/community';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  aPublicOutfit,
  like,
  publicOutfits,
  setVisibility,
  unlike,
  wholeFeed,
} from '../../support/calls/community.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

const app = await startFunctions();
afterAll(() => app.stop());
const visitors = (count: number) => Promise.all(Array.from({ length: count }, () => app.visit()));
const cardOf = async (person: Caller, id: string) => (await wholeFeed(person)).find((card) => card.id === id);
const liked = async (person: Caller): Promise<OutfitCard[]> =>
  ((await person.call('community', 'listLikedOutfits')).body as { items: OutfitCard[] }).items;
const likes = async (person: Caller) =>
  ((await person.call('community', 'listLikes')).body as { items: { userId: string; outfitId: string }[] })
    .items;
const notFound = { status: 404, body: { code: 'not_found' } };

describe('a like', () => {
  it('raises the count by one and is taken back again, and both can be said twice', async () => {
    const [ada, bea, cleo] = [await app.visit(), await app.visit(), await app.visit()];
    const { id } = await aPublicOutfit(ada);
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

  it('is of somebody else’s public outfit', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    const { id } = await aPublicOutfit(ada);
    const [hidden] = await seedOutfits(ada.userId, 1);
    expect(await like(ada, id)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    for (const each of [hidden?.id ?? '', uuidv7(), randomUUID(), 'x'])
      for (const say of [like, unlike]) expect(await say(bea, each)).toMatchObject(notFound);
    await setVisibility(ada, id, false);
    expect(await like(bea, id)).toMatchObject(notFound);
    expect(await likes(bea)).toEqual([]);
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
  });

  it('is one, of fifty that a person gives at the same moment', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    const { id } = await aPublicOutfit(ada);
    const answers = await Promise.all(Array.from({ length: 50 }, () => like(bea, id)));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await cardOf(bea, id)).toMatchObject({ likesCount: 1, isLiked: true });
    await Promise.all(Array.from({ length: 50 }, () => unlike(bea, id)));
    expect(await cardOf(bea, id)).toMatchObject({ likesCount: 0, isLiked: false });
  });

  it('of each of fifty people is counted, and the count is that of the likes that are left', async () => {
    const ada = await app.visit();
    const { id } = await aPublicOutfit(ada);
    const people = await visitors(50);
    await Promise.all(people.map((person) => like(person, id)));
    expect(await cardOf(people[0] as Caller, id)).toMatchObject({ likesCount: 50 });
    await Promise.all(
      people.flatMap((person, turn) => [unlike(person, id), ...(turn % 2 ? [like(person, id)] : [])]),
    );
    const left = (await Promise.all(people.map(likes))).flat();
    expect(await cardOf(people[0] as Caller, id)).toMatchObject({ likesCount: left.length });
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
    const { OutfitStandingEntity } = await import('#functions/table/outfit-standing');
    const [year] = new Date().toISOString().split('-');
    const { data } = await OutfitStandingEntity.get({ year: year ?? '', id }).go({ data: 'raw' });
    expect(JSON.stringify(data).length).toBeLessThan(1024);
  });
});

describe('the likes of a person', () => {
  it('are listed, and the outfits that are still public, the newest outfit first', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    const outfits = await publicOutfits(ada, 4);
    const ids = outfits.map(({ id }) => id);
    for (const id of ids) await like(bea, id);
    expect((await likes(bea)).map(({ outfitId }) => outfitId)).toEqual(ids.toReversed());
    expect(await liked(bea)).toMatchObject(
      outfits.toReversed().map(({ id, title }: Outfit) => ({ id, title, likesCount: 1, isLiked: true })),
    );
    const [hidden = '', deleted = '', ...kept] = ids;
    await setVisibility(ada, hidden, false);
    await ada.call('outfits', 'removeOutfit', { params: { outfitId: deleted } });
    expect((await liked(bea)).map(({ id }) => id)).toEqual(kept.toReversed());
    expect(await liked(ada)).toEqual([]);

    expect(await unlike(bea, hidden)).toMatchObject({ status: 200, body: { likesCount: 0 } });
    expect(await unlike(bea, deleted)).toMatchObject({ status: 200, body: { likesCount: 0 } });
    expect((await likes(bea)).map(({ outfitId }) => outfitId)).toEqual(kept.toReversed());
  });

  it('come page by page', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    const ids = (await publicOutfits(ada, 3)).map(({ id }) => id);
    for (const id of ids) await like(bea, id);
    for (const call of ['listLikes', 'listLikedOutfits'] as const) {
      const page = async (query: object) =>
        (await bea.call('community', call, { query: { limit: 2, ...query } })).body as {
          items: object[];
          cursor: string | null;
        };
      const first = await page({});
      const rest = await page({ cursor: first.cursor });
      expect([first.items.length, rest.items.length, rest.cursor]).toEqual([2, 1, null]);
    }
  });

  it('stay with an outfit that is hidden for a while', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    const { id } = await aPublicOutfit(ada);
    await like(bea, id);
    await setVisibility(ada, id, false);
    await setVisibility(ada, id, true);
    expect(await cardOf(bea, id)).toMatchObject({ likesCount: 1, isLiked: true });
  });
});
