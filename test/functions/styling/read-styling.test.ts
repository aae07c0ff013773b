import { afterEach, expect, it, vi } from 'vitest';
import type { PinboardBoard } from '#shared/contract/pinboard';
import { Weather } from '#shared/contract/weather';
import { limits } from '#shared/limits';
import { databaseCalls } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { aBoard } from '../../support/examples/made-up-surroundings.ts';
import { seedOutfits } from '../../support/rows/outfit-rows.ts';
import { openMeteo, unreachable } from '../../support/stubs/open-meteo.ts';

const app = await startFunctions();
afterEach(() => vi.restoreAllMocks());

const allParts = 'profile,weather,insights,board,trends,allowance';
const ada = await app.visit();
const read = (parts: string, person = ada) => person.call('styling', 'readStyling', { query: { parts } });

async function livesIn(location: string) {
  const person = await app.visit();
  await person.call('profile', 'updateProfile', { body: { location } });
  return person;
}

it('tells each part as its own call does', async () => {
  const bea = await livesIn('Luleå');
  const { PinboardBoardEntity } = await import('#functions/rows/pinboard/pinboard');
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
  const { trends } = body as { trends: { topPins: unknown[] } };
  expect(trends.topPins.length).toBeLessThanOrEqual(limits.pinboard.trends);
});

it('the forecast is that of the next days, from one answer with the weather, without days that have none', async () => {
  const bea = await livesIn('Tallinn');
  const time = ['2026-11-27', '2026-11-28'];
  const days = {
    time,
    weather_code: [71, null],
    temperature_2m_max: [-2.4, 1],
    temperature_2m_min: [-11, 0],
  };
  const asked = openMeteo(({ pathname }) =>
    Response.json(pathname === '/v1/search' ? found : { current, daily: days }),
  );
  expect((await read('weather,forecast', bea)).body).toMatchObject({
    weather: { temperature: 3.5, low: -11 },
    forecast: [{ date: time[0], condition: 'snow', low: -11, high: -2.4 }],
  });
  expect(asked).toHaveLength(2);
  expect((await read('forecast,trips')).body).toEqual({ forecast: null, trips: [] });
});

it('takes nine database calls, three of them for the session and the counts, however much there is', async () => {
  const bea = await livesIn('Luleå');
  await seedOutfits(bea.userId, 40);
  expect(await databaseCalls(() => read(allParts, bea))).toHaveLength(9);
});

it('tells no more than what is asked for, and no weather where nobody has said where they are', async () => {
  expect(Object.keys((await read('insights,profile')).body as object).toSorted()).toEqual([
    'insights',
    'profile',
  ]);
  expect((await read('weather')).body).toEqual({ weather: null });
  for (const parts of ['', 'profile,', 'wardrobe', 'profile;weather'])
    expect(await read(parts)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
});

it('goes without a part that fails, and fails as that part does where it is the only one', async () => {
  const bea = await livesIn('Turku');
  openMeteo(async () => Response.json({}, { status: 500 }));
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
  openMeteo(() => slow.promise);
  expect((await read('profile,weather', bea)).body).toEqual({
    profile: expect.objectContaining({ location: 'Vilnius' }),
  });
  slow.resolve(Response.json({}, { status: 500 }));
});

const ask = (location: unknown) => ada.call('weather', 'getWeather', { body: { location } });
const current = { temperature_2m: 3.5, relative_humidity_2m: 81, weather_code: 63, wind_speed_10m: 7.2 };
const daily = { temperature_2m_max: [5.1], temperature_2m_min: [1.2] };
const found = { results: [{ name: 'Bergen', country: 'Norway', latitude: 60.39, longitude: 5.32 }] };
const answer = ({ pathname }: URL) => Response.json(pathname === '/v1/search' ? found : { current, daily });

it('the weather is that of the place, in every field', async () => {
  const { status, body } = await ask('Luleå');
  expect(status).toBe(200);
  expect(Weather.strict().parse(body)).toEqual(body);
  expect(body).toMatchObject({ place: 'Luleå, Sweden' });
});

it('the weather is read from Open-Meteo in degrees Celsius and metres a second', async () => {
  const asked = openMeteo(answer);
  expect((await ask('Bergen, please')).body).toEqual({
    ...{ temperature: 3.5, condition: 'rain', description: 'Rain', icon: 'rain', humidity: 81 },
    ...{ windSpeed: 7.2, low: 1.2, high: 5.1, place: 'Bergen, Norway' },
  });
  expect(asked[0]?.searchParams.get('name')).toBe('Bergen, please');
  expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toMatchObject({
    latitude: '60.39',
    longitude: '5.32',
    wind_speed_unit: 'ms',
    timezone: 'auto',
  });
});

it('the weather is asked for once by many at the same time, and again only after a while', async () => {
  const asked = openMeteo(answer);
  await Promise.all(Array.from({ length: 10 }, () => ask('Stavanger once')));
  await ask(' STAVANGER ONCE ');
  expect(asked).toHaveLength(2);
});

it('the weather is not asked for without a place, and is not there for a place that nobody knows', async () => {
  for (const location of ['', '   ', null, 'x'.repeat(101)])
    expect(await ask(location)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
  expect(await ask('Xyzzy')).toMatchObject({ status: 404, body: { code: 'weather.unknown_place' } });
});

it('a service that fails is told of plainly, and is asked again the next time', async () => {
  for (const [what, reply] of [
    ['is down', () => new Response('<html>', { status: 503 })],
    ['answers nonsense', () => Response.json({ results: 'many' })],
    ['complains', () => Response.json({ error: true, reason: 'no' }, { status: 400 })],
    ['cannot be reached', unreachable],
  ] as const) {
    openMeteo(reply);
    const location = `Oslo, as it ${what}`;
    expect(await ask(location)).toMatchObject({ status: 424, body: { code: 'weather.unavailable' } });
    vi.restoreAllMocks();
    expect(await ask(location)).toMatchObject({ status: 200 });
  }
});
