import { expect, it } from 'vitest';
import { languageOf } from '#functions/platform/language-of';

it('the language of an answer is the best of Swedish and English in the header, by default English', () => {
  for (const [header, language] of [
    [undefined, 'en'],
    ['', 'en'],
    ['sv-SE,sv;q=0.9,en;q=0.8', 'sv'],
    ['en-US,en;q=0.9,sv;q=0.8', 'en'],
    ['en;q=0.5, SV;q=0.9', 'sv'],
    ['de-DE,de;q=0.9,sv;q=0.4', 'sv'],
    ['sv;q=0, de', 'en'],
    ['*', 'en'],
  ])
    expect(languageOf({ 'accept-language': header }), header).toBe(language);
});
