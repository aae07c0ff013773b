import { describe, expect, it } from 'vitest';
import { parseAmount, parsePrice } from '#functions/clip/price/price';
import prices from './prices.json' with { type: 'json' };

const price = (text: string, region = '') => {
  const found = parsePrice(text, { language: '', region });
  return found && `${found.amount} ${found.currency}`;
};

describe('a displayed price is parsed in the notation of its country', () => {
  it.each(prices as [string, ...string[]][])('%s', (wanted, ...texts) => {
    for (const text of texts) expect(price(text), text).toBe(wanted);
  });

  it.each(['DK', 'NO', 'IS', 'SE'])('kr is the krone of the region %s', (region) =>
    expect(price('1 299 kr', region)).toBe(`1299 ${region}K`),
  );

  it.each(['Sold out', '', 'Free', '-20 %', '£0.00'])('no price: %s', (text) =>
    expect(price(text)).toBeNull(),
  );
});

describe('an amount in data', () => {
  it.each([
    [1299, ['1299.00', '1299', '1,299.00', '1.299,00']],
    [49.9, [49.9, '49.900000', '$49.90']],
  ])('is parsed as %d', (wanted, values) => {
    for (const value of values) expect(parseAmount(value, 'USD'), `${value}`).toBe(wanted);
  });

  it.each([0, -5, Number.NaN, '', 'POA', null, undefined, {}, '1e9'])('is refused: %s', (value) =>
    expect(parseAmount(value, 'USD')).toBeNull(),
  );
});
