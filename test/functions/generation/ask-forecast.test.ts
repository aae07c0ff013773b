import { afterEach, describe, expect, it, vi } from 'vitest';
import { climateAt } from '#infra/local/outside-world/weather-service';
import { dayFromToday } from '#shared/rules/days';
import { climates } from '#shared/stylist/hearing/words/tables';
import { sourceOf } from '#shared/stylist/wording/weather';
import { startFunctions } from '../../support/app/functions.ts';
import { generate } from '../../support/calls/generate.ts';
import { aWeather } from '../../support/examples/made-up-surroundings.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';
import { openMeteo, unreachable } from '../../support/stubs/open-meteo.ts';

const app = await startFunctions({ workflow: true });
afterEach(() => vi.restoreAllMocks());

async function dressFor(prompt: string, more: object = {}) {
  const person = await app.visit();
  await seedItems(person.userId, [...basics, 'sweater', 'jeans', 'boots', 'coat', 'parka']);
  const { outfit } = await generate(person, { prompt, ...more });
  if (!outfit?.brief) throw new Error('There is no outfit.');
  const { brief, reasoning, weatherData } = outfit;
  return { brief, reasoning, source: sourceOf(brief, weatherData, 'en') };
}

/** The mean temperature of the local weather service over some hours, in whole degrees. */
function degreesOn(date: string, [latitude, longitude]: readonly [number, number], from: number, to: number) {
  const hours = Array.from({ length: to - from + 1 }, (_, hour) =>
    climateAt(latitude, longitude, new Date(`${date}T12:00Z`), from + hour),
  );
  return Math.round(hours.reduce((sum, { temperature }) => sum + temperature, 0) / hours.length);
}
const rowOf = (name: string) => climates.find(([names]) => names.split(', ').includes(name));
const luleå = [rowOf('luleå')?.[1] ?? 0, rowOf('luleå')?.[2] ?? 0] as const;
const inWords = (date: string, weekday: 'long' | undefined) =>
  new Date(date).toLocaleDateString('en', { weekday, month: 'long', day: 'numeric', timeZone: 'UTC' });

describe('a request that names a place and a day', () => {
  it('gets the forecast for them with one request', async () => {
    const asked = openMeteo();
    const { brief, source } = await dressFor('dinner in Luleå tomorrow evening', { weather: aWeather() });
    const date = dayFromToday(1);
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/v1/forecast']);
    expect(asked[0]?.searchParams.get('start_date')).toBe(date);
    const temperature = degreesOn(date, luleå, 18, 22);
    expect(brief).toMatchObject({ place: 'Luleå', weather: { temperature, from: 'forecast' } });
    expect(source).toContain(
      `the forecast for Luleå on ${inWords(date, 'long')}, says about ${temperature} °C`,
    );
  });

  it('gets what is usual there where the forecast fails, and is told so', async () => {
    const asked = openMeteo(unreachable);
    const { brief, source, reasoning } = await dressFor('dinner in Luleå tomorrow');
    expect(asked).toHaveLength(1);
    expect(brief?.weather?.from).toBe('place');
    expect(source).toMatch(/^Luleå in \w+ is usually about/);
    expect(reasoning).not.toContain('forecast');
  });

  it('gets what is usual there for a day beyond the reach of forecasts, without asking', async () => {
    const asked = openMeteo();
    const date = dayFromToday(16);
    const { brief, source } = await dressFor(`dinner in Luleå on ${inWords(date, undefined)}`);
    expect(asked).toEqual([]);
    expect(brief).toMatchObject({ day: { date }, weather: { from: 'place' } });
    expect(source).toMatch(/^Luleå in \w+ is usually about/);
  });

  it('needs no forecast where its words tell more, or where the person has taken the weather out', async () => {
    const asked = openMeteo();
    for (const prompt of ['-20 degrees in Luleå tomorrow', 'January in Luleå', 'a scorching day in Luleå'])
      expect((await dressFor(prompt)).brief?.weather?.from).not.toBe('forecast');
    const { brief } = await dressFor('dinner in Luleå tomorrow', {
      ignored: ['weather'],
      weather: aWeather(),
    });
    expect(asked).toEqual([]);
    expect(brief).toMatchObject({ day: null, place: null, weather: { from: 'card', temperature: -7.6 } });
  });
});

describe('a request that names a day alone', () => {
  const abroad = { weather: aWeather({ place: 'Lagos, Nigeria' }) };

  it('gets the forecast for where the weather card is from, a place that the text keeps to itself', async () => {
    const asked = openMeteo();
    const { brief, source, reasoning } = await dressFor('dinner in 14 days', abroad);
    expect(asked.map(({ pathname }) => pathname)).toEqual(['/v1/search', '/v1/forecast']);
    expect(brief).toMatchObject({ place: null, weather: { from: 'forecast' } });
    expect(source).toContain(`the forecast on ${inWords(dayFromToday(14), 'long')}, says about`);
    expect(reasoning).not.toContain('Lagos');
  });

  it('is told that only the report of today is known where the forecast fails', async () => {
    openMeteo(unreachable);
    const { brief, source } = await dressFor('dinner tomorrow', abroad);
    expect(brief?.weather).toMatchObject({ temperature: -7.6, from: 'card' });
    expect(source).toBe(
      `I have no forecast for ${inWords(dayFromToday(1), 'long')} yet and went by today’s -8 °C and snow`,
    );
  });

  it('asks nobody without a weather card, nor does one that names no day', async () => {
    const asked = openMeteo();
    const { brief } = await dressFor('dinner tomorrow');
    expect(brief).toMatchObject({ day: { date: dayFromToday(1) }, weather: null });
    const { brief: other } = await dressFor('office day', { weather: aWeather() });
    expect(other).toMatchObject({ day: null, weather: { from: 'card' } });
    expect(asked).toEqual([]);
  });
});

it('days are counted from the date where the person is, which may be another one', async () => {
  openMeteo();
  const { brief } = await dressFor('dinner in Luleå tomorrow', { today: dayFromToday(1) });
  expect(brief.day?.date).toBe(dayFromToday(2));
});
