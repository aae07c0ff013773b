import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { swedish } from '#frontend/swedish/index.ts';
import { uploadMegabytes } from '#shared/limits';
import { foreignWords } from '../../support/texts/other-languages.ts';
import { textsIn } from '../../support/texts/texts-in.ts';

type Catalog = Readonly<Record<string, string>>;

const catalogs: readonly (readonly [name: string, catalog: Catalog])[] = globSync(
  'frontend/src/swedish/*.json',
).map((file) => [basename(file, '.json'), JSON.parse(readFileSync(file, 'utf8'))] as const);

/** The attributes whose values are shown or read out to people. */
const isForPeople = /^(alt|aria-label|aria-description|label|legend|placeholder|title)$/;

/** The sentences in `index.html`, which are shown before the app starts. */
const ofPage = [
  ...readFileSync('frontend/index.html', 'utf8').matchAll(/(?:content="|id="too-old">)([A-Z][^"<]+\.)["<]/g),
].map(([, text]) => text ?? '');

/** All texts that are shown: the arguments of `t` and `plural`, and the sentences of index.html. */
const shown = new Set(ofPage);
/** Texts in the code that are not passed to `t` or `plural`. */
const outside: string[] = [];

for (const file of globSync('frontend/src/**/*.{ts,tsx}', { exclude: ['frontend/src/swedish/**'] })) {
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && ['t', 'plural'].includes(node.expression.getText()))
      for (const { text } of node.arguments.filter(ts.isStringLiteral)) shown.add(text);
    if (ts.isJsxText(node) && /\p{L}{2}/u.test(node.text)) outside.push(`${file}: ${node.text.trim()}`);
    if (ts.isJsxAttribute(node) && isForPeople.test(node.name.getText()) && node.initializer)
      if (ts.isStringLiteral(node.initializer) && node.initializer.text !== '')
        outside.push(`${file}: ${node.initializer.text}`);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true));
}

/** The placeholders of a text. `{bytes}` is ignored: the Swedish text gives only the size in megabytes. */
const namesIn = (text: string) =>
  [...new Set(text.match(/\{\w+\}/g))].filter((name) => name !== '{bytes}').toSorted();

/** The English texts, with their catalog, whose Swedish ones do not hold what is expected of them. */
const failing = (holds: (english: string, translated: string) => boolean) =>
  catalogs.flatMap(([name, catalog]) =>
    Object.entries(catalog)
      .filter(([english, translated]) => !holds(english, translated))
      .map(([english]) => `${name}: ${english}`),
  );

it('every text is translated, with the names of the English one and its spaces at the ends', () => {
  const edges = (text: string) => [/^\s/.test(text), /\s$/.test(text)].join();
  expect(failing((_, translated) => translated.trim() !== '')).toEqual([]);
  expect(failing((english, translated) => `${namesIn(english)}` === `${namesIn(translated)}`)).toEqual([]);
  expect(failing((english, translated) => edges(english) === edges(translated))).toEqual([]);
});

it('every text of the catalogs is shown somewhere', () => {
  expect(failing((english) => shown.has(english))).toEqual([]);
});

it('every visible text in the code goes through t, except those without a translation', () => {
  expect(outside.filter((each) => !/: (Wardrobe|URL|https:\/\/)$/.test(each))).toEqual([]);
});

it('no text stands in two catalogs, and all catalogs are part of the whole', () => {
  const all = catalogs.flatMap(([, catalog]) => Object.keys(catalog));
  expect(all.filter((english, index) => all.indexOf(english) !== index)).toEqual([]);
  expect(new Set(Object.keys(swedish))).toEqual(new Set(all));
});

it('the page before the app has its texts in the catalogs', () => {
  expect(ofPage).toHaveLength(2);
  expect(Object.keys(swedish)).toEqual(expect.arrayContaining(ofPage));
});

/** The source files with texts that users see, including what the functions write. */
const files = globSync([
  'frontend/src/**/*.{ts,tsx}',
  'shared/{catalog,errors,limits}.ts',
  'shared/contract/*.ts',
  'functions/{generation,identity,outfits,pinboard}/**/*.ts',
])
  .filter((file) => !file.startsWith('frontend/src/swedish/'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

const foreignTexts = (file: string, source: string) =>
  textsIn(file, source).filter((text) => foreignWords(text).length > 0);

it('speaks English except in the texts that the product has in Swedish', () => {
  const found = files.flatMap(([file, source]) => foreignTexts(file, source).map((text) => ({ file, text })));
  expect(found).toEqual([
    { file: 'frontend/src/features/generation/generator.tsx', text: 'Generera en bild av outfiten' },
  ]);
});

it('takes the size that a photo may have from the limits, 10 MB, and writes no size out', () => {
  const sizes = files.flatMap(([, text]) => text.match(/\b\d+ ?MB/g) ?? []);
  expect(sizes).toEqual([]);
  expect(uploadMegabytes).toBe(10);
});
