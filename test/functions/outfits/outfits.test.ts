import { describe, expect, it } from 'vitest';
import { Insights, Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { outfitOf, removeOutfit } from '../../support/calls/outfits.ts';
import { listOf, pageByPage } from '../../support/calls/pages.ts';
import { anOutfit } from '../../support/examples/made-up.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ workflow: true });
const ada = await app.visit();
const clothes = await seedItems(ada.userId, basics);

async function newOutfit(person: Caller = ada, request: object = {}): Promise<Outfit> {
  const { outfit, error } = await generate(person, request);
  if (!outfit) throw new Error(`There is no outfit: ${error}`);
  return outfit;
}
const listed = listOf<Outfit>('outfits', 'listOutfits');
const get = (person: Caller, outfitId: string) =>
  person.call('outfits', 'getOutfit', { params: { outfitId } });
const setVisibility = (person: Caller, outfitId: string, isPublic: unknown) =>
  person.call('outfits', 'setVisibility', { params: { outfitId }, body: { isPublic } });
const remove = (person: Caller, outfitId: string) =>
  person.call('outfits', 'removeOutfit', { params: { outfitId } });
const notFound = { status: 404, body: { code: 'not_found' } };

describe('a new outfit', () => {
  it('has every field, and is public and liked by nobody', async () => {
    const outfit = await newOutfit(ada, {
      prompt: 'office',
      mood: 'elegant > dinner party',
      occasion: 'date',
    });
    expect(Outfit.strict().parse(outfit)).toEqual(outfit);
    expect(outfit).toMatchObject({
      userId: ada.userId,
      prompt: 'office',
      mood: 'elegant > dinner party',
      occasion: 'date',
      isPublic: true,
      likesCount: 0,
      purchaseLinks: [],
      weatherData: null,
      pinboardBoardId: null,
      outfitImageUrl: null,
      generatedImageUrl: null,
      aiGeneratedImageUrl: null,
    });
    for (const text of [outfit.title, outfit.description, outfit.reasoning, outfit.styleNotes])
      expect(text).toMatch(/\S/);
  });

  it('is made of the user’s own clothes, each of which it shows as it is now', async () => {
    const { recommendedClothes, aiAnalysis } = await newOutfit();
    expect(recommendedClothes.toSorted()).toEqual(clothes.toSorted());
    expect(aiAnalysis).toMatchObject({
      usedPinboardTrends: false,
      colorHarmony: expect.stringMatching(/\S/),
    });
    expect(aiAnalysis.stylingTips.length).toBeGreaterThan(0);
    const { items } = aiAnalysis.outfitVisualization;
    expect(items.map(({ itemId }) => itemId).toSorted()).toEqual(clothes.toSorted());
    expect(items.find(({ category }) => category === 'shirt')).toMatchObject({
      itemName: 'navy shirt',
      color: 'navy',
      isSelected: false,
      reasoning: expect.stringMatching(/\S/),
      imageUrl: expect.stringContaining(`${ada.userId}/`),
    });
  });

  it('calls a piece of unknown color by its category alone, and is private when that is asked for', async () => {
    const cleo = await app.visit();
    await seedItems(cleo.userId, ['puffer-jacket', 'midi-dress', 't-shirt'], { color: 'unknown' });
    const { aiAnalysis, isPublic } = await newOutfit(cleo, { prompt: 'winter', isPublic: false });
    expect(isPublic).toBe(false);
    const names = aiAnalysis.outfitVisualization.items.map(({ itemName }) => itemName);
    expect(names.sort()).toEqual(['midi dress', 'puffer jacket']);
  });
});

it('My Outfits lists the user’s own outfits, newest first, page by page', async () => {
  const dora = await app.visit();
  await seedItems(dora.userId, basics);
  const made: Outfit[] = [];
  for (const prompt of ['one', 'two', 'three']) made.unshift(await newOutfit(dora, { prompt }));
  expect((await listed(dora)).items).toEqual(made);
  expect(await pageByPage(2, (query) => listed(dora, query))).toEqual(made);
  expect(await listed(await app.visit())).toEqual({ items: [], cursor: null });
  for (const query of [{ cursor: 'forged' }, { limit: 51 }, { limit: 0 }])
    expect(await ada.call('outfits', 'listOutfits', { query })).toMatchObject({ status: 400 });
});

describe('an outfit', () => {
  it('can be made private and public again by its owner', async () => {
    const outfit = await newOutfit();
    const hidden = (await setVisibility(ada, outfit.id, false)).body as Outfit;
    expect(hidden).toEqual({ ...outfit, isPublic: false, updatedAt: hidden.updatedAt });
    expect(hidden.updatedAt > outfit.updatedAt).toBe(true);
    expect(await get(ada, outfit.id)).toEqual({ status: 200, body: hidden });
    expect((await setVisibility(ada, outfit.id, true)).body).toMatchObject({ isPublic: true });
    for (const value of ['false', 0, null, undefined])
      expect(await setVisibility(ada, outfit.id, value)).toMatchObject({ status: 400 });
  });

  it('is gone once it is deleted, however often that is asked', async () => {
    const { id } = await newOutfit();
    for (let time = 0; time < 2; time++) expect(await remove(ada, id)).toEqual({ status: 204, body: null });
    expect(await get(ada, id)).toMatchObject(notFound);
    expect(await setVisibility(ada, id, true)).toMatchObject(notFound);
    expect((await listed(ada)).items.map((outfit) => outfit.id)).not.toContain(id);
  });

  it('outlives the clothes it was made of', async () => {
    const cleo = await app.visit();
    const pieces = await seedItems(cleo.userId, basics);
    const outfit = await newOutfit(cleo);
    for (const itemId of pieces) await cleo.call('wardrobe', 'removeItem', { params: { itemId } });
    expect(await get(cleo, outfit.id)).toEqual({ status: 200, body: outfit });
  });
});

describe('the outfits of a piece', () => {
  const outfitsWith = async (person: Caller, itemId: string) =>
    (await person.call('outfits', 'listOutfitsWith', { params: { itemId } })).body as Outfit[];
  const newOutfit = async (person: Caller, prompt: string) => {
    const { outfit } = await generate(person, { prompt });
    if (!outfit) throw new Error('There is no outfit.');
    return outfit;
  };

  it('the outfits of a piece are those of its owner that it is in, newest first, until they are deleted', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    const [shirt = ''] = await seedItems(ada.userId, basics);
    const outfits = [await newOutfit(ada, 'office day'), await newOutfit(ada, 'a walk in town')];
    expect(await outfitsWith(ada, shirt)).toEqual(outfits.toReversed());
    expect(await outfitsWith(bea, shirt)).toEqual([]);
    for (const { id } of outfits) await removeOutfit(ada, id);
    expect(await outfitsWith(ada, shirt)).toEqual([]);
    const { OutfitPieceEntity } = await import('#functions/rows/outfits/outfit');
    expect((await OutfitPieceEntity.query.byItem({ userId: ada.userId, itemId: shirt }).go()).data).toEqual(
      [],
    );
  });

  it('the outfits of several pieces are counted, each once, with a query for each piece', async () => {
    const [ada, bea] = [await app.visit(), await app.visit()];
    const pieces = await seedItems(ada.userId, basics);
    await newOutfit(ada, 'office day');
    await newOutfit(ada, 'a walk in town');
    const count = async (person: Caller, itemIds: string[]) =>
      (await person.call('outfits', 'countOutfitsWith', { body: { itemIds } })).body;
    const [shirt = ''] = pieces;
    expect(await count(ada, [shirt])).toEqual({ outfits: 2 });
    expect(await count(ada, [...pieces, shirt])).toEqual({ outfits: 2 });
    expect(await count(bea, pieces)).toEqual({ outfits: 0 });
    expect(operations(await databaseCalls(() => count(ada, pieces)))).toEqual(pieces.map(() => 'Query'));
  });
});

describe('the insights', () => {
  const insights = async (person: Caller) =>
    Insights.strict().parse((await person.call('outfits', 'getInsights')).body);
  /** The analysis of an outfit with one piece in each of these colors. */
  function inColors(...colors: string[]): Pick<Outfit, 'aiAnalysis'> {
    const { aiAnalysis } = anOutfit();
    const [item] = aiAnalysis.outfitVisualization.items;
    if (!item) throw new Error('There is no piece.');
    return {
      aiAnalysis: {
        ...aiAnalysis,
        outfitVisualization: { items: colors.map((color) => ({ ...item, color })) },
      },
    };
  }

  it('of somebody without outfits are empty', async () => {
    expect(await insights(await app.visit())).toEqual({
      totalOutfits: 0,
      favoriteColors: [],
      favoriteMoods: [],
      lastOutfit: null,
    });
  });

  it('are the three most frequent colors and moods of the last ten outfits, and the last one', async () => {
    const { userId, ...ada } = await app.visit();
    await seedOutfits(userId, 8, { mood: 'sporty', ...inColors('pink', 'pink', 'purple') });
    await seedOutfits(userId, 5, { mood: 'elegant > dinner party', ...inColors('black', 'unknown') });
    await seedOutfits(userId, 3, { mood: 'casual', ...inColors('navy', 'white') });
    await seedOutfits(userId, 1, { mood: null, ...inColors('green', 'navy') });
    const [last] = await seedOutfits(userId, 1, {
      title: 'The last one',
      mood: 'elegant',
      ...inColors('navy', 'black', 'white'),
    });
    expect(await insights({ userId, ...ada })).toEqual({
      totalOutfits: 18,
      favoriteColors: ['black', 'navy', 'white'],
      favoriteMoods: ['elegant', 'casual'],
      lastOutfit: { title: 'The last one', mood: 'elegant', createdAt: last?.createdAt },
    });
  });

  it('count every outfit, however it was made, and none that is deleted', async () => {
    const bea = await app.visit();
    const itemIds = await seedItems(bea.userId, basics);
    const { outfit } = await generate(bea);
    const outfitId = outfit?.id ?? '';
    await bea.call('outfits', 'createOutfit', { body: { title: 'Mine', notes: null, itemIds } });
    await bea.call('outfits', 'copyOutfit', { params: { outfitId } });
    expect(await insights(bea)).toMatchObject({ totalOutfits: 3 });
    for (let time = 0; time < 2; time++) await bea.call('outfits', 'removeOutfit', { params: { outfitId } });
    expect(await insights(bea)).toMatchObject({ totalOutfits: 2 });
  });

  it('hold the count when outfits are deleted and made at once', async () => {
    const bea = await app.visit();
    const itemIds = await seedItems(bea.userId, basics);
    const create = () =>
      bea.call('outfits', 'createOutfit', { body: { title: 'Mine', notes: null, itemIds } });
    const made = await Promise.all(Array.from({ length: 12 }, create));
    await Promise.all(
      made
        .slice(0, 5)
        .flatMap(({ body }) => [body, body])
        .map(({ id }) => bea.call('outfits', 'removeOutfit', { params: { outfitId: id } })),
    );
    expect(await insights(bea)).toMatchObject({ totalOutfits: 7 });
  });

  it('take two reads, however many outfits there are', async () => {
    const bea = await app.visit();
    await seedOutfits(bea.userId, 40);
    const calls = await databaseCalls(() => insights(bea));
    expect(calls).toHaveLength(2);
  });
});

const update = (person: Caller, outfitId: string, body: object) =>
  person.call('outfits', 'updateOutfit', { params: { outfitId }, body });
const rate = (person: Caller, outfitId: string, feedback: unknown) =>
  person.call('outfits', 'setFeedback', { params: { outfitId }, body: { feedback } });

describe('an outfit that is changed', () => {
  it('gets another title, whose language is unknown, and notes, and its time of change', async () => {
    const { titleLanguage, ...outfit } = await newOutfit();
    expect(titleLanguage).toBe('en');
    const { body } = await update(ada, outfit.id, { title: ' Sunday ', notes: 'roll the sleeves' });
    const { updatedAt } = body as Outfit;
    expect(body).toEqual({ ...outfit, title: 'Sunday', notes: 'roll the sleeves', updatedAt });
    expect(updatedAt > outfit.updatedAt).toBe(true);
    expect(await outfitOf(ada, outfit.id)).toEqual(body);
  });

  it('keeps what is not said, and loses notes that are emptied', async () => {
    const { id, title } = await newOutfit();
    await update(ada, id, { notes: 'roll the sleeves' });
    expect((await update(ada, id, { notes: ' ' })).body).toMatchObject({ title, notes: null });
  });

  it('is not changed by nothing, nor by texts that are too long or missing', async () => {
    const outfit = await newOutfit();
    for (const changes of [
      {},
      { title: '' },
      { title: 'x'.repeat(101) },
      { notes: 'x'.repeat(501) },
      { mood: 'sad' },
    ])
      expect(await update(ada, outfit.id, changes)).toMatchObject({ status: 400 });
    expect(await outfitOf(ada, outfit.id)).toEqual(outfit);
  });
});

it('a rating is like, dislike or none, and changes nothing else', async () => {
  const outfit = await newOutfit();
  for (const feedback of ['like', 'dislike', null] as const) {
    expect((await rate(ada, outfit.id, feedback)).body).toEqual({ ...outfit, feedback });
    expect(await outfitOf(ada, outfit.id)).toEqual({ ...outfit, feedback });
  }
  for (const feedback of ['love', '', 1, undefined])
    expect(await rate(ada, outfit.id, feedback)).toMatchObject({ status: 400 });
});
