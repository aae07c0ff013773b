import { describe, expect, it } from 'vitest';
import { chipsOf, withoutChips } from '#shared/stylist/hearing/chips';
import { listen } from '#shared/stylist/hearing/listen';
import whereAndWhen from '../../../support/hearing/where-and-when.json' with { type: 'json' };

/** 22 November 2026 is a Sunday. */
const today = new Date('2026-11-22T10:00:00Z');
const hear = (prompt: string, more: object = {}) =>
  listen({ prompt, mood: null, occasion: null, ...more }, [], today);
const dayOf = (prompt: string) => hear(prompt).day?.date.slice(5) ?? null;

describe('a day is heard', () => {
  it.each(Object.entries(whereAndWhen.days))('in %s', (_, rows) => {
    expect(rows.map(([prompt = '']) => [prompt, dayOf(prompt)])).toEqual(rows);
  });

  it('with the part of it', () => {
    expect(hear('tomorrow evening').day).toMatchObject({ partOfDay: 'evening', words: 'tomorrow' });
    expect(hear('all day on Friday').day).toMatchObject({ partOfDay: null });
  });
});

it('no day is heard in what only looks like one', () => {
  for (const prompt of whereAndWhen.noDay) expect(hear(prompt).day, prompt).toBeNull();
});

describe('a place', () => {
  it('is heard as it was named', () => {
    for (const [prompt = '', place] of whereAndWhen.places) expect(hear(prompt).place).toBe(place);
  });

  it('is not heard in what only names one', () => {
    for (const prompt of whereAndWhen.noPlace) expect(hear(prompt).place, prompt).toBeNull();
  });

  it('without a day means today, and with a month no day', () => {
    expect(hear('dinner in Oslo').day).toMatchObject({ date: '2026-11-22', words: '' });
    expect(hear('a weekend in Oslo in January')).toMatchObject({ day: null, place: 'Oslo', month: 1 });
    expect(hear('a trip to Australia in winter').month).toBe(7);
  });
});

describe('the weather', () => {
  const card = { temperature: 14, condition: 'clear' as const, place: 'Luleå, Sweden' };

  it('of a day is the climate of its month: at the place, or where the card is from', () => {
    expect(hear('on January 5 in Luleå')).toMatchObject({
      month: 1,
      weather: { temperature: -6, from: 'place' },
    });
    expect(hear('on January 5', { weather: card }).weather).toMatchObject({ temperature: -6, from: 'place' });
    expect(hear('tonight', { weather: card }).weather).toMatchObject({ temperature: 14, from: 'card' });
    expect(hear('dinner in winter', { weather: card }).weather).toMatchObject({ temperature: 0 });
    expect(hear('work, it is snowing', { weather: card }).weather).toMatchObject({ temperature: 0 });
  });

  it('of a forecast outranks the climate and the card, and degrees outrank it', () => {
    const forecast = { temperature: 2, condition: 'snow' as const, windSpeed: 12 };
    const weatherFor = (prompt: string) => hear(prompt, { weather: card, forecast }).weather;
    expect(weatherFor('Luleå on Friday')).toEqual({
      temperature: 2,
      rain: false,
      snow: true,
      windy: true,
      words: '',
      from: 'forecast',
    });
    expect(weatherFor('rain in Luleå on Friday')).toMatchObject({ temperature: 2, rain: true, snow: false });
    expect(weatherFor('20 degrees in Luleå on Friday')).toMatchObject({ temperature: 20, from: 'prompt' });
  });

  it('is no degree for a date', () => {
    expect(hear('den 3 december i Luleå').weather).toMatchObject({ from: 'place' });
  });
});

describe('a chip', () => {
  it('says where and when, or the weather that was said', () => {
    for (const [prompt = '', label] of whereAndWhen.chips)
      expect(chipsOf(hear(prompt))).toContainEqual({ key: 'weather', label });
  });

  it('that is taken out leaves the weather of the card', () => {
    const card = { temperature: 14 };
    expect(withoutChips(hear('Luleå on Friday'), ['weather'], card)).toMatchObject({
      place: null,
      month: null,
      day: null,
      weather: { temperature: 14, from: 'card' },
    });
  });
});
