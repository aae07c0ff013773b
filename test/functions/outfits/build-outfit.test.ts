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

const create = (person: Caller, wish: object = {}) =>
  person.call('outfits', 'createOutfit', {
    body: { title: 'Monday', notes: null, itemIds: clothes, ...wish },
  });
const copy = (person: Caller, outfitId: string) =>
  person.call('outfits', 'copyOutfit', { params: { outfitId } });
const get = (person: Caller, outfitId: string) =>
  person.call('outfits', 'getOutfit', { params: { outfitId } });
const notFound = { status: 404, body: { code: 'not_found' } };

describe('an outfit that is built by hand', () => {
  it('is made of the chosen pieces, in their order, with words of its own', async () => {
    const { status, body } = await create(ada, { notes: 'with the watch', occasion: 'meeting' });
    expect(status).toBe(201);
    const outfit = Outfit.strict().parse(body);
    expect(outfit).toMatchObject({
      userId: ada.userId,
      title: 'Monday',
      prompt: '',
      notes: 'with the watch',
      occasion: 'meeting',
      mood: null,
      isPublic: true,
      feedback: null,
      recommendedClothes: clothes,
      description: 'Navy shirt, navy trousers and navy loafers.',
    });
    for (const text of [outfit.reasoning, outfit.styleNotes, outfit.aiAnalysis.colorHarmony])
      expect(text).toMatch(/\S/);
    expect(outfit.aiAnalysis.outfitVisualization.items.map(({ itemId }) => itemId)).toEqual(clothes);
    expect(await get(ada, outfit.id)).toEqual({ status: 200, body: outfit });
  });

  it('is among My Outfits and the outfits of its pieces', async () => {
    const { id } = (await create(ada)).body as Outfit;
    const { items } = (await ada.call('outfits', 'listOutfits')).body as { items: Outfit[] };
    expect(items[0]?.id).toBe(id);
    const withShirt = (await ada.call('outfits', 'listOutfitsWith', { params: { itemId: clothes[0] ?? '' } }))
      .body as Outfit[];
    expect(withShirt[0]?.id).toBe(id);
  });

  it.each([
    [['shirt', 'sweater'], 'Please select only one top.'],
    [['jeans', 'skirt'], 'Please select only one bottom.'],
    [['dress', 'midi-dress'], 'Please select only one dress.'],
    [['dress', 'jeans'], 'A dress cannot be combined with a top or a bottom.'],
  ])('of %j is refused: %s', async (pieces, message) => {
    const bea = await app.visit();
    const itemIds = await seedItems(bea.userId, pieces);
    expect(await create(bea, { itemIds })).toEqual({
      status: 400,
      body: { code: 'request.invalid', details: { field: 'itemIds', message } },
    });
  });

  it('names a piece once, however often it is sent', async () => {
    const [shirt = ''] = clothes;
    const { body } = await create(ada, { itemIds: [shirt, shirt] });
    expect(body).toMatchObject({ recommendedClothes: [shirt] });
  });

  it('cannot have a piece of somebody else, one that is gone, or one that was sold', async () => {
    const bea = await app.visit();
    const sold = await seedItems(ada.userId, ['coat'], { archiveReason: 'sold' });
    expect(await create(bea)).toMatchObject(notFound);
    expect(await create(ada, { itemIds: [...clothes, randomUUID()] })).toMatchObject(notFound);
    expect(await create(ada, { itemIds: [...clothes, ...sold] })).toMatchObject({
      status: 400,
      body: { details: { field: 'itemIds', message: 'That piece is no longer in your wardrobe.' } },
    });
  });

  it.each([
    ['no title', { title: ' ' }, 'Title is required'],
    ['too long a title', { title: 'x'.repeat(101) }, 'Title must be less than 100 characters'],
    ['too long notes', { notes: 'x'.repeat(501) }, 'Notes must be less than 500 characters'],
    ['no pieces', { itemIds: [] }, 'Choose at least one piece'],
  ])('with %s is refused', async (_, wish, message) => {
    expect(await create(ada, wish)).toMatchObject({ status: 400, body: { details: { message } } });
  });
});

describe('a copy', () => {
  it('is the same outfit once more: private, unrated and not to be changed by the other', async () => {
    const { outfit } = await generate(ada, { prompt: 'to be copied', mood: 'casual' });
    if (!outfit) throw new Error('There is no outfit.');
    await ada.call('outfits', 'setFeedback', { params: { outfitId: outfit.id }, body: { feedback: 'like' } });
    const { status, body } = await copy(ada, outfit.id);
    const made = Outfit.strict().parse(body);
    expect(status).toBe(201);
    expect(made).toEqual({
      ...outfit,
      id: made.id,
      isPublic: false,
      createdAt: made.createdAt,
      updatedAt: made.createdAt,
    });
    expect(made.id > outfit.id).toBe(true);
    await ada.call('outfits', 'removeOutfit', { params: { outfitId: outfit.id } });
    expect(await get(ada, made.id)).toEqual({ status: 200, body: made });
  });

  it('of another person’s outfit cannot be made, be it public or not', async () => {
    const bea = await app.visit();
    const { outfit } = await generate(ada, { prompt: 'not for copying' });
    for (const id of [outfit?.id ?? '', randomUUID()]) expect(await copy(bea, id)).toMatchObject(notFound);
  });
});
