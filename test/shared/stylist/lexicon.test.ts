import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { categories, colors, fallbackColor } from '#shared/catalog';
import type { Role } from '#shared/stylist/hearing/words/grammar';
import { settings } from '#shared/stylist/hearing/words/settings';
import { styleRules } from '#shared/stylist/hearing/words/style-rules';

const folder = 'shared/stylist/lexicon';
const words = ['en', 'sv', 'de', 'fr', 'es'];
const oneOf = (names: Iterable<string>) => {
  const known = new Set(names);
  return (cell: unknown) => known.has(String(cell));
};
const eachOf = (names: Iterable<string>, separator: string | RegExp) => {
  const isKnown = oneOf(names);
  return (cell: unknown) => String(cell).split(separator).every(isKnown);
};
const matching = (pattern: RegExp) => (cell: unknown) => pattern.test(String(cell));
const within = (most: number) => (cell: unknown) => typeof cell === 'number' && Math.abs(cell) <= most;

const roles = [
  ...(['negation', 'negationAfter', 'for', 'lostPiece', 'negatesBack', 'notNegation', 'softener'] as const),
  ...(['only', 'all', 'accent', 'but', 'and', 'or', 'with', 'mine', 'want', 'enough', 'instead'] as const),
  ...(['upper', 'lower', 'plays', 'allowed'] as const),
] satisfies Role[];
const id = matching(/^[a-z][a-z0-9-]*$/);

/** The columns of each table before those of the languages, with what a cell must fulfil, and whether ids are unique. */
const tables: Record<string, { columns: Record<string, (cell: unknown) => boolean>; isUnique?: true }> = {
  garments: {
    columns: {
      meaning: (cell) => eachOf(categories, / & | /)(String(cell).replaceAll(/ \+ [^&]+(?= &|$)/g, '')),
    },
  },
  colors: { columns: { shade: id, colors: eachOf([...colors, fallbackColor], ' ') }, isUnique: true },
  tags: { columns: { tag: id, kind: oneOf(['fabric', 'pattern', 'feature']) } },
  places: {
    columns: {
      names: matching(/\S/),
      latitude: within(90),
      longitude: within(180),
      maxima: matching(/^(-?\d+ ){11}-?\d+$/),
    },
    isUnique: true,
  },
  events: { columns: { setting: oneOf(Object.keys(settings)) } },
  styles: { columns: { style: oneOf(Object.keys(styleRules)) } },
  weather: { columns: { meaning: matching(/^([a-z]+(-[a-z]+)*|[a-z]+:(-?\d+|[a-z-]+))$/) } },
  comforts: { columns: { comfort: id } },
  grammar: { columns: { role: oneOf(roles) } },
  idioms: { columns: {} },
  numbers: { columns: { value: within(100) } },
  'everyday-words': {
    columns: {
      kind: oneOf(['function', 'neutral']),
      language: oneOf(words),
      words: matching(/^\S+( \S+)*$/),
    },
  },
};
const withoutLanguages = ['places', 'everyday-words'];

/** The faults of a table, each with its line and column. */
function faultsOf(name: string): string[] {
  const text = readFileSync(`${folder}/${name}.json`, 'utf8');
  const { columns, isUnique } = tables[name] ?? { columns: {} };
  const [header, ...rows] = JSON.parse(text) as unknown[][];
  const expected = [...Object.keys(columns), ...(withoutLanguages.includes(name) ? [] : words)];
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
    for (const [index, column] of expected.entries()) {
      const cell = cells[index];
      const isValid = columns[column];
      if (isValid && !isValid(cell)) found(at, column, `is unknown or malformed: ${cell}`);
      if (isValid) continue;
      const phrases = String(cell ?? '').split(', ');
      if (phrases.some((phrase) => phrase !== phrase.trim() || (phrase === '' && phrases.length > 1)))
        found(at, column, 'has an empty phrase or spaces around one');
    }
  }
  return faults;
}

it('Each table of the lexicon has its columns, a row a line, and cells that name what exists', () => {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(names.map((name) => name.replace('.json', '')).sort()).toEqual(Object.keys(tables).sort());
  expect(Object.keys(tables).flatMap(faultsOf)).toEqual([]);
});
