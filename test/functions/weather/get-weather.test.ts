import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { Weather } from '#shared/contract/weather';
import { startFunctions } from '../../support/app/functions.ts';

const app = await startFunctions();
afterAll(() => app.stop());
const ada = await app.visit();
const ask = (location: unknown) => ada.call('weather', 'getWeather', { body: { location } });

afterEach(() => vi.restoreAllMocks());
/** From now on, the weather services give this reply. The app's own requests are not affected. */
function answer(reply: (url: URL) => Response | Promise<Response>) {
  const real = globalThis.fetch;
  const spy = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(String(input));
    return url.pathname.startsWith('/v1/') ? Promise.resolve(reply(url)) : real(input, init);
  });
  return spy;
}
const forecast = { temperature_2m: 3.5, relative_humidity_2m: 81, weather_code: 63, wind_speed_10m: 7.2 };
const found = { results: [{ name: 'Bergen', country: 'Norway', latitude: 60.39, longitude: 5.32 }] };

describe('the weather', () => {
  it('is that of the place, in every field', async () => {
    const { status, body } = await ask('Luleå');
    expect(status).toBe(200);
    expect(Weather.strict().parse(body)).toEqual(body);
    expect(body).toMatchObject({ place: 'Luleå, Sweden' });
  });

  it('is read from Open-Meteo in degrees Celsius and metres a second', async () => {
    const asked: URL[] = [];
    answer((url) => {
      asked.push(url);
      return Response.json(
        url.pathname === '/v1/search'
          ? found
          : { current: forecast, daily: { temperature_2m_max: [5.1], temperature_2m_min: [1.2] } },
      );
    });
    expect((await ask('Bergen, please')).body).toEqual({
      temperature: 3.5,
      condition: 'rain',
      description: 'Rain',
      icon: 'rain',
      humidity: 81,
      windSpeed: 7.2,
      low: 1.2,
      high: 5.1,
      place: 'Bergen, Norway',
    });
    expect(asked[0]?.searchParams.get('name')).toBe('Bergen, please');
    expect(Object.fromEntries(asked[1]?.searchParams ?? [])).toMatchObject({
      latitude: '60.39',
      longitude: '5.32',
      wind_speed_unit: 'ms',
      timezone: 'auto',
    });
  });

  it('is asked for once by many at the same time, and again only after a while', async () => {
    const spy = answer((url) =>
      Response.json(
        url.pathname === '/v1/search'
          ? found
          : { current: forecast, daily: { temperature_2m_max: [5], temperature_2m_min: [1] } },
      ),
    );
    await Promise.all(Array.from({ length: 10 }, () => ask('Stavanger once')));
    await ask(' STAVANGER ONCE ');
    const outsideCalls = spy.mock.calls.filter(([url]) => String(url).includes('/v1/'));
    expect(outsideCalls).toHaveLength(2);
  });

  it('of a place that nobody knows is not there', async () => {
    expect(await ask('Xyzzy')).toMatchObject({ status: 404, body: { code: 'weather.unknown_place' } });
  });

  it.each([
    ['is down', () => new Response('<html>', { status: 503 })],
    ['answers nonsense', () => Response.json({ results: 'many' })],
    ['complains', () => Response.json({ error: true, reason: 'no' }, { status: 400 })],
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
  ])('fails plainly when the service %s, and is asked for again the next time', async (what, reply) => {
    const spy = answer(reply);
    const location = `Oslo, as it ${what}`;
    expect(await ask(location)).toMatchObject({ status: 424, body: { code: 'weather.unavailable' } });
    spy.mockRestore();
    expect(await ask(location)).toMatchObject({ status: 200 });
  });

  it.each([[''], ['   '], [null], ['x'.repeat(101)]])(
    'is not asked for without a place: %j',
    async (location) => {
      expect(await ask(location)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    },
  );
});
