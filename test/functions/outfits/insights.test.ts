import { afterAll, describe, expect, it } from 'vitest';
import { Insights, type Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { anOutfit } from '../../support/examples/made-up.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ workflow: true });
afterAll(() => app.stop());

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

describe('the insights', () => {
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
