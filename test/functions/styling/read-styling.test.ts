import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { PinboardBoard } from '#shared/contract/pinboard';
import { limits } from '#shared/limits';
import { databaseCalls } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { aBoard } from '../../support/examples/made-up-surroundings.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';

const app = await startFunctions();
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

const allParts = 'profile,weather,insights,board,trends,allowance';
const ada = await app.visit();
const read = (parts: string, person = ada) => person.call('styling', 'readStyling', { query: { parts } });

async function livesIn(location: string) {
  const person = await app.visit();
  await person.call('profile', 'updateProfile', { body: { location } });
  return person;
}

/** From now on, the weather services give this reply. The app's own requests are not affected. */
function weatherServices(reply: () => Promise<Response>) {
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
    new URL(String(input)).pathname.startsWith('/v1/') ? reply() : real(input, init),
  );
}

it('tells each part as its own call does', async () => {
  const bea = await livesIn('Luleå');
  const { PinboardBoardEntity } = await import('#functions/table/pinboard');
  const board: PinboardBoard = aBoard({ userId: bea.userId });
  await PinboardBoardEntity.put(board).go();
  await seedOutfits(bea.userId, 3);
  const { status, body } = await read(allParts, bea);
  expect(status).toBe(200);
  expect(body).toEqual({
    profile: (await bea.call('profile', 'getProfile')).body,
    weather: (await bea.call('weather', 'getWeather', { body: { location: 'Luleå' } })).body,
    insights: (await bea.call('outfits', 'getInsights')).body,
    board,
    trends: (await bea.call('pinboard', 'fetchTrends', { body: {} })).body,
    allowance: { limit: 50, left: 50 },
  });
});

it('tells of twenty trends at most', async () => {
  expect(limits.pinboard.trends).toBe(20);
  const { trends } = (await read('trends')).body as { trends: { topPins: unknown[] } };
  expect(trends.topPins.length).toBeLessThanOrEqual(20);
});

it('takes nine database calls, three of them for the session and the counts, however much there is', async () => {
  const bea = await livesIn('Luleå');
  await seedOutfits(bea.userId, 40);
  expect(await databaseCalls(() => read(allParts, bea))).toHaveLength(9);
});

it('tells no more than what is asked for', async () => {
  expect(Object.keys((await read('insights,profile')).body as object).toSorted()).toEqual([
    'insights',
    'profile',
  ]);
});

it('knows no weather where nobody has said where they are', async () => {
  expect((await read('weather')).body).toEqual({ weather: null });
});

it('goes without a part that fails, and fails as that part does where it is the only one', async () => {
  const bea = await livesIn('Turku');
  weatherServices(async () => Response.json({}, { status: 500 }));
  expect(Object.keys((await read(allParts, bea)).body as object).toSorted()).toEqual([
    'allowance',
    'board',
    'insights',
    'profile',
    'trends',
  ]);
  expect(await read('weather', bea)).toMatchObject({ status: 424, body: { code: 'weather.unavailable' } });
});

it('does not wait for a service that is slow', async () => {
  const bea = await livesIn('Vilnius');
  const slow = Promise.withResolvers<Response>();
  weatherServices(() => slow.promise);
  expect((await read('profile,weather', bea)).body).toEqual({
    profile: expect.objectContaining({ location: 'Vilnius' }),
  });
  slow.resolve(Response.json({}, { status: 500 }));
});

it.each(['', 'profile,', 'wardrobe', 'profile;weather'])('refuses the parts "%s"', async (parts) => {
  expect(await read(parts)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
});
