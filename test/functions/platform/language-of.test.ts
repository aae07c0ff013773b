import { expect, it } from 'vitest';
import { languageOf } from '#functions/platform/language-of';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['sv', 'sv'],
  ['sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
  ['en-US,en;q=0.9,sv;q=0.8', 'en'],
  ['en;q=0.5, SV;q=0.9', 'sv'],
  ['de-DE,de;q=0.9,sv;q=0.4', 'sv'],
  ['sv;q=0, de', 'en'],
  ['*', 'en'],
])('reads the language of “%s” as %s', (header, language) => {
  expect(languageOf({ 'accept-language': header })).toBe(language);
});
