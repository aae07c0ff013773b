import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePrice } from '#frontend/features/wardrobe/item/parse-price.ts';

it('a typed price has its decimals after a point or a comma, and its thousands set apart', () => {
  const cases: Record<string, number> = {
    '40': 40,
    ' 40 ': 40,
    '0': 0,
    '007': 7,
    '12.5': 12.5,
    '12,99': 12.99,
    '1234,56': 1234.56,
    '.5': 0.5,
    ',50': 0.5,
    '-1': -1,
    '1,234': 1234,
    '12.999': 12_999,
    '1 234': 1234,
    '1\u00a0234': 1234,
    '1\u202f234': 1234,
    '1 234 567': 1_234_567,
    '1,234,567': 1_234_567,
    '1.234,56': 1234.56,
    '1,234.5': 1234.5,
    '1\u00a0234.50': 1234.5,
    '1.234.567,89': 1_234_567.89,
  };
  expect(Object.fromEntries(Object.keys(cases).map((text) => [text, parsePrice(text)]))).toEqual(cases);
});

it('a typed price is none when it is something else than a number', () => {
  const nothing = ['', ' ', '.', '-', 'a lot', '40 €', '0x10', '1e3', 'Infinity', '12.', '5-'];
  const tooExact = ['1.2345', '1.234,567', '0.999', '1234.567'];
  const wronglySetApart = ['1.5.5', '1.234.56', '1,23,456', '1 234.567', '12 34', '1  234'];
  for (const text of [...nothing, ...tooExact, ...wronglySetApart])
    expect([text, parsePrice(text)]).toEqual([text, null]);
});

it('a typed price is the amount that was meant, however it is written', () => {
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
