import { describe, expect, it } from 'vitest';
import { tagged } from '#shared/stylist/hearing/item-tags';
import { listen } from '#shared/stylist/hearing/listen';
import { ruleOf } from '#shared/stylist/hearing/rule';
import heard from '../../../support/hearing/heard.json' with { type: 'json' };

const items = [
  { id: 'red dress', category: 'dress', color: 'red', style: 'elegant', description: 'silk, thin straps' },
  { id: 'blazer', category: 'blazer', color: 'black', style: 'business', description: 'svart kavaj i ull' },
  { id: 'cords', category: 'trousers', color: 'green', style: 'vintage', description: 'corduroy' },
  { id: 'trousers', category: 'trousers', color: 'black', style: 'business', description: '' },
  { id: 'heels', category: 'heels', color: 'black', style: 'elegant', description: '' },
  { id: 'sneakers', category: 'sneakers', color: 'white', style: 'casual', description: 'plain leather' },
  {
    id: 'tee',
    category: 't-shirt',
    color: 'yellow',
    style: 'streetwear',
    description: 'big smiley, thrifted',
  },
];
const hear = (prompt: string) => listen({ prompt, mood: null, occasion: null }, items);
const refuses = (prompt: string, category: string, color = 'black', tags: string[] = []) =>
  hear(prompt).refusals.some(({ rule }) =>
    ruleOf(rule)({ category, color, style: 'casual', tags: new Set(tags) }),
  );

it('a piece that is swapped for another is refused, and the other one is asked for', () => {
  for (const prompt of heard.swapped) {
    expect([refuses(prompt, 'heels'), refuses(prompt, 'sneakers')], prompt).toEqual([true, false]);
    expect(hear(prompt).pieces.some(({ ids }) => ids.includes('sneakers'))).toBe(true);
  }
});

it('who refuses leather is not given suede', () => {
  const [refusal] = hear('no leather please').refusals;
  const mocka = tagged({
    id: 'm',
    category: 'loafers',
    color: 'brown',
    style: 'casual',
    description: 'mocka',
  });
  expect(ruleOf(refusal?.rule ?? '')(mocka)).toBe(true);
});

it('what an outfit is for is heard after what is refused', () => {
  for (const prompt of heard.purpose) {
    expect(refuses(prompt, 'heels'), prompt).toBe(true);
    expect(hear(prompt).settings.map(({ id }) => id)).toContain('wedding');
  }
});

describe('a piece that is named', () => {
  it('is found among those that are owned', () => {
    for (const [prompt = '', id] of heard.owned)
      expect(
        hear(prompt).pieces.some(({ ids }) => ids.length === 1 && ids[0] === id),
        prompt,
      ).toBe(true);
  });

  it('and not owned as asked says what is missing', () => {
    expect(hear('my velvet dress').pieces[0]).toMatchObject({ ids: ['red dress'], missing: ['velvet'] });
    expect(hear('my kilt').pieces[0]).toMatchObject({ ids: [], missing: ['kilt'] });
  });
});

describe('what is refused', () => {
  it('is heard in many ways to say it', () => {
    for (const [prompt = '', category = ''] of heard.refused)
      expect(refuses(prompt, category), prompt).toBe(true);
  });

  it('is not what only seems to be refused', () => {
    for (const [prompt = '', category = '', color] of heard.permitted)
      expect(refuses(prompt, category, color), prompt).toBe(false);
  });

  it('is a color in any language', () => {
    for (const prompt of heard.noBlack) expect(refuses(prompt, 'shirt', 'black'), prompt).toBe(true);
  });

  it('goes back to what was named', () => {
    for (const color of ['red', 'white'])
      expect(refuses('Red and white are their colors, so neither of those', 'shirt', color)).toBe(true);
  });

  it('is one piece where it is named by a word of its own', () => {
    const { refusals } = hear('the smiley tee stays home');
    expect(refusals.map(({ rule }) => rule)).toEqual(['id=tee']);
    expect(ruleOf('id=a%20b')({ id: 'a b', category: '', color: '', style: '', tags: new Set() })).toBe(true);
  });

  it('is a fabric', () => {
    expect(refuses('I am allergic to wool', 'sweater', 'red', ['wool'])).toBe(true);
  });
});

describe('what it is for', () => {
  it('is heard in any language', () => {
    for (const [prompt = '', id] of heard.settings)
      expect(
        hear(prompt).settings.map((setting) => setting.id),
        prompt,
      ).toContain(id);
  });

  it('is nothing that only sounds like it', () => {
    for (const prompt of ['White House tour', 'up to date'])
      expect(hear(prompt)).toMatchObject({ colors: [], refusals: [], pieces: [] });
    expect(hear('Leaving for Paris, most importantly with one bag').notUnderstood).toEqual([]);
    expect(hear('Fresh tattoo, dragging my laptop along, the rest is at the cottage').styles).toEqual([]);
  });
});

it('colors make a palette when they are all that may be worn', () => {
  for (const prompt of ['all black everything', 'helsvart till jobbet'])
    expect(hear(prompt).palette).toMatchObject({ colors: ['black'], accent: [] });
  expect(hear('black, with one pop of red').palette).toMatchObject({
    colors: ['black', 'red'],
    accent: ['red'],
  });
  expect(hear('everything black except one pink thing').palette).toMatchObject({ accent: ['pink'] });
  expect(hear('I feel like wearing purple today')).toMatchObject({
    palette: null,
    colors: [{ anyOf: ['purple'] }],
  });
});

it('a pop of color is one strong color where none is named', () => {
  expect(hear('office, with a pop of color').colors).toMatchObject([{ words: 'a pop of color' }]);
  expect(hear('a pop of red').colors).toMatchObject([{ anyOf: ['red'] }]);
});

it('words about the weather outrank the card', () => {
  const card = { temperature: 3, condition: 'snow' as const };
  const { weather } = listen({ prompt: '28 grader och sol', mood: null, occasion: null, weather: card }, []);
  expect(weather).toMatchObject({ temperature: 28, snow: false });
  expect(listen({ prompt: 'office', mood: null, occasion: null, weather: card }, []).weather).toMatchObject({
    temperature: 3,
    snow: true,
    from: 'card',
  });
  // 'Something cool' in the heat is about the clothes.
  const hot = { temperature: 29, condition: 'clear' as const };
  const cool = listen({ prompt: 'Svalt, kontoret', mood: null, occasion: null, weather: hot }, []);
  expect(cool.weather).toMatchObject({ temperature: 29, from: 'card' });
});

it('clothes that are not too warm are light, and weather that is not too warm is weather', () => {
  for (const prompt of heard.notTooWarm)
    expect(hear(prompt), prompt).toMatchObject({ comforts: [{ id: 'airy' }], weather: null });
  for (const [prompt, temperature] of heard.mild as [string, number][])
    expect(hear(prompt), prompt).toMatchObject({ comforts: [], weather: { temperature } });
});

it('a hot date in November is no hot day', () => {
  expect(hear('hot date in November')).toMatchObject({
    weather: { temperature: 6 },
    settings: [{ id: 'date' }],
  });
});

it.each(heard.ranked as [string, string[]][])('the settings of “%s”', (prompt, ids) => {
  expect(hear(prompt).settings.map(({ id }) => id)).toEqual(ids);
});

it.each([
  ['Sneakers or the black heels?', ['sneakers', 'heels']],
  ['Should I wear a dress or trousers to the interview?', ['red dress', 'trousers']],
  ['A wedding. The sneakers or the yellow tee?', ['sneakers', 'tee']],
])('of the pieces of a choice, any is asked for: %s', (prompt, ids) => {
  const { pieces, question } = hear(prompt);
  expect(pieces).toHaveLength(1);
  expect(ids).toEqual(expect.arrayContaining(pieces.flatMap((piece) => piece.ids)));
  expect(question?.or).toHaveLength(1);
});

it.each(heard.unasked)('a piece is neither asked for nor refused: %s', (prompt) => {
  const { pieces, refusals } = hear(`What should I wear? ${prompt}`);
  expect([pieces, refusals]).toEqual([[], []]);
});

it('a number is one of degrees by its verb, and of Fahrenheit if it is too high for Celsius', () => {
  expect(hear('a concert outdoors, supposed to drop by 40 degrees').weather).toBeNull();
  expect(hear('a concert outdoors, supposed to drop to 50 after dark')).toMatchObject({
    weather: { temperature: 10 },
    colors: [],
  });
});

it('two temperatures of a day ask for layers', () => {
  for (const prompt of [
    '2 grader på morgonen och 17 mitt på dagen',
    'Mid 30s at 6 a.m., low 60s later. What do I wear?',
    '2 degrees at breakfast, going up to 17. What do I wear?',
  ])
    expect(hear(prompt), prompt).toMatchObject({ weather: { temperature: 7 }, comforts: [{ id: 'layers' }] });
});

it('what is only a likeness, a time or company is not asked for', () => {
  expect(hear('Dinner at 8, it drops to 14 after sunset').weather?.temperature).toBe(14);
  expect(hear('I live in Oslo. Wedding on Saturday').place).toBeNull();
  expect(hear('Brunch with Jane').weather?.from).toBe(hear('Brunch').weather?.from);
});

it('a letter asks for what its writer wants, and only tells of the rest', () => {
  const letter = `${heard.aside.join(' ')} Now I have an interview. I plan to wear heels, cords and the blazer, but no red. What would be appropriate?`;
  const card = { temperature: 20, condition: 'clear' as const };
  const brief = listen({ prompt: letter, mood: null, occasion: null, weather: card }, items);
  expect(brief.pieces.flatMap(({ ids }) => ids)).toEqual(['heels', 'cords', 'blazer']);
  expect(brief.refusals.map(({ words }) => words)).toEqual(['red']);
  expect(brief.settings.map(({ id }) => id)).toEqual(['interview']);
  expect(brief).toMatchObject({
    weather: { temperature: 20 },
    question: { asks: 'code' },
    openQuestions: [],
  });
});

it('a list that ends with "or" is one choice', () => {
  expect(hear('I am thinking of a blazer, a red dress or trousers').pieces).toHaveLength(1);
});

it('all objects of "hate" and "do not want" are refused, and nothing by "not formal enough"', () => {
  expect(refuses('Heels are not a good idea for me', 'heels')).toBe(true);
  for (const prompt of ['I hate heels, makeup and sneakers', 'I do not want heels and sneakers'])
    expect([refuses(prompt, 'heels'), refuses(prompt, 'sneakers')], prompt).toEqual([true, true]);
  expect(hear('A shirt and trousers to a wedding, or is that not formal enough?').refusals).toEqual([]);
});

it('a request for a dress or a suit asks for one piece of the two', () => {
  expect(hear('A dress or a suit, please').pieces.map(({ ids }) => ids)).toEqual([['red dress']]);
});
