import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstCharacter, shorten } from '#shared/rules/shorten';

it('a text is shortened between characters', () => {
  for (const [text, most, short] of [
    ['a short text', 20, 'a short text'],
    ['a short text', 7, 'a short'],
    ['', 3, ''],
    ['Ida 👩‍👩‍👧', 6, 'Ida '],
    ['Ida 👩‍👩‍👧', 12, 'Ida 👩‍👩‍👧'],
    ['🇸🇪🇳🇴', 5, '🇸🇪'],
    ['e\u0301toile', 1, ''],
  ] as const)
    expect(shorten(text, most)).toBe(short);
});

it('no character is cut, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(30), (text, most) => {
      const short = shorten(text, most);
      const characters = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
      expect(short.length).toBeLessThanOrEqual(most);
      expect(characters.map((_, index) => characters.slice(0, index).join('')).concat(text)).toContain(short);
    }),
  );
});

it('the first character is the one that is seen', () => {
  expect(['Ida', '🇸🇪 Ida', 'e\u0301va', ''].map(firstCharacter)).toEqual(['I', '🇸🇪', 'e\u0301', '']);
});
