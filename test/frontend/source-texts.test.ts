import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { uploadMegabytes } from '#shared/limits';
import { foreignWords } from '../support/texts/other-languages.ts';
import { textsIn } from '../support/texts/texts-in.ts';

/** The source files with texts that users see, including the texts of the stylist and of the user pool's mail. */
const files = globSync([
  'frontend/src/**/*.{ts,tsx}',
  'shared/{catalog,errors,limits}.ts',
  'shared/contract/*.ts',
  'functions/{generation,identity,outfits,pinboard}/**/*.ts',
])
  .filter((file) => !file.startsWith('frontend/src/swedish/'))
  .map((file) => [file, readFileSync(file, 'utf8')] as const);

/** Files that hold a text in both languages: the long policy, and the mails, which one function writes. */
const inBothLanguages = [
  'frontend/src/features/policy/texts.ts',
  'functions/identity/workers/custom-message.ts',
];

const foreignTexts = (file: string, source: string) =>
  textsIn(file, source).filter((text) => foreignWords(text).length > 0);

it('speaks English except in the texts that the product has in Swedish', () => {
  const found = files.flatMap(([file, source]) => foreignTexts(file, source).map((text) => ({ file, text })));
  expect(found.filter(({ file }) => !inBothLanguages.includes(file))).toEqual([
    { file: 'frontend/src/features/generation/generator.tsx', text: 'Generera en bild av outfiten' },
  ]);
  expect(new Set(found.map(({ file }) => file))).toEqual(
    new Set(['frontend/src/features/generation/generator.tsx', ...inBothLanguages]),
  );
});

it('takes the size that a photo may have from the limits, 10 MB, and writes no size out', () => {
  const sizes = files.flatMap(([, text]) => text.match(/\b\d+ ?MB/g) ?? []);
  expect(sizes).toEqual([]);
  expect(uploadMegabytes).toBe(10);
});
