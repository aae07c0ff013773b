import { expect, it } from 'vitest';
import { categoriesBySlot, colors, fallbackColor, seasons, styles } from '#shared/catalog';
import { kindsOf } from '#shared/stylist/hearing/kinds';
import { shades } from '#shared/stylist/hearing/words/colors';
import { comfortRules } from '#shared/stylist/hearing/words/comfort-rules';
import { garments } from '#shared/stylist/hearing/words/garments';
import { chosenSettings, settings } from '#shared/stylist/hearing/words/settings';
import { styleRules } from '#shared/stylist/hearing/words/style-rules';
import { events, tags } from '#shared/stylist/hearing/words/tables';
import { weatherRules } from '#shared/stylist/hearing/words/weather-rules';

const known: Readonly<Record<string, ReadonlySet<string>>> = {
  category: new Set(Object.values(categoriesBySlot).flat()),
  '@': new Set(Object.keys(categoriesBySlot)),
  '#': new Set([
    ...tags.map(([tag]) => tag),
    ...shades.map(([shade]) => shade),
    ...garments.flatMap(([meaning]) => kindsOf(meaning).flatMap((kind) => kind.tags)),
    ...seasons.map((season) => `only-${season}`),
  ]),
  color: new Set([...colors, fallbackColor]),
  style: new Set(styles),
};

/** The conditions of a rule that can never be met, because they name something that does not exist. */
const unknownIn = (rule: string) =>
  rule
    .split(/[\s&]+/)
    .filter(Boolean)
    .map((condition) => condition.replace('!', ''))
    .flatMap((condition) => {
      const [key = '', values] = condition.split('=');
      const kind = values !== undefined ? key : (/^[@#]/.exec(key)?.[0] ?? 'category');
      const names = values?.split(',') ?? [key.replace(/^[@#]/, '')];
      return names.filter((name) => !known[kind]?.has(name)).map(() => condition);
    });

const weathers = [-10, 3, 9, 15, 21, 27, 32].flatMap((temperature) =>
  [{ rain: true }, { snow: true }, { windy: true }, {}].map((sky) =>
    weatherRules({ temperature, rain: false, snow: false, windy: false, from: 'card', words: '', ...sky }),
  ),
);

it('the rules about pieces name categories, slots, tags, colors and styles that exist', () => {
  const rules = [
    ...settings,
    ...Object.entries(styleRules),
    ...Object.entries(comfortRules),
    ...weathers.map((rule, at) => [`weather ${at}`, rule] as const),
  ];
  for (const [of, { bans, prefers }] of rules)
    expect([bans ?? '', ...(prefers ?? [])].flatMap(unknownIn), of).toEqual([]);
});

it('every setting is named by words or chosen in the form', () => {
  const named = new Set([...events.map(([setting]) => setting), ...chosenSettings.values()]);
  expect([...settings.keys()].filter((id) => !named.has(id))).toEqual([]);
});
