import { describe, expect, it } from 'vitest';
import type { Outfit } from '#shared/contract/outfits';
import { markOf } from '#shared/stylist/wording/phraser';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ workflow: true });

const day = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
const piecesOf = (outfit: Outfit | null) => outfit?.recommendedClothes.toSorted().join() ?? '';

/** A person with two shirts and one piece of each other basic category, so that exactly two outfits are possible. */
async function withTwoOutfits() {
  const person = await app.visit();
  await seedItems(person.userId, [...basics, 'shirt']);
  const { outfit } = await generate(person, { prompt: 'first' });
  return { person, outfit, outfitId: outfit?.id ?? '' };
}
const wear = (person: Caller, outfitId: string, date: string) =>
  person.call('outfits', 'wearOutfit', { params: { outfitId, date } });

const plan = (person: Caller, outfitId: string, scheduledDate: string) =>
  person.call('calendar', 'scheduleOutfit', { body: { outfitId, scheduledDate, notes: null } });

describe('an outfit that was worn', () => {
  it('six days ago, or that the calendar has for yesterday, is not suggested again', async () => {
    for (const isPlanned of [false, true]) {
      const { person, outfit, outfitId } = await withTwoOutfits();
      if (isPlanned) await plan(person, outfitId, day(1));
      else await wear(person, outfitId, day(6));
      for (const prompt of ['second', 'third'])
        expect(piecesOf((await generate(person, { prompt })).outfit)).not.toBe(piecesOf(outfit));
    }
  });

  it('is read for seven days, and the plans of the days to come are not', async () => {
    const { person, outfitId } = await withTwoOutfits();
    const { readWornThisWeek } = await import('#functions/generation/history');
    await wear(person, outfitId, day(9));
    await plan(person, outfitId, day(-2));
    expect(await readWornThisWeek(person.userId)).toEqual([]);
    await wear(person, outfitId, day(2));
    expect(await readWornThisWeek(person.userId)).toHaveLength(1);
  });

  it('is suggested all the same where there is no other', async () => {
    const person = await app.visit();
    await seedItems(person.userId, basics);
    const { outfit } = await generate(person, { prompt: 'first' });
    await wear(person, outfit?.id ?? '', day(0));
    expect(piecesOf((await generate(person, { prompt: 'second' })).outfit)).toBe(piecesOf(outfit));
  });
});

it('what the ranker is told of the past is the outfits that were liked and disliked, and the last suggestions', async () => {
  const { person, outfit, outfitId } = await withTwoOutfits();
  const { outfit: other } = await generate(person, { prompt: 'other', forceVariety: true });
  const rate = (id: string, feedback: string) =>
    person.call('outfits', 'setFeedback', { params: { outfitId: id }, body: { feedback } });
  await rate(outfitId, 'dislike');
  await rate(other?.id ?? '', 'like');
  const { readHistory } = await import('#functions/generation/history');
  expect(await readHistory(person.userId)).toEqual({
    wornThisWeek: [],
    suggestedLately: [other?.recommendedClothes, outfit?.recommendedClothes],
    suggestedTwice: expect.arrayContaining(
      outfit?.recommendedClothes.filter((id) => other?.recommendedClothes.includes(id)) ?? [],
    ),
    feedback: [
      { itemIds: other?.recommendedClothes, liked: true },
      { itemIds: outfit?.recommendedClothes, liked: false },
    ],
    titles: [other?.title, outfit?.title],
    sentences: expect.arrayContaining([markOf(outfit?.description ?? ''), markOf(other?.description ?? '')]),
  });
});

it('favorite colors and links of the request reach the outfit', async () => {
  const person = await app.visit();
  await seedItems(person.userId, ['trousers', 'loafers'], { color: 'black' });
  const [red = ''] = await seedItems(person.userId, ['shirt'], { color: 'red' });
  await seedItems(person.userId, ['shirt'], { color: 'green' });
  const { outfit } = await generate(person, {
    prompt: 'a day',
    userPreferences: { favoriteColors: ['red'] },
    purchaseLinks: [{ storeName: 'Shop', price: '20 kr', url: 'not a url' }, { storeName: '' }],
  });
  expect(outfit?.recommendedClothes).toContain(red);
  expect(outfit?.purchaseLinks).toEqual([{ storeName: 'Shop', price: '20 kr', url: null }]);
});
