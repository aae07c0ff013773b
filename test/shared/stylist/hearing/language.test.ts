import { expect, it } from 'vitest';
import { answerLanguage, isSurelyIn } from '#shared/stylist/hearing/language';

it.each([
  ['en', 'dinner with my parents at Noma', true],
  ['en', 'black dress', true],
  ['en', 'svart klänning', false],
  ['en', 'något svart till middagen', false],
  ['sv', 'något svart till middagen på Noma', true],
  ['sv', 'a black dress for my date', false],
] as const)('whether a text is surely in %s: %s', (language, text, isSure) => {
  expect(isSurelyIn(language, text)).toBe(isSure);
});

it.each([
  ['Ska jag ha kjol till intervjun?', 'en', 'sv'],
  ['What should I wear to the interview?', 'sv', 'en'],
  ['smart casual', 'sv', 'sv'],
  ['black dress', 'en', 'en'],
] as const)('“%s” of a person whose app is in %s is answered in %s', (prompt, own, language) => {
  expect(answerLanguage(prompt, own)).toBe(language);
});
