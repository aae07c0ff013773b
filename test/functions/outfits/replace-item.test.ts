import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import type { ClothingItem } from '#shared/contract/wardrobe';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ workflow: true });
afterAll(() => app.stop());

async function dressed() {
  const person = await app.visit();
  const [shirt = '', trousers = '', loafers = ''] = await seedItems(person.userId, basics);
  const { body } = await person.call('outfits', 'createOutfit', {
    body: {
      title: 'Monday',
      notes: null,
      occasion: 'wedding',
      itemIds: [shirt, trousers, loafers],
      isPublic: true,
    },
  });
  return { person, outfit: body as Outfit, shirt, trousers, loafers };
}
const alternatives = async (person: Caller, outfitId: string, itemId: string) =>
  person.call('outfits', 'listAlternatives', { params: { outfitId, itemId } });
const alternativeIds = async (person: Caller, outfitId: string, itemId: string) =>
  ((await alternatives(person, outfitId, itemId)).body as ClothingItem[]).map(({ id }) => id);
const replace = (person: Caller, outfitId: string, itemId: string, replacementId: string) =>
  person.call('outfits', 'replaceItem', { params: { outfitId, itemId }, body: { replacementId } });
const get = async (person: Caller, outfitId: string): Promise<Outfit> =>
  (await person.call('outfits', 'getOutfit', { params: { outfitId } })).body;
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

  it('are none where there is no other piece of its kind', async () => {
    const { person, outfit, shirt } = await dressed();
    expect(await alternativeIds(person, outfit.id, shirt)).toEqual([]);
  });

  it('are known of a piece that has left the wardrobe as well', async () => {
    const { person, outfit, shirt } = await dressed();
    const [other = ''] = await seedItems(person.userId, ['shirt']);
    await person.call('wardrobe', 'removeItem', { params: { itemId: shirt } });
    expect(await alternativeIds(person, outfit.id, shirt)).toEqual([other]);
  });

  it('are told to nobody else, and of no piece that is not in the outfit', async () => {
    const { person, outfit, shirt } = await dressed();
    expect(await alternatives(await app.visit(), outfit.id, shirt)).toMatchObject(notFound);
    expect(await alternatives(person, outfit.id, randomUUID())).toMatchObject(notFound);
    expect(await alternatives(person, randomUUID(), shirt)).toMatchObject(notFound);
  });

  it('take two reads besides those for the session and the count, however full the wardrobe is', async () => {
    const { person, outfit, shirt } = await dressed();
    await seedItems(person.userId, 60);
    const calls = await databaseCalls(() => alternatives(person, outfit.id, shirt));
    expect(calls).toHaveLength(2 + 2);
  });
});

describe('the words of an outfit', () => {
  it('speak of the new piece and no longer of the old one', async () => {
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

  it('must be another piece of the same kind that is not in the outfit yet', async () => {
    const { person, outfit, shirt, trousers } = await dressed();
    const [sweater = ''] = await seedItems(person.userId, ['sweater']);
    const [sold = ''] = await seedItems(person.userId, ['shirt'], { archiveReason: 'sold' });
    for (const other of [sweater, shirt, trousers, sold])
      expect(await replace(person, outfit.id, shirt, other)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', details: { message: expect.stringMatching(/\.$/) } },
      });
    expect(await get(person, outfit.id)).toEqual(outfit);
  });

  it('must be one’s own, in one’s own outfit', async () => {
    const { person, outfit, shirt } = await dressed();
    const stranger = await app.visit();
    const [theirs = ''] = await seedItems(stranger.userId, ['shirt']);
    const [own = ''] = await seedItems(person.userId, ['shirt']);
    expect(await replace(person, outfit.id, shirt, theirs)).toMatchObject(notFound);
    expect(await replace(person, outfit.id, randomUUID(), own)).toMatchObject(notFound);
    expect(await replace(person, randomUUID(), shirt, own)).toMatchObject(notFound);
    expect(await replace(stranger, outfit.id, shirt, theirs)).toMatchObject(notFound);
    expect(await get(person, outfit.id)).toEqual(outfit);
  });
});
