import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ workflow: true });
afterAll(() => app.stop());
const ada = await app.visit();
const clothes = await seedItems(ada.userId, basics);
const bea = await app.visit();

async function newOutfit(person: Caller = ada, request: object = {}): Promise<Outfit> {
  const { outfit, error } = await generate(person, request);
  if (!outfit) throw new Error(`There is no outfit: ${error}`);
  return outfit;
}
const listed = async (person: Caller, query: object = {}) =>
  (await person.call('outfits', 'listOutfits', { query: { ...query } })).body as {
    items: Outfit[];
    cursor: string | null;
  };
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

  it('is private when that is asked for', async () => {
    expect(await newOutfit(ada, { isPublic: false })).toMatchObject({ isPublic: false });
  });

  it('calls a piece of unknown color by its category alone', async () => {
    const cleo = await app.visit();
    await seedItems(cleo.userId, ['puffer-jacket', 'midi-dress', 't-shirt'], { color: 'unknown' });
    const { aiAnalysis } = await newOutfit(cleo, { prompt: 'winter' });
    expect(aiAnalysis.outfitVisualization.items.map(({ itemName }) => itemName).sort()).toEqual([
      'midi dress',
      'puffer jacket',
    ]);
  });
});

describe('My Outfits', () => {
  it('lists the user’s own outfits, newest first, page by page', async () => {
    const dora = await app.visit();
    await seedItems(dora.userId, basics);
    const made: Outfit[] = [];
    for (const prompt of ['one', 'two', 'three']) made.unshift(await newOutfit(dora, { prompt }));
    expect((await listed(dora)).items).toEqual(made);
    const first = await listed(dora, { limit: 2 });
    const rest = await listed(dora, { limit: 2, cursor: first.cursor });
    expect([...first.items, ...rest.items]).toEqual(made);
    expect(rest.cursor).toBeNull();
    expect(await listed(bea)).toEqual({ items: [], cursor: null });
  });

  it('refuses a forged cursor and more than 50 at once', async () => {
    for (const query of [{ cursor: 'forged' }, { limit: 51 }, { limit: 0 }])
      expect(await ada.call('outfits', 'listOutfits', { query })).toMatchObject({ status: 400 });
  });
});

describe('an outfit', () => {
  it('can be made private and public again by its owner', async () => {
    const outfit = await newOutfit();
    const hidden = (await setVisibility(ada, outfit.id, false)).body as Outfit;
    expect(hidden).toEqual({ ...outfit, isPublic: false, updatedAt: hidden.updatedAt });
    expect(hidden.updatedAt > outfit.updatedAt).toBe(true);
    expect(await get(ada, outfit.id)).toEqual({ status: 200, body: hidden });
    expect((await setVisibility(ada, outfit.id, true)).body).toMatchObject({ isPublic: true });
  });

  it('is public or not: nothing else is taken for an answer', async () => {
    const { id } = await newOutfit();
    for (const value of ['false', 0, null, undefined])
      expect(await setVisibility(ada, id, value)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid' },
      });
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

  it('of another user is as unknown as one that never was', async () => {
    const outfit = await newOutfit(ada, { isPublic: false });
    for (const id of [outfit.id, randomUUID(), 'x', 'a'.repeat(3000)]) {
      expect(await get(bea, id)).toMatchObject(notFound);
      expect(await setVisibility(bea, id, true)).toMatchObject(notFound);
    }
    for (const id of [outfit.id, randomUUID()]) expect(await remove(bea, id)).toMatchObject({ status: 204 });
    expect(await get(ada, outfit.id)).toEqual({ status: 200, body: outfit });
  });
});
