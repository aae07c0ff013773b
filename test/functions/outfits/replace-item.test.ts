import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { outfitOf as get, visitDressedUp } from '../../support/calls/outfits.ts';
import { removeItem } from '../../support/calls/wardrobe.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ workflow: true });

const dressed = () => visitDressedUp(app, { title: 'Monday', occasion: 'wedding', isPublic: true });
const alternatives = async (person: Caller, outfitId: string, itemId: string, of = 'category') =>
  person.call('outfits', 'listAlternatives', { params: { outfitId, itemId }, query: { of } });
const alternativeIds = async (person: Caller, outfitId: string, itemId: string) =>
  ((await alternatives(person, outfitId, itemId)).body as ClothingItem[]).map(({ id }) => id);
const replace = (person: Caller, outfitId: string, itemId: string, replacementId: string) =>
  person.call('outfits', 'replaceItem', { params: { outfitId, itemId }, body: { replacementId } });
const outfitsWith = async (person: Caller, itemId: string) =>
  ((await person.call('outfits', 'listOutfitsWith', { params: { itemId } })).body as Outfit[]).map(
    ({ id }) => id,
  );
const notFound = { status: 404, body: { code: 'not_found' } };

describe('the alternatives to a piece', () => {
  it('are of its category, from the own wardrobe, clean, and not in the outfit', async () => {
    const { person, outfit, shirt } = await dressed();
    const [other = ''] = await seedItems(person.userId, ['shirt']);
    await seedItems(person.userId, ['sweater', 'blouse', 'trousers']);
    await seedItems(person.userId, ['shirt'], { isInLaundry: true });
    await seedItems(person.userId, ['shirt'], { archiveReason: 'sold' });
    await seedItems((await app.visit()).userId, ['shirt']);
    expect(await alternativeIds(person, outfit.id, shirt)).toEqual([other]);
  });

  it('are six at most, first those that go best with the rest', async () => {
    const { person, outfit, loafers } = await dressed();
    const glaring = await seedItems(person.userId, ['loafers', 'loafers', 'loafers'], {
      color: 'green',
      style: 'sporty',
      description: 'muddy canvas',
    });
    const quiet = await seedItems(person.userId, ['loafers', 'loafers', 'loafers', 'loafers'], {
      color: 'black',
      style: 'formal',
      description: 'polished leather',
    });
    const ids = await alternativeIds(person, outfit.id, loafers);
    expect(ids).toHaveLength(6);
    expect(ids.slice(0, 4).toSorted()).toEqual(quiet.toSorted());
    expect(glaring).toContain(ids[4]);
  });

  it('of its slot are those of other categories, and may replace it', async () => {
    const { person, outfit, shirt } = await dressed();
    const [sweater = ''] = await seedItems(person.userId, ['sweater', 'jeans']);
    const { body } = await alternatives(person, outfit.id, shirt, 'slot');
    expect((body as ClothingItem[]).map(({ id }) => id)).toEqual([sweater]);
    const { body: changed } = await replace(person, outfit.id, shirt, sweater);
    expect((changed as Outfit).recommendedClothes).toContain(sweater);
  });

  it('are known of a piece that has left the wardrobe, and are none where there is no other of its kind', async () => {
    const { person, outfit, shirt } = await dressed();
    expect(await alternativeIds(person, outfit.id, shirt)).toEqual([]);
    const [other = ''] = await seedItems(person.userId, ['shirt']);
    await removeItem(person, shirt);
    expect(await alternativeIds(person, outfit.id, shirt)).toEqual([other]);
  });

  it('are not found of a piece that is not in the outfit', async () => {
    const { person, outfit } = await dressed();
    expect(await alternatives(person, outfit.id, randomUUID())).toMatchObject(notFound);
  });

  it('take two reads besides those for the session and the count, however full the wardrobe is', async () => {
    const { person, outfit, shirt } = await dressed();
    await seedItems(person.userId, 60);
    const calls = await databaseCalls(() => alternatives(person, outfit.id, shirt));
    expect(calls).toHaveLength(2 + 2);
  });
});

it('the words of an outfit speak of the new piece and no longer of the old one', async () => {
  const person = await app.visit();
  await seedItems(person.userId, basics);
  const { outfit } = await generate(person);
  const old = outfit?.aiAnalysis.outfitVisualization.items.find(({ category }) => category === 'shirt');
  if (!outfit || !old) throw new Error('There is nothing to replace.');
  const [other = ''] = await seedItems(person.userId, ['shirt'], { color: 'pink' });
  const { body } = await replace(person, outfit.id, old.itemId, other);
  const { title, description, reasoning, styleNotes, aiAnalysis } = body as Outfit;
  expect(description).toContain('ink shirt');
  expect(reasoning).toContain('You chose the pink shirt instead of the navy shirt.');
  const reasons = aiAnalysis.outfitVisualization.items.map((item) => item.reasoning);
  const words = [title, description, styleNotes, ...aiAnalysis.stylingTips, ...reasons]
    .join(' ')
    .toLowerCase();
  expect(words).not.toContain('navy shirt');
  expect(reasoning.match(/navy shirt/g)).toHaveLength(1);
  expect(await get(person, outfit.id)).toEqual(body);
});

it('the words about a new piece are in the language of the outfit, which may not be that of the app', async () => {
  const person = await app.visit();
  const [, trousers = ''] = await seedItems(person.userId, basics);
  const { outfit } = await generate(person, { prompt: 'något enkelt till en dag på kontoret' });
  expect(outfit).toMatchObject({ language: 'sv', titleLanguage: 'sv' });
  const [other = ''] = await seedItems(person.userId, ['trousers'], { color: 'pink' });
  const { body } = await replace(person, outfit?.id ?? '', trousers, other);
  expect(body).toMatchObject({ language: 'sv', titleLanguage: 'sv' });
});

describe('a replacement', () => {
  it('takes the place of the piece, in the list, in what is shown and in the outfits of both', async () => {
    const { person, outfit, shirt, trousers, loafers } = await dressed();
    const [other = ''] = await seedItems(person.userId, ['shirt'], { color: 'white' });
    const { status, body } = await replace(person, outfit.id, shirt, other);
    const changed = body as Outfit;
    expect(status).toBe(200);
    expect(changed.recommendedClothes).toEqual([other, trousers, loafers]);
    expect(changed.updatedAt > outfit.updatedAt).toBe(true);
    const { items } = changed.aiAnalysis.outfitVisualization;
    expect(items.map(({ itemId }) => itemId)).toEqual([other, trousers, loafers]);
    expect(items[0]).toMatchObject({ itemName: 'white shirt', color: 'white' });
    expect(await get(person, outfit.id)).toEqual(changed);
    expect(await outfitsWith(person, shirt)).toEqual([]);
    expect(await outfitsWith(person, other)).toEqual([outfit.id]);
  });

  it('keeps all else that was replaced at the same time', async () => {
    const { person, outfit, shirt, trousers, loafers } = await dressed();
    const others = await seedItems(person.userId, basics, { color: 'white' });
    const answers = await Promise.all(
      [shirt, trousers, loafers].map((itemId, at) => replace(person, outfit.id, itemId, others[at] ?? '')),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { recommendedClothes, aiAnalysis } = await get(person, outfit.id);
    expect(recommendedClothes).toEqual(others);
    expect(aiAnalysis.outfitVisualization.items.map(({ itemId }) => itemId)).toEqual(others);
  });

  it('of one piece by two at once is done once', async () => {
    const { person, outfit, shirt } = await dressed();
    const others = await seedItems(person.userId, ['shirt', 'shirt']);
    const answers = await Promise.all(others.map((other) => replace(person, outfit.id, shirt, other)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const worn = await Promise.all(others.map((other) => outfitsWith(person, other)));
    expect(worn.flat()).toEqual([outfit.id]);
  });

  it('must be another piece for the same part of the body that is not in the outfit yet', async () => {
    const { person, outfit, shirt, trousers } = await dressed();
    const [jeans = ''] = await seedItems(person.userId, ['jeans']);
    const [sold = ''] = await seedItems(person.userId, ['shirt'], { archiveReason: 'sold' });
    for (const other of [jeans, shirt, trousers, sold])
      expect(await replace(person, outfit.id, shirt, other)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', details: { message: expect.stringMatching(/\.$/) } },
      });
    expect(await get(person, outfit.id)).toEqual(outfit);
  });

  it('must be one’s own, in place of a piece of the outfit', async () => {
    const { person, outfit, shirt } = await dressed();
    const [theirs = ''] = await seedItems((await app.visit()).userId, ['shirt']);
    const [own = ''] = await seedItems(person.userId, ['shirt']);
    expect(await replace(person, outfit.id, shirt, theirs)).toMatchObject(notFound);
    expect(await replace(person, outfit.id, randomUUID(), own)).toMatchObject(notFound);
    expect(await get(person, outfit.id)).toEqual(outfit);
  });
});

const ada = await app.visit();
const clothes = await seedItems(ada.userId, basics);

const create = (person: Caller, wish: object = {}) =>
  person.call('outfits', 'createOutfit', {
    body: { title: 'Monday', notes: null, itemIds: clothes, ...wish },
  });
const copy = (person: Caller, outfitId: string) =>
  person.call('outfits', 'copyOutfit', { params: { outfitId } });

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
    expect(await get(ada, outfit.id)).toEqual(outfit);
    const { items } = (await ada.call('outfits', 'listOutfits')).body as { items: Outfit[] };
    expect(items[0]).toEqual(outfit);
    const params = { itemId: clothes[0] ?? '' };
    expect((await ada.call('outfits', 'listOutfitsWith', { params })).body).toEqual([outfit]);
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

  it('is refused without title or pieces, with too long texts, or with pieces that cannot be worn together', async () => {
    const dresses = await seedItems(ada.userId, ['dress', 'jeans']);
    for (const [wish, message] of [
      [{ title: ' ' }, 'Title is required'],
      [{ title: 'x'.repeat(101) }, 'Title must be less than 100 characters'],
      [{ notes: 'x'.repeat(501) }, 'Notes must be less than 500 characters'],
      [{ itemIds: [] }, 'Choose at least one piece'],
      [{ itemIds: dresses }, 'A dress cannot be combined with a top or a bottom.'],
    ] as const)
      expect(await create(ada, wish)).toMatchObject({ status: 400, body: { details: { message } } });
  });
});

it('a copy is the same outfit once more: private, unrated and not to be changed by the other', async () => {
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
  expect(await get(ada, made.id)).toEqual(made);
});
