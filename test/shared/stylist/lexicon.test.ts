import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { categories, colors, fallbackColor, styles } from '#shared/catalog';
import { clipCategories } from '#shared/rules/clip-category';
import { flagNames, settings } from '#shared/stylist/hearing/words/settings';
import { styleRules } from '#shared/stylist/hearing/words/style-rules';
import type { WordMeaning } from '#shared/stylist/ranking/words/item-words';
import { english } from '#shared/stylist/wording/english/wording';

type Check = (cell: unknown) => boolean;
const oneOf = (names: Iterable<string>): Check => {
  const known = new Set(names);
  return (cell) => known.has(String(cell));
};
const eachOf = (names: Iterable<string>, separator: string | RegExp = ' '): Check => {
  const isKnown = oneOf(names);
  return (cell) => String(cell).split(separator).every(isKnown);
};
const matching =
  (pattern: RegExp): Check =>
  (cell) =>
    typeof cell === 'string' && pattern.test(cell);
const within =
  (most: number): Check =>
  (cell) =>
    typeof cell === 'number' && Math.abs(cell) <= most;
const id = matching(/^[a-z0-9][a-z0-9-]*$/);
const words = matching(/^\S+( \S+)*$/);
const flag = oneOf(['true', 'false']);
/** Phrases that are separated by commas; the cell may be empty. */
const phrases = matching(/^([^,\s]+( [^,\s]+)*(, [^,\s]+( [^,\s]+)*)*)?$/);
const languages = { en: phrases, sv: phrases, de: phrases, fr: phrases, es: phrases };

const folder = 'shared/stylist/lexicon';
const contentOf = (name: string) => readFileSync(`${folder}/${name}.json`, 'utf8');
/** The cells of a column, without the header. */
const columnOf = (name: string, column: number): unknown[] =>
  JSON.parse(contentOf(name))
    .slice(1)
    .map((cells: unknown[]) => cells[column]);

const families = new Set(columnOf('families', 0).map(String));
/** What a word says about an item, as typed in `ranking/words/item-words.ts`. */
const meaning: Record<keyof WordMeaning, Check> = {
  kind: id,
  vague: (value) => value === true,
  is: eachOf(families),
  formality: within(1),
  dressier: within(1),
  warmth: within(40),
  lighter: within(10),
  make: within(3),
  fabric: id,
  motif: id,
  loud: within(1),
};
const kinds = new Set(
  [
    ...columnOf('item-words', 2).map((each) => (each as WordMeaning).kind),
    ...columnOf('kind-refinements', 2).map(String),
  ].filter((kind) => kind !== undefined),
);
const kindsOrGroups = [...kinds, ...columnOf('kind-groups', 0).map((group) => `@${group}`)];

const lists = oneOf(columnOf('rule-lists', 0).map(String));
/** Whether the lists that a rule names exist. `hearing/rules.test.ts` checks the rest of rules. */
const rule: Check = (cell) => typeof cell === 'string' && (cell.match(/(?<=\$)\S+/g) ?? []).every(lists);
const rules: Check = (cell) => Array.isArray(cell) && cell.every(rule);

/** The columns of each table with what a cell must fulfil, and whether the first column is unique. */
const tables: Record<string, { columns: Record<string, Check>; isUnique?: true }> = {
  garments: {
    columns: {
      meaning: (cell) => eachOf(categories, / & | /)(String(cell).replaceAll(/ \+ [^&]+(?= &|$)/g, '')),
      ...languages,
    },
  },
  colors: {
    columns: { shade: id, colors: eachOf([...colors, fallbackColor]), ...languages },
    isUnique: true,
  },
  tags: { columns: { tag: id, kind: oneOf(['fabric', 'pattern', 'feature']), ...languages } },
  places: {
    columns: {
      names: matching(/\S/),
      latitude: within(90),
      longitude: within(180),
      maxima: matching(/^(-?\d+ ){11}-?\d+$/),
      foreign: phrases,
    },
    isUnique: true,
  },
  events: {
    columns: { setting: oneOf([...settings.keys()].flatMap((id) => [id, `${id}:code`])), ...languages },
  },
  'setting-cues': { columns: { setting: oneOf(settings.keys()), en: phrases, sv: phrases }, isUnique: true },
  styles: { columns: { style: oneOf(Object.keys(styleRules)), ...languages } },
  'style-rules': {
    columns: {
      style: id,
      formality: (cell) => cell === null || within(1)(cell),
      styles: eachOf([...styles, '']),
      families: eachOf([...families, '']),
      jacket: rule,
      bans: rule,
      prefers: rules,
    },
    isUnique: true,
  },
  'rule-lists': { columns: { list: id, rule }, isUnique: true },
  clashes: { columns: { one: rule, other: rule } },
  'style-refusals': { columns: { style: oneOf(Object.keys(styleRules)), refuses: rule }, isUnique: true },
  settings: {
    columns: {
      setting: id,
      phrase: words,
      formality: within(1),
      styles: eachOf(styles),
      families: eachOf(families),
      wants: rule,
      avoids: rule,
      bans: rule,
      prefers: rules,
      comforts: eachOf([...columnOf('comforts', 0).map(String), '']),
      rank: within(100),
      flags: eachOf([...flagNames, '']),
      chosen: phrases,
      casual: oneOf([...columnOf('settings', 0).map(String), '']),
    },
    isUnique: true,
  },
  'chat-words': { columns: { language: oneOf(['en', 'sv']), typed: words, means: words } },
  'weather-rules': {
    columns: {
      when: matching(/^(-?\d+|rain|snow|dry|fair|unknown|at home|winter|summer|(cool )?wind)$/),
      bans: rule,
      prefers: rules,
    },
    isUnique: true,
  },
  weather: { columns: { meaning: matching(/^([a-z]+(-[a-z]+)*|[a-z]+:(-?\d+|[a-z-]+))$/), ...languages } },
  comforts: { columns: { comfort: id, ...languages } },
  grammar: { columns: { role: matching(/^\w+$/), means: matching(/\S/), ...languages } },
  'comfort-rules': {
    columns: {
      comfort: id,
      means: matching(/^[a-z ,:]*$/),
      bans: rule,
      prefers: rules,
      layer: flag,
      unmet: flag,
      feels: within(10),
      chip: matching(/^[a-z ]+$/),
    },
  },
  benefits: {
    columns: {
      benefit: oneOf(Object.keys(english.comforts)),
      rule,
      settings: eachOf(['', 'hot', ...settings.keys()]),
    },
    isUnique: true,
  },
  'category-tags': {
    columns: { category: oneOf(categories), tags: eachOf(columnOf('tags', 0).map(String)) },
    isUnique: true,
  },
  looks: {
    columns: {
      part: id,
      name: phrases,
      words: matching(/./),
      swedish: phrases,
      form: phrases,
      definite: phrases,
      categories: phrases,
      gives: phrases,
    },
  },
  partners: { columns: { category: oneOf(categories), needs: eachOf(categories) }, isUnique: true },
  'swedish-styles': { columns: { style: id, swedish: words }, isUnique: true },
  'choice-texts': {
    columns: { choice: phrases, 'phrase in English': phrases, 'phrase in Swedish': phrases },
  },
  'setting-texts': {
    columns: {
      ...{ setting: id, asks: phrases, 'asks in Swedish': phrases, 'phrase in Swedish': phrases },
      ...{ means: phrases, 'means in Swedish': phrases },
    },
  },
  'event-nouns': { columns: { english: words, swedish: phrases, form: oneOf(['en', 'ett', 'none']) } },
  'days-of-month': { columns: { language: oneOf(Object.keys(languages)), days: phrases }, isUnique: true },
  'swedish-looks': { columns: { style: oneOf(Object.keys(styleRules)), look: words } },
  'word-groups': { columns: { group: id, ...languages } },
  senses: {
    columns: {
      table: oneOf(['garment', 'weather', 'comfort', 'shade', 'tag', 'style', 'event']),
      language: oneOf(Object.keys(languages)),
      words: phrases,
      after: phrases,
      before: phrases,
      'not after': phrases,
    },
  },
  'clause-words': { columns: { role: matching(/^\w+$/), means: matching(/\S/), ...languages } },
  idioms: { columns: languages },
  numbers: { columns: { value: within(100), ...languages } },
  'everyday-words': {
    columns: { kind: oneOf(['function', 'neutral']), language: oneOf(Object.keys(languages)), words },
  },
  'item-words': {
    columns: {
      part: oneOf('clothes shoes bags accessories fabrics details motifs colors prices brands'.split(' ')),
      words,
      meaning: (cell) =>
        Object.entries(cell as WordMeaning).every(([key, value]) =>
          meaning[key as keyof WordMeaning]?.(value),
        ),
    },
  },
  'kind-refinements': { columns: { kind: oneOf(kinds), words, result: oneOf(kinds) } },
  'kind-groups': { columns: { group: id, kinds: eachOf(kinds) }, isUnique: true },
  pairings: { columns: { one: oneOf(kindsOrGroups), others: eachOf(kindsOrGroups), worth: within(2) } },
  families: { columns: { family: id, others: eachOf(families), worth: within(6) } },
  'color-names': {
    columns: {
      name: matching(/^[a-z0-9]+([- ][a-z]+)*$/),
      value: matching(/^(#[0-9a-f]{6})?$/),
      metal: oneOf(['gold', 'silver', 'rose', '']),
      swedish: matching(/^(\p{L}+(, \p{L}+, \p{L}+)?)?$/u),
    },
    isUnique: true,
  },
  categories: {
    columns: {
      category: oneOf(categories),
      style: oneOf(styles),
      form: oneOf(['en', 'ett', 'plural']),
      name: words,
      definite: words,
      plural: words,
    },
    isUnique: true,
  },
  'category-words': {
    columns: {
      meaning: oneOf([...categories, ...Object.keys(clipCategories), 'order', 'prepositions', 'no garment']),
      ...Object.fromEntries('en sv da-no de nl fr es it pt fi pl'.split(' ').map((each) => [each, phrases])),
    },
    isUnique: true,
  },
  'category-refinements': { columns: { from: eachOf(categories), words, to: oneOf(categories) } },
  'shop-colors': { columns: { color: oneOf(colors), words: phrases }, isUnique: true },
};

/** The faults of a table, each with its line and column. */
function faultsOf(name: string, text = contentOf(name)): string[] {
  const { columns, isUnique } = tables[name] ?? { columns: {} };
  const expected = Object.keys(columns);
  const content: unknown[][] | Record<string, unknown[]> = JSON.parse(text);
  const [header, ...rows] = Array.isArray(content)
    ? content
    : Object.entries(content).map((row) => row.flat());
  const faults: string[] = [];
  const found = (row: number, column: string, fault: string) =>
    faults.push(`${name}.json:${row + 3}: ${column}: ${fault}`);
  if (JSON.stringify(header) !== JSON.stringify(expected)) found(-1, 'header', `is not ${expected}`);
  if (text.split('\n').length !== rows.length + 4) faults.push(`${name}.json: is not a row a line`);
  const ids = new Set<unknown>();
  for (const [at, cells] of rows.entries()) {
    if (cells.length !== expected.length) found(at, 'row', `has ${cells.length} cells`);
    if (isUnique && ids.has(cells[0])) found(at, expected[0] ?? '', `stands twice: ${cells[0]}`);
    ids.add(cells[0]);
    for (const [index, [column, isValid]] of Object.entries(columns).entries())
      if (!isValid(cells[index]))
        found(at, column, `is unknown or malformed: ${JSON.stringify(cells[index])}`);
  }
  return faults;
}

it('Each table of the lexicon has its columns, a row a line, and cells that name what exists', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(names.map((name) => name.replace('.json', '')).sort()).toEqual(Object.keys(tables).sort());
  expect(Object.keys(tables).flatMap((name) => faultsOf(name))).toEqual([]);
});

it('Each category of the catalog has its row', () => {
  expect(columnOf('categories', 0)).toEqual(categories);
});

it('A fault in a table is reported with its line and column', () => {
  const header = '["shade", "colors", "en", "sv", "de", "fr", "es"]';
  const good = '["red", "red", "red", "röd", "rot", "rouge", "rojo"]';
  const bad = '["red", "rde", "red,  ruby", "röd", "rot", "rouge", "rojo"]';
  expect(faultsOf('colors', `[\n${header},\n${good}\n]\n`)).toEqual([]);
  expect(faultsOf('colors', `[\n${header},\n${good},\n${bad}\n]\n`)).toEqual([
    'colors.json:4: shade: stands twice: red',
    'colors.json:4: colors: is unknown or malformed: "rde"',
    'colors.json:4: en: is unknown or malformed: "red,  ruby"',
  ]);
});
