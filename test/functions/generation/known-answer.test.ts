import { describe, expect, it } from 'vitest';
import { GenerationJob } from '#shared/contract/generation';
import type { Outfit } from '#shared/contract/outfits';
import { dayFromToday } from '#shared/rules/days';
import type { Caller } from '../../support/app/caller.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { finished, generate } from '../../support/calls/generate.ts';
import { removeItem } from '../../support/calls/wardrobe.ts';
import { aWeather } from '../../support/examples/made-up-surroundings.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions({ storage: true, workflow: true });

const weather = aWeather({ temperature: 18.2, condition: 'clear', description: 'Clear', icon: 'sun' });
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

  it('is still the same in other spelling, in weather that feels alike, or with a link to nowhere', async () => {
    const { person, outfit } = await answered();
    for (const change of [
      { prompt: '  Office   DAY ' },
      { weather: { ...weather, temperature: 18.4 } },
      { purchaseLinks: [{ storeName: ' ' }] },
    ])
      expect(await generate(person, { ...officeDay, ...change })).toMatchObject({
        fromCache: true,
        outfit: { id: outfit.id },
      });
  });

  it('is another one once two of its pieces must not be worn together', async () => {
    const { person, outfit } = await answered();
    const [one = '', other = ''] = outfit.recommendedClothes;
    await person.call('wardrobe', 'updateItems', { body: { ids: [one], changes: { neverWith: [other] } } });
    const { fromCache, outfit: next } = await generate(person, officeDay);
    expect(fromCache).toBe(false);
    expect([one, other].every((id) => next?.recommendedClothes.includes(id))).toBe(false);
  });

  it('is another one when anything in it differs that could change the outfit', async () => {
    const { person, outfit } = await answered();
    for (const change of [
      { prompt: 'office night' },
      { mood: 'elegant' },
      { occasion: 'date' },
      { weather: { ...weather, condition: 'rain' } },
      { weather: null },
      { userPreferences: { favoriteColors: ['red'] } },
      { purchaseLinks: [{ storeName: 'Shop' }] },
      { isPublic: false },
      { generateImage: true },
      { pinboardContext: 'Trending now: red.' },
      { forceVariety: true },
      { baseItemIds: outfit.recommendedClothes.slice(0, 1) },
    ]) {
      const job = await generate(person, { ...officeDay, ...change });
      expect(job, JSON.stringify(change)).toMatchObject({ status: 'succeeded', fromCache: false });
      expect(job.outfit?.id).not.toBe(outfit.id);
    }
    expect(await generate(person, officeDay)).toMatchObject({ fromCache: true });
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
  type Story = Awaited<ReturnType<typeof answered>>;
  const on = ({ outfit }: Story) => ({ params: { outfitId: outfit.id } });
  it.each<[string, (story: Story) => Promise<unknown>]>([
    ['once it is deleted', (story) => story.person.call('outfits', 'removeOutfit', on(story))],
    [
      'when a piece of it is in the wash',
      ({ person, outfit }) =>
        person.call('wardrobe', 'updateItems', {
          body: { ids: outfit.recommendedClothes.slice(0, 1), changes: { isInLaundry: true } },
        }),
    ],
    [
      'when a piece of it is gone',
      ({ person, outfit }) => removeItem(person, outfit.recommendedClothes[0] ?? ''),
    ],
    [
      'when its owner dislikes it',
      (story) => story.person.call('outfits', 'setFeedback', { ...on(story), body: { feedback: 'dislike' } }),
    ],
    [
      'when it was worn this week',
      ({ person, outfit }) =>
        person.call('outfits', 'wearOutfit', { params: { outfitId: outfit.id, date: dayFromToday(0) } }),
    ],
  ])('%s', async (_, happens) => {
    const story = await answered();
    await happens(story);
    const job = await generate(story.person, officeDay);
    expect(job).toMatchObject({ fromCache: false });
    expect(job.outfit?.id).not.toBe(story.outfit.id);
  });

  it('in another language, in which its words are written', async () => {
    const { person } = await answered();
    const { status, body } = await person.call('generation', 'startGeneration', {
      body: officeDay,
      language: 'sv',
    });
    expect(status).toBe(202);
    const { outfit, fromCache } = await finished(person, (body as GenerationJob).id);
    expect(fromCache).toBe(false);
    expect(outfit?.title).toMatch(/ till /);
    expect(outfit?.description).toMatch(/ och |, med | under | över /);
    expect(outfit?.reasoning).not.toMatch(/ the | and /);
  });

  it('after an hour, whether or not the table has dropped it', async () => {
    const { person } = await answered();
    const { KnownAnswerEntity } = await import('#functions/rows/generation/known-answer');
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
