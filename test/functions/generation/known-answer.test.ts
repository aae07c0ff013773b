import { afterAll, describe, expect, it } from 'vitest';
import { GenerationJob } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { finished, generate } from '../../support/calls/generate.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ storage: true, workflow: true });
afterAll(() => app.stop());

const weather = {
  temperature: 18.2,
  condition: 'clear',
  description: 'Clear',
  icon: 'sun',
  humidity: 40,
  windSpeed: 2,
  low: 12,
  high: 20,
  place: 'Oslo',
};
const officeDay = { prompt: 'office day', mood: 'casual', weather };

/** A person with one finished generation, which is cached. */
async function answered(request: object = officeDay) {
  const person = await app.visit();
  const clothes = await seedItems(person.userId, [...basics, 'sweater', 'jeans', 'boots']);
  const { outfit, fromCache } = await generate(person, request);
  if (!outfit || fromCache) throw new Error('There is no new outfit.');
  return { person, clothes, outfit };
}
const outfitsOf = async (person: Caller) =>
  ((await person.call('outfits', 'listOutfits')).body as { items: Outfit[] }).items;

describe('the same request within the hour', () => {
  it('is answered at once with the same outfit, and costs nothing', async () => {
    const { person, outfit } = await answered();
    const { status, body } = await person.call('generation', 'startGeneration', { body: officeDay });
    expect(status).toBe(202);
    const job = GenerationJob.strict().parse(body);
    expect(job).toMatchObject({ status: 'succeeded', fromCache: true, error: null, outfit });
    expect(job.id).not.toBe(outfit.id);
    expect(await person.call('generation', 'getGeneration', { params: { jobId: job.id } })).toEqual({
      status: 200,
      body: job,
    });
    expect(await outfitsOf(person)).toHaveLength(1);
  });

  it.each([
    ['with more spaces and capitals', { ...officeDay, prompt: '  Office   DAY ' }],
    [
      'in weather that differs by nothing one feels',
      { ...officeDay, weather: { ...weather, temperature: 18.4 } },
    ],
    ['with a link to nowhere', { ...officeDay, purchaseLinks: [{ storeName: ' ' }] }],
  ])('%s is still the same', async (_, request) => {
    const { person, outfit } = await answered();
    expect(await generate(person, request)).toMatchObject({ fromCache: true, outfit: { id: outfit.id } });
  });

  it.each([
    ['of other words', { ...officeDay, prompt: 'office night' }],
    ['of another mood', { ...officeDay, mood: 'elegant' }],
    ['for an occasion', { ...officeDay, occasion: 'date' }],
    ['in other weather', { ...officeDay, weather: { ...weather, condition: 'rain' } }],
    ['without the weather', { ...officeDay, weather: null }],
    ['of somebody with other tastes', { ...officeDay, userPreferences: { favoriteColors: ['red'] } }],
    ['with links', { ...officeDay, purchaseLinks: [{ storeName: 'Shop' }] }],
    ['kept private', { ...officeDay, isPublic: false }],
    ['with a picture', { ...officeDay, generateImage: true }],
    ['with trends', { ...officeDay, pinboardContext: 'Trending now: red.' }],
    ['that wants variety', { ...officeDay, forceVariety: true }],
  ])('%s is another one', async (_, request) => {
    const { person, outfit } = await answered();
    const job = await generate(person, request);
    expect(job).toMatchObject({ status: 'succeeded', fromCache: false });
    expect(job.outfit?.id).not.toBe(outfit.id);
  });

  it('with a base item is another one', async () => {
    const { person, outfit } = await answered();
    const request = { ...officeDay, baseItemIds: outfit.recommendedClothes.slice(0, 1) };
    expect(await generate(person, request)).toMatchObject({ fromCache: false });
    expect(await generate(person, request)).toMatchObject({ fromCache: true });
  });

  it('of another person is answered with clothes of their own', async () => {
    await answered();
    const bea = await app.visit();
    const clothes = await seedItems(bea.userId, basics);
    const job = await generate(bea, officeDay);
    expect(job).toMatchObject({ fromCache: false });
    for (const id of job.outfit?.recommendedClothes ?? ['none']) expect(clothes).toContain(id);
  });
});

describe('an outfit is no answer any more', () => {
  it.each([
    [
      'once it is deleted',
      ({ person, outfit }) => person.call('outfits', 'removeOutfit', { params: { outfitId: outfit.id } }),
    ],
    [
      'when a piece of it is in the wash',
      ({ person, outfit }) =>
        person.call('wardrobe', 'updateItems', {
          body: { ids: outfit.recommendedClothes.slice(0, 1), changes: { isInLaundry: true } },
        }),
    ],
    [
      'when a piece of it is gone',
      ({ person, outfit }) =>
        person.call('wardrobe', 'removeItem', { params: { itemId: outfit.recommendedClothes[0] ?? '' } }),
    ],
    [
      'when its owner dislikes it',
      ({ person, outfit }) =>
        person.call('outfits', 'setFeedback', {
          params: { outfitId: outfit.id },
          body: { feedback: 'dislike' },
        }),
    ],
    [
      'when it was worn this week',
      ({ person, outfit }) =>
        person.call('outfits', 'wearOutfit', {
          params: { outfitId: outfit.id, date: new Date().toISOString().slice(0, 10) },
        }),
    ],
  ] as [string, (story: Awaited<ReturnType<typeof answered>>) => Promise<unknown>][])(
    '%s',
    async (_, happens) => {
      const story = await answered();
      await happens(story);
      const job = await generate(story.person, officeDay);
      expect(job).toMatchObject({ fromCache: false });
      expect(job.outfit?.id).not.toBe(story.outfit.id);
    },
  );

  it('in another language, in which its words are written', async () => {
    const { person } = await answered();
    const { status, body } = await person.call('generation', 'startGeneration', {
      body: officeDay,
      language: 'sv',
    });
    expect(status).toBe(202);
    const { outfit, fromCache } = await finished(person, (body as GenerationJob).id);
    expect(fromCache).toBe(false);
    expect(outfit?.title).toMatch(/ för /);
    expect(outfit?.description).toMatch(/ och |, med | under | över /);
    expect(outfit?.reasoning).not.toMatch(/ the | and /);
  });

  it('after an hour, whether or not the table has dropped it', async () => {
    const { person } = await answered();
    const { KnownAnswerEntity } = await import('#functions/table/known-answer');
    const { userId } = person;
    const { data } = await KnownAnswerEntity.query.byRequest({ userId }).go();
    const [{ requestHash, expiresAt } = { requestHash: '', expiresAt: 0 }] = data;
    expect(Math.abs(expiresAt - Date.now() / 1000 - 3600)).toBeLessThan(60);
    await KnownAnswerEntity.patch({ userId, requestHash })
      .set({ expiresAt: Math.floor(Date.now() / 1000) - 1 })
      .go();
    expect(await generate(person, officeDay)).toMatchObject({ fromCache: false });
    expect(await generate(person, officeDay)).toMatchObject({ fromCache: true });
  });
});

it('variety gives other outfits than the last ones for as long as there are any', async () => {
  const { person, outfit } = await answered();
  const sets = [outfit.recommendedClothes];
  for (let time = 0; time < 4; time++) {
    const job = await generate(person, { ...officeDay, forceVariety: true });
    sets.push(job.outfit?.recommendedClothes ?? []);
  }
  expect(new Set(sets.map((ids) => ids.toSorted().join())).size).toBe(5);
});
