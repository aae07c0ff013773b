import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OutfitCard } from '#shared/contract/community';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  aPublicOutfit,
  like,
  overview,
  publicOutfits,
  setVisibility,
} from '../../support/calls/community.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions();
afterAll(() => app.stop());
const trending = async (person: Caller): Promise<OutfitCard[]> =>
  (await person.call('community', 'listTrending')).body;

describe('a community that is empty', () => {
  it('has an overview without anything in it', async () => {
    const ada = await app.visit();
    expect(await overview(ada)).toEqual({
      stats: {
        totalOutfits: 0,
        totalLikes: 0,
        mostLikedOutfit: null,
        trendingColors: [],
        trendingStyles: [],
      },
      topLiked: [],
      followingIds: [],
    });
    expect(await trending(ada)).toEqual([]);
  });
});

describe('a community', () => {
  let ada: Caller;
  let people: Caller[];
  let ids: string[];

  beforeAll(async () => {
    ada = await app.visit();
    people = await Promise.all(Array.from({ length: 4 }, () => app.visit()));
    const recommendedClothes = [
      ...(await seedItems(ada.userId, 2, { style: 'elegant' })),
      ...(await seedItems(ada.userId, 1, { style: 'vintage' })),
    ];
    ids = (
      await publicOutfits(ada, 13, {
        recommendedClothes,
        mood: 'elegant',
        purchaseLinks: [{ storeName: 'Corner', price: '20', url: null }],
      })
    ).map(({ id }) => id);
    await seedOutfits(ada.userId, 2);
    // The first outfit has no likes, the next ten have one each, and then one has three and one has two.
    for (const id of ids.slice(1)) await like(people[0] as Caller, id);
    for (const id of ids.slice(11)) await like(people[1] as Caller, id);
    await like(people[2] as Caller, ids[11] ?? '');
  });

  it('shows the ten most liked of its public outfits, by likes and then by date, with where to buy', async () => {
    const { topLiked } = await overview(people[1] as Caller);
    const order = [ids[11], ids[12], ...ids.slice(3, 11).toReversed()];
    expect(topLiked.map(({ id }) => id)).toEqual(order);
    expect(topLiked.map(({ likesCount }) => likesCount)).toEqual([3, 2, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect(topLiked.map(({ isLiked }) => isLiked)).toEqual([true, true, ...Array(8).fill(false)]);
    expect(topLiked[0]?.purchaseLinks).toEqual([{ storeName: 'Corner', price: '20', url: null }]);
  });

  it('counts its public outfits and its likes, and knows what its clothes are like', async () => {
    const { stats, topLiked } = await overview(ada);
    const [best] = topLiked;
    expect(stats).toEqual({
      totalOutfits: 13,
      totalLikes: 15,
      mostLikedOutfit: { title: best?.title, likesCount: 3, prompt: best?.prompt, mood: 'elegant' },
      trendingColors: ['navy', 'white'],
      trendingStyles: ['elegant', 'vintage'],
    });
  });

  it('trends with what others have shown in the last seven days, the most liked first', async () => {
    const week = 7 * 24 * 60 * 60 * 1000;
    const { v7: uuidv7 } = await import('uuid');
    const old = await aPublicOutfit(ada, { id: uuidv7({ msecs: Date.now() - week - 60_000 }) });
    const recent = await aPublicOutfit(ada, { id: uuidv7({ msecs: Date.now() - week + 60_000 }) });
    for (const { id } of [old, recent]) await like(people[0] as Caller, id);
    const shown = await trending(people[0] as Caller);
    expect(shown.map(({ id }) => id)).toEqual([
      ids[11],
      ids[12],
      ...ids.slice(1, 11).toReversed(),
      recent.id,
      // Outfits without likes come last, newest first.
      ids[0],
    ]);
    expect(shown.map(({ isLiked }) => isLiked)).toEqual([...Array(13).fill(true), false]);
    expect(await trending(ada)).toEqual([]);
    for (const { id } of [old, recent]) await setVisibility(ada, id, false);
  });

  it('forgets an outfit that is hidden or deleted', async () => {
    await setVisibility(ada, ids[11] ?? '', false);
    await ada.call('outfits', 'removeOutfit', { params: { outfitId: ids[12] ?? '' } });
    const { stats, topLiked } = await overview(ada);
    expect(topLiked.map(({ id }) => id)).toEqual(ids.slice(1, 11).toReversed());
    expect(stats).toMatchObject({ totalOutfits: 11, mostLikedOutfit: { likesCount: 1 } });
    const shown = (await trending(people[0] as Caller)).map(({ id }) => id);
    expect(shown).toContain(ids[10]);
    for (const id of ids.slice(11)) expect(shown).not.toContain(id);
  });

  it('is looked over with as many calls of the table, however many outfits it shows', async () => {
    const calls = await databaseCalls(() => overview(ada));
    expect(operations(calls)).toEqual(['BatchGetItem', 'BatchGetItem', 'GetItem', 'Query', 'Query']);
    expect(operations(await databaseCalls(() => trending(people[0] as Caller)))).toEqual([
      'BatchGetItem',
      'BatchGetItem',
      'BatchGetItem',
      'Query',
    ]);
  });
});
