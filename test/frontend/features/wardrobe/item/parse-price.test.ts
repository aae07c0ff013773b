import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePrice } from '#frontend/features/wardrobe/item/parse-price.ts';

describe('a typed price', () => {
  it.each([
    ['40', 40],
    [' 40 ', 40],
    ['0', 0],
    ['007', 7],
    ['12.5', 12.5],
    ['12,5', 12.5],
    ['12.99', 12.99],
    ['12,99', 12.99],
    ['1234,56', 1234.56],
    ['.5', 0.5],
    [',50', 0.5],
    ['-1', -1],
  ])('has its decimals after a point or a comma: %j', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it.each([
    ['1,234', 1234],
    ['1.234', 1234],
    ['12.999', 12_999],
    ['1 234', 1234],
    ['1\u00a0234', 1234],
    ['1\u202f234', 1234],
    ['1 234 567', 1_234_567],
    ['1,234,567', 1_234_567],
    ['1.234.567', 1_234_567],
  ])('has its thousands set apart: %j', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it.each([
    ['1.234,56', 1234.56],
    ['1,234.56', 1234.56],
    ['1,234.5', 1234.5],
    ['1 234,56', 1234.56],
    ['1\u00a0234.50', 1234.5],
    ['1.234.567,89', 1_234_567.89],
  ])('may have both: %j', (text, price) => {
    expect(parsePrice(text)).toBe(price);
  });

  it.each([
    ['nothing', ''],
    ['only a space', ' '],
    ['only a sign', '.'],
    ['only a minus', '-'],
    ['letters', 'a lot'],
    ['a currency', '40 €'],
    ['hex', '0x10'],
    ['an exponent', '1e3'],
    ['infinity', 'Infinity'],
    ['a sign that ends it', '12.'],
    ['four decimals', '1.2345'],
    ['three decimals after thousands', '1.234,567'],
    ['three decimals of what has no thousands', '0.999'],
    ['three decimals of a long number', '1234.567'],
    ['two decimal signs', '1.5.5'],
    ['the same sign for both', '1.234.56'],
    ['thousands of two digits', '1,23,456'],
    ['thousands of two kinds', '1 234.567'],
    ['a space in the wrong place', '12 34'],
    ['two spaces', '1  234'],
    ['a minus that follows', '5-'],
  ])('is none when it is %s', (_, text) => {
    expect(parsePrice(text)).toBeNull();
  });

  it('is the amount that was meant, however it is written', () => {
    const locales = ['en', 'de', 'fr', 'pl'].map(
      (locale) =>
        new Intl.NumberFormat(locale, {
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e8 }), fc.constantFrom(...locales), (cents, locale) => {
        expect(parsePrice(locale.format(cents / 100))).toBe(cents / 100);
      }),
    );
  });
});
