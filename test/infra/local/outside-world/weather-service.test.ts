import { afterAll, describe, expect, it } from 'vitest';
import { serveOnLoopback } from '#infra/local/loopback';
import { weatherService } from '#infra/local/outside-world/weather-service';

const now = new Date('2026-01-15T11:00:00Z');
const service = await serveOnLoopback(weatherService(() => now));
afterAll(() => service.close());

type Answer = {
  results?: unknown[];
  timezone: string;
  current: { temperature_2m: number; wind_speed_10m: number };
  hourly: { time: string[]; temperature_2m: number[] };
  daily: { temperature_2m_min: [number]; temperature_2m_max: [number] };
};
async function ask(path: string) {
  const response = await fetch(service.url + path);
  const body = (await response.json()) as Answer;
  return { status: response.status, body };
}
const current = 'current=temperature_2m,relative_humidity_2m,weather_code,wind_speed_10m';
const daily = 'daily=weather_code,temperature_2m_max,temperature_2m_min';

it('the geocoder finds a place by the beginning of its name, and leaves the results out for an unknown one', async () => {
  for (const name of ['Luleå', 'lulea', ' Lule', 'Luleå, Sweden']) {
    const { body } = await ask(`/v1/search?name=${encodeURIComponent(name)}&count=1&language=en`);
    expect(body.results).toMatchObject([{ name: 'Luleå', country: 'Sweden', latitude: 65.58 }]);
  }
  const { status, body } = await ask('/v1/search?name=Xyzzy');
  expect([status, 'results' in body]).toEqual([200, false]);
  expect(await ask('/v1/search')).toMatchObject({ status: 400, body: { error: true } });
});

describe('the forecast', () => {
  const place = 'latitude=65.58&longitude=22.15';

  it('returns the requested variables, the same within an hour, in the requested unit', async () => {
    const path = `/v1/forecast?${place}&${current}&${daily}&timezone=auto`;
    const { body } = await ask(path);
    expect(body).toMatchObject({ timezone: 'Europe/Stockholm', daily: { time: ['2026-01-15'] } });
    const { temperature_2m: temperature, wind_speed_10m: speed } = body.current;
    expect(temperature).toBeGreaterThanOrEqual(body.daily.temperature_2m_min[0]);
    expect(temperature).toBeLessThanOrEqual(body.daily.temperature_2m_max[0]);
    expect((await ask(path)).body).toEqual(body);
    const inMeters = (await ask(`${path}&wind_speed_unit=ms`)).body.current;
    expect(speed).toBeCloseTo(inMeters.wind_speed_10m * 3.6, 0);
  });

  it('has the hours of a day up to fifteen days ahead', async () => {
    const hourly = 'hourly=temperature_2m,weather_code,wind_speed_10m';
    const on = (day: string) => ask(`/v1/forecast?${place}&${hourly}&start_date=${day}&end_date=${day}`);
    const { body } = await on('2026-01-30');
    expect(body.hourly.time[23]).toBe('2026-01-30T23:00');
    expect(body.hourly.temperature_2m).toHaveLength(24);
    expect(await on('2026-01-31')).toMatchObject({ status: 400, body: { error: true } });
  });

  it('is refused without a place, beyond the pole, and for a variable or a unit that is none', async () => {
    const beyond = 'latitude=91&longitude=0';
    const wrong = ['latitude=65', beyond, `${place}&current=sun`, `${place}&wind_speed_unit=lightyears`];
    for (const query of wrong)
      expect(await ask(`/v1/forecast?${query}`)).toMatchObject({ status: 400, body: { error: true } });
  });
});
