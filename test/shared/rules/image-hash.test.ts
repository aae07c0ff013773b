import fc from 'fast-check';
import { expect, it } from 'vitest';
import { looksAlike } from '#shared/rules/image-hash';

const red = 'a82830';
const hexadecimal = (digits: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: digits, maxLength: digits });

it('two looks are alike up to ten bits, in colors that somebody may confuse', () => {
  const none = '0000000000000000';
  expect(looksAlike(`${none}${red}`, `00000000000003ff${red}`)).toBe(true);
  expect(looksAlike(`${none}${red}`, `00000000000007ff${red}`)).toBe(false);
  expect(looksAlike(`${none}${red}`, `${none}2c56ad`)).toBe(false);
  expect(looksAlike(`${none}${red}`, `${none}b03038`)).toBe(true);
  // Without a color they are alike or not by the rest.
  expect(looksAlike(none, `${none}${red}`)).toBe(true);
  expect(looksAlike(none, `fedcba9876543210${red}`)).toBe(false);
});

it('two looks are alike or not whichever comes first, and each is like itself', () => {
  fc.assert(
    fc.property(hexadecimal(22), hexadecimal(22), (one, other) => {
      expect(looksAlike(one, one)).toBe(true);
      expect(looksAlike(one, other)).toBe(looksAlike(other, one));
    }),
  );
});
