import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ workflow: true });
afterAll(() => app.stop());
const ada = await app.visit();
await seedItems(ada.userId, basics);

const start = (person: Caller, baseItemIds: string[]) =>
  person.call('generation', 'startGeneration', { body: { prompt: 'office day', baseItemIds } });

describe('base items', () => {
  it('are in every outfit, be they ever so odd for the day', async () => {
    const bea = await app.visit();
    await seedItems(bea.userId, [...basics, 'sweater', 'jeans', 'boots', 'coat']);
    const odd = await seedItems(bea.userId, ['joggers', 'sandals', 'scarf'], { style: 'sporty' });
    for (const prompt of ['office day', 'black tie gala', 'a walk in the snow']) {
      const { outfit } = await generate(bea, { prompt, baseItemIds: odd });
      expect(outfit?.recommendedClothes).toEqual(expect.arrayContaining(odd));
    }
  });

  it('are one each, however often they are named', async () => {
    const [itemId = ''] = await seedItems(ada.userId, ['shirt']);
    const { outfit } = await generate(ada, { prompt: 'twice', baseItemIds: [itemId, itemId] });
    expect(outfit?.recommendedClothes.filter((id) => id === itemId)).toHaveLength(1);
  });

  it.each([
    [['shirt', 'sweater'], 'Please select only one top.'],
    [['jeans', 'skirt'], 'Please select only one bottom.'],
    [['dress', 'maxi-dress'], 'Please select only one dress.'],
    [['boots', 'sandals'], 'Only one pair of shoes can be worn.'],
    [['dress', 'shirt'], 'A dress cannot be combined with a top or a bottom.'],
    [['dress', 'jeans'], 'A dress cannot be combined with a top or a bottom.'],
  ])('of %j are refused at once: %s', async (pieces, message) => {
    const ids = await seedItems(ada.userId, pieces);
    expect(await start(ada, ids)).toEqual({
      status: 400,
      body: { code: 'request.invalid', details: { field: 'baseItemIds', message } },
    });
  });

  it('of somebody else, and those that never were, are not found', async () => {
    const theirs = await seedItems((await app.visit()).userId, ['shirt']);
    for (const ids of [theirs, [randomUUID()]])
      expect(await start(ada, ids)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it.each([{ isInLaundry: true }, { archiveReason: 'sold' }])(
    'that cannot be worn are refused: %j',
    async (state) => {
      const ids = await seedItems(ada.userId, ['shirt'], state);
      expect(await start(ada, ids)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', details: { field: 'baseItemIds' } },
      });
    },
  );

  it('to which nothing in the wardrobe can be added end as a wardrobe without clothes does', async () => {
    const bea = await app.visit();
    const [shirt = ''] = await seedItems(bea.userId, ['shirt', 'dress']);
    expect(await generate(bea, { baseItemIds: [shirt] })).toMatchObject({
      status: 'failed',
      error: 'generation.no_clothes',
    });
  });
});
