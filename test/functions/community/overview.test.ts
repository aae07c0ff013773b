import { beforeAll, describe, expect, it } from 'vitest';
import { scoreCard } from '#functions/community/recommendations/score-card';
import type { TasteProfile } from '#functions/community/recommendations/taste-profile';
import type { OutfitCardRow } from '#functions/rows/community/outfit-card';
import type { OwnTotals, Recommendation } from '#shared/contract/community';
import type { OutfitCard } from '#shared/contract/outfit-cards';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations, unitsOf } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  aPublicOutfit,
  follow,
  like,
  overview,
  publicOutfits,
  setVisibility,
} from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';
import { seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions();
const trending = async (person: Caller): Promise<OutfitCard[]> =>
  (await person.call('community', 'listTrending')).body;

it('a community that is empty has an overview without anything in it', async () => {
  const ada = await app.visit();
  expect(await overview(ada)).toEqual({
    stats: { totalOutfits: 0, totalLikes: 0, mostLikedOutfit: null, trendingColors: [], trendingStyles: [] },
    topLiked: [],
    followingIds: [],
  });
  expect(await trending(ada)).toEqual([]);
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

  it('is looked over with as many calls and nearly as many units, however many outfits there are', async () => {
    const before = await databaseCalls(() => overview(ada));
    expect(operations(before)).toEqual(['BatchGetItem', 'BatchGetItem', 'GetItem', 'Query', 'Query']);
    expect(operations(await databaseCalls(() => trending(people[0] as Caller)))).toEqual([
      ...Array(3).fill('BatchGetItem'),
      'Query',
    ]);
    const { OutfitStandingEntity } = await import('#functions/rows/community/outfit-standing');
    const { v7: uuidv7 } = await import('uuid');
    const year = String(new Date().getUTCFullYear());
    const standing = { year, userId: ada.userId, isPublic: true, likesCount: 0, colors: ['red'] };
    await OutfitStandingEntity.put(Array.from({ length: 500 }, () => ({ ...standing, id: uuidv7() }))).go();
    await app.settle();
    const calls = await databaseCalls(async () =>
      expect((await overview(ada)).stats.trendingColors).toContain('red'),
    );
    expect(operations(calls)).toEqual(operations(before));
    expect(unitsOf(calls)).toBeLessThanOrEqual(unitsOf(before) + 0.5);
  });
});

describe('the numbers of a person', () => {
  async function totals(person: Caller) {
    const {
      followers: _,
      following: __,
      person: ___,
      ...counts
    } = (await person.call('community', 'getOwnTotals')).body as OwnTotals;
    return counts;
  }

  it('a person’s numbers are those of their outfits, of the likes of these and of what they like', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    expect(await totals(ada)).toEqual({ totalOutfits: 0, publicOutfits: 0, totalLikes: 0, likedOutfits: 0 });
    const [first, second] = await publicOutfits(ada, 3);
    await seedOutfits(ada.userId, 2);
    for (const outfit of [first, second]) await like(bea, outfit?.id ?? '');
    expect(await totals(ada)).toEqual({ totalOutfits: 5, publicOutfits: 3, totalLikes: 2, likedOutfits: 0 });
    expect(await totals(bea)).toEqual({ totalOutfits: 0, publicOutfits: 0, totalLikes: 0, likedOutfits: 2 });

    await setVisibility(ada, first?.id ?? '', false);
    expect(await totals(ada)).toMatchObject({ publicOutfits: 2, totalLikes: 2 });
    expect(await totals(bea)).toMatchObject({ likedOutfits: 1 });
  });

  it('more outfits than one batch holds are counted all the same', async () => {
    const ada = await app.visit();
    await seedOutfits(ada.userId, 230);
    expect(await totals(ada)).toMatchObject({ totalOutfits: 230, publicOutfits: 0, totalLikes: 0 });
  });
});

const recommended = async (person: Caller): Promise<Recommendation[]> =>
  ((await person.call('community', 'listRecommendations')).body as { recommendations: Recommendation[] })
    .recommendations;
const update = (person: Caller, body: object) => person.call('profile', 'updateProfile', { body });
const reasonOf = async (person: Caller, id: string) =>
  (await recommended(person)).find((card) => card.id === id)?.reason;

describe('recommendations', () => {
  beforeAll(() => app.wipe());

  it('are never the person’s own, nor what they have liked or others have hidden', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    const own = await aPublicOutfit(bea);
    const [liked, hidden, left] = await publicOutfits(ada, 3);
    await like(bea, liked?.id ?? '');
    await setVisibility(ada, hidden?.id ?? '', false);
    const ids = (await recommended(bea)).map(({ id }) => id);
    for (const outfit of [own, liked, hidden]) expect(ids).not.toContain(outfit?.id);
    expect(ids).toContain(left?.id);
  });

  it('say what speaks for them: whom one follows, one’s style, colors, moods and likes', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    const edgy = await aPublicOutfit(ada, { mood: 'edgy > concert' });
    expect(await reasonOf(bea, edgy.id)).toBe('New in the community');
    await like(await app.visit(), edgy.id);
    expect(await reasonOf(bea, edgy.id)).toBe('Loved in the community');
    await like(bea, (await aPublicOutfit(ada, { mood: 'edgy' })).id);
    expect(await reasonOf(bea, edgy.id)).toBe('As edgy as outfits you liked');
    await update(bea, { favoriteColors: ['Navy', 'White'] });
    expect(await reasonOf(bea, edgy.id)).toBe('Wears white, one of your colors');
    await update(bea, { stylePreferences: ['Edgy'] });
    expect(await reasonOf(bea, edgy.id)).toBe('Matches your edgy style');
    await follow(bea, ada.userId);
    expect(await reasonOf(bea, edgy.id)).toBe('From Ada, whom you follow');
    expect((await recommended(bea))[0]?.id).toBe(edgy.id);
  });

  it('are cards with a score and a reason, the best first, and twelve at most', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    await publicOutfits(ada, 90);
    let cards: Recommendation[] = [];
    const calls = await databaseCalls(async () => {
      cards = await recommended(bea);
    });
    // As many as for one outfit.
    expect(calls).toHaveLength(11);
    expect(cards).toHaveLength(12);
    const scores = cards.map(({ recommendationScore }) => recommendationScore);
    expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    for (const { reason, recommendationScore } of cards) {
      expect(reason).toMatch(/\S/);
      expect(recommendationScore).toBeGreaterThanOrEqual(0);
      expect(recommendationScore).toBeLessThanOrEqual(1);
    }
  });
});

/** The fields of a card that recommendations read. The others are left out. */
const card = {
  userId: 'ada',
  authorName: 'Ada',
  mood: 'edgy > concert',
  occasion: null,
  styleAnalysis: 'De svarta byxorna går i streetwearstil.',
  colors: ['black'],
} as unknown as OutfitCardRow;
const noTaste: TasteProfile = {
  styles: new Set(),
  colors: new Set(),
  moods: new Set(),
  likedMoods: new Set(),
  likedColors: new Set(),
  followingIds: new Set(),
};

it('a recommendation says what speaks most for it, in the language of the reader', () => {
  const told = (language: 'en' | 'sv', taste: Partial<TasteProfile> = {}, likes = 0) =>
    scoreCard(card, likes, { ...noTaste, ...taste }, language).reason;
  for (const [english, swedish, ...facts] of [
    ['New in the community', 'Ny i communityn'],
    ['Loved in the community', 'Omtyckt i communityn', {}, 9],
    ['From Ada, whom you follow', 'Från Ada, som du följer', { followingIds: new Set(['ada']) }],
    // The style analysis of this card is Swedish.
    ['Matches your streetwear style', 'Passar din stil: streetwear', { styles: new Set(['streetwear']) }],
    ['Wears black, one of your colors', 'Har svart, en av dina färger', { colors: new Set(['black']) }],
    [
      'As edgy as outfits of your own',
      'Samma känsla som i dina outfits: edgigt',
      { moods: new Set(['edgy']) },
    ],
  ] as [string, string, Partial<TasteProfile>?, number?][])
    expect([told('en', ...facts), told('sv', ...facts)]).toEqual([english, swedish]);
});
