import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

const app = await startFunctions();
afterAll(() => app.stop());
const [ada, bea] = [await app.visit(), await app.visit()];
const newOutfit = async () => {
  const [outfit] = await seedOutfits(ada.userId, 1);
  if (!outfit) throw new Error('There is no outfit.');
  return outfit;
};
const update = (person: Caller, outfitId: string, body: object) =>
  person.call('outfits', 'updateOutfit', { params: { outfitId }, body });
const rate = (person: Caller, outfitId: string, feedback: unknown) =>
  person.call('outfits', 'setFeedback', { params: { outfitId }, body: { feedback } });
const get = async (outfitId: string): Promise<Outfit> =>
  (await ada.call('outfits', 'getOutfit', { params: { outfitId } })).body;

describe('an outfit', () => {
  it('gets another title and notes, and its time of change', async () => {
    const outfit = await newOutfit();
    const { body } = await update(ada, outfit.id, { title: ' Sunday ', notes: 'roll the sleeves' });
    const { updatedAt } = body as Outfit;
    expect(body).toEqual({ ...outfit, title: 'Sunday', notes: 'roll the sleeves', updatedAt });
    expect(updatedAt > outfit.updatedAt).toBe(true);
    expect(await get(outfit.id)).toEqual(body);
  });

  it('keeps what is not said, and loses notes that are emptied', async () => {
    const { id, title } = await newOutfit();
    await update(ada, id, { notes: 'roll the sleeves' });
    expect((await update(ada, id, { notes: ' ' })).body).toMatchObject({ title, notes: null });
  });

  it.each([{}, { title: '' }, { title: 'x'.repeat(101) }, { notes: 'x'.repeat(501) }, { mood: 'sad' }])(
    'is not changed by %j',
    async (changes) => {
      const outfit = await newOutfit();
      expect(await update(ada, outfit.id, changes)).toMatchObject({ status: 400 });
      expect(await get(outfit.id)).toEqual(outfit);
    },
  );
});

describe('a rating', () => {
  it('is set, changed and taken back, and changes nothing else', async () => {
    const outfit = await newOutfit();
    for (const feedback of ['like', 'dislike', null] as const) {
      expect((await rate(ada, outfit.id, feedback)).body).toEqual({ ...outfit, feedback });
      expect(await get(outfit.id)).toEqual({ ...outfit, feedback });
    }
  });

  it.each(['love', '', 1, undefined])('is like or dislike or none, and not %j', async (feedback) => {
    const { id } = await newOutfit();
    expect(await rate(ada, id, feedback)).toMatchObject({ status: 400 });
  });
});

it('the outfit of another person can be neither renamed nor rated', async () => {
  const outfit = await newOutfit();
  for (const id of [outfit.id, randomUUID()]) {
    expect(await update(bea, id, { title: 'Mine' })).toMatchObject({ status: 404 });
    expect(await rate(bea, id, 'dislike')).toMatchObject({ status: 404 });
  }
  expect(await get(outfit.id)).toEqual(outfit);
});
