import { describe, expect, it } from 'vitest';
import { listen } from '#shared/stylist/hearing/listen';
import type { Weather } from '#shared/stylist/ranking/intent';
import { rankOutfits } from '#shared/stylist/ranking/rank';
import { factsOf } from '#shared/stylist/wording/facts';
import { pieceOf } from '#shared/stylist/wording/piece';
import { presentOutfit } from '#shared/stylist/wording/present-outfit';
import { nounOf } from '#shared/stylist/wording/swedish/pieces';
import { settings } from '#shared/stylist/wording/swedish/settings';
import { isStillTrue } from '#shared/stylist/wording/titles';
import { swedishCategories } from '#shared/swedish/categories';
import { swedishColors } from '#shared/swedish/colors';
import { demoPeople } from '../../../../bin/demo/wardrobes.ts';
import englishSentences from '../../../../shared/stylist/wording/english/sentences.json' with {
  type: 'json',
};
import swedishSentences from '../../../../shared/stylist/wording/swedish/sentences.json' with {
  type: 'json',
};
import { dressedIn, weatherOf } from '../../../support/examples/dressed.ts';
import { piece } from '../../../support/examples/wardrobes.ts';
import { asks } from '../../../support/told/requests.ts';

it.each(['constructor', 'cape', 'other'])(
  'a "%s", which the catalog does not have, is a piece',
  (category) => {
    expect(nounOf(category)).toMatchObject({ name: 'plagg', definite: 'plagget' });
  },
);

const prompts = [
  'inga klackar, jag har brutit foten',
  'begravning på fredag',
  'röd sidenklänning',
  'min lila kilt och gröna skor',
  'bara i vitt och marinblått',
  'something in linen',
  'old money, please',
  'vandring i fjällen imorgon',
];
const weathers: readonly (Weather | null)[] = [
  null,
  { temperature: -4, low: -9, condition: 'snow' },
  { temperature: 11, low: 6, condition: 'rain', windSpeed: 13 },
  { temperature: 29, low: 20 },
];
const requests = [
  ...asks.map(({ prompt, mood = null, occasion = null, weather = null }) => ({
    prompt,
    mood,
    occasion,
    weather,
  })),
  ...prompts.flatMap((prompt) =>
    weathers.map((weather) => ({ prompt, mood: null, occasion: null, weather })),
  ),
];

const said = demoPeople.flatMap(({ pieces }) => {
  const items = pieces.map(({ category, color, style, description }, at) => ({
    ...{ id: `${at}`, category, color, style, description, brand: null },
    lastWornOn: at % 2 ? '2026-10-03' : null,
  }));
  return requests.flatMap((request, at) => {
    const brief = listen(request as never, items, new Date('2026-11-23'));
    const baseItems = at % 4 ? [] : [items[at % items.length]?.id ?? ''];
    const [best] = rankOutfits(items, { ...request, brief, baseItems } as never, { seed: at });
    if (!best) return [];
    const weather = request.weather && {
      temperature: request.weather.temperature,
      low: request.weather.low ?? 10,
    };
    const asked = { ...request, weather, baseItemIds: baseItems, language: 'sv' as const };
    return [presentOutfit(factsOf(asked, brief, best, items))];
  });
});
const sentences = said.flatMap((texts) => [
  texts.description,
  texts.reasoning,
  texts.styleNotes,
  ...texts.stylingTips,
  ...Object.values(texts.itemReasons),
]);
/** Replaces quotations, which may be in any language. */
const unquoted = (text: string) => text.replaceAll(/”[^”]*”/g, '”…”').replaceAll(/\bt-shirt/gi, 'T');
const all = [
  ...sentences,
  ...said.flatMap(({ title, colorHarmony, styleContext }) => [title, colorHarmony, styleContext]),
];

const words = (pattern: string) => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu');
const english = words(
  'the|with|and|your|for|of|is|are|you|this|that|from|look at|wear|keep|black|white|blue|navy|red|green|gray|brown|shirt|coat|dress|boots',
);

describe('the texts about an outfit in Swedish', () => {
  it('have no English word but what was typed', () => {
    expect(said.length).toBeGreaterThan(200);
    expect(all.map(unquoted).filter((text) => english.test(text))).toEqual([]);
  });

  it('are whole sentences', () => {
    expect(all.filter((text) => /\s{2}|[{}]|undefined|null|\s[.,;:]/.test(text))).toEqual([]);
    expect(sentences.filter((text) => !/^[”\p{Lu}\d-].*[.!?]”?$/u.test(text))).toEqual([]);
  });

  it('agree: color and piece have one gender and number', () => {
    const nouns = Object.entries(swedishCategories).filter(([category]) => category !== 'other');
    const wrong = nouns.flatMap(([, { form, name, definite }]) =>
      [...swedishColors.values()].flatMap(({ en, ett, plural }) => {
        const right = { en, ett, plural }[form];
        return [
          ...[en, ett, plural].filter((each) => each !== right).map((each) => `${each} ${name}`),
          ...[en, ett].filter((each) => each !== plural).map((each) => `${each} ${definite}`),
        ].filter((phrase) => phrase !== `${plural} ${definite}`);
      }),
    );
    const text = all.join('\n').toLowerCase();
    expect([...new Set(wrong)].filter((phrase) => text.includes(phrase) && words(phrase).test(text))).toEqual(
      [],
    );
    const others = nouns.flatMap(([, { form, name, definite }]) => [
      ...(form === 'en' ? [`ett ${name}`, `det ${definite}`] : []),
      ...(form === 'ett' ? [`en ${name}`, `den ${definite}`] : []),
      ...(form === 'plural' ? [`den ${definite}`, `det ${definite}`] : []),
    ]);
    expect(others.filter((phrase) => words(phrase).test(text))).toEqual([]);
  });

  it('name the pieces with what is known of them', () => {
    const outfit = [
      piece('tank-top', { color: 'white', description: 'Silk top' }),
      piece('jeans', { color: 'teal-ish', description: '' }),
      piece('belt', { color: 'black', description: 'Leather belt' }),
    ];
    const { description, title } = presentOutfit(
      dressedIn(outfit, { weather: weatherOf(9) }, { language: 'sv' }),
    );
    expect(description).toMatch(/ett vitt linne i siden/i);
    expect(description).toMatch(/ett svart skärp i läder/i);
    expect(description).not.toMatch(/teal/);
    expect(title).toMatch(/^[A-ZÅÄÖ]/);
  });

  it('keep a title as long as it is true', () => {
    const navy = pieceOf(piece('coat', { color: 'navy' }));
    const green = pieceOf(piece('coat', { color: 'green' }));
    const jeans = pieceOf(piece('jeans', { color: 'blue' }));
    expect(isStillTrue('Den marinblå kappan', navy, [green, jeans])).toBe(false);
    expect(isStillTrue('Blå jeans', navy, [green, jeans])).toBe(true);
  });
});

it('the Swedish sentences name nothing that is not given to the English ones', () => {
  const namesIn = (text: unknown) => [...JSON.stringify(text).matchAll(/(\w+)\}/g)].map(([, name]) => name);
  const unknown = Object.entries(swedishSentences).flatMap(([topic, sentences]) =>
    Object.entries(sentences).flatMap(([key, text]) => {
      // What Swedish needs besides, for the forms of its words.
      const given = [
        'id',
        'piece',
        ...namesIn((englishSentences as Record<string, Record<string, unknown>>)[topic]?.[key]),
      ];
      return namesIn(text).flatMap((name) => (given.includes(name) ? [] : `${topic}.${key}: ${name}`));
    }),
  );
  expect(unknown).toEqual([]);
});

it.each([
  ['dopet', 'ett dop'],
  ['julfesten', 'en julfest'],
  ['50 årsfest', 'en 50-årsfest'],
  ['premiären', 'en premiär'],
  ['midsommar', 'midsommar'],
])('an event that is called %s is %s', (typed, noun) => {
  expect(settings.ofEvent(typed)).toBe(noun);
});
