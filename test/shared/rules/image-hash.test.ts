import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { looksAlike } from '#shared/rules/image-hash';

const red = 'a82830';
const hexadecimal = (digits: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: digits, maxLength: digits });

describe('two looks', () => {
  it('are alike up to ten bits', () => {
    expect(looksAlike(`0000000000000000${red}`, `00000000000003ff${red}`)).toBe(true);
    expect(looksAlike(`0000000000000000${red}`, `00000000000007ff${red}`)).toBe(false);
    expect(looksAlike(`0000000000000000${red}`, `ffffffffffffffff${red}`)).toBe(false);
  });

  it('are not alike in colors that nobody would confuse', () => {
    expect(looksAlike('0123456789abcdefa82830', '0123456789abcdef2c56ad')).toBe(false);
    expect(looksAlike('0123456789abcdefa82830', '0123456789abcdefb03038')).toBe(true);
  });

  it('without a color are alike or not by the rest', () => {
    expect(looksAlike('0123456789abcdef', `0123456789abcdef${red}`)).toBe(true);
    expect(looksAlike('0123456789abcdef', `fedcba9876543210${red}`)).toBe(false);
  });

  it('are alike or not whichever comes first, and each is like itself', () => {
    fc.assert(
      fc.property(hexadecimal(22), hexadecimal(22), (one, other) => {
        expect(looksAlike(one, one)).toBe(true);
        expect(looksAlike(one, other)).toBe(looksAlike(other, one));
      }),
    );
  });
});
