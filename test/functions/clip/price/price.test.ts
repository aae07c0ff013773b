import { describe, expect, it } from 'vitest';
import { parseAmount, parsePrice } from '#functions/clip/price/price';

const price = (text: string, region = '') => {
  const found = parsePrice(text, { language: '', region });
  return found && `${found.amount} ${found.currency}`;
};

describe('a displayed price is parsed in the notation of its country', () => {
  it.each([
    ['1299 EUR', '1.299,00 €', '1 299,00 €', '1\u202f299,00\u00a0€', '€1,299.00'],
    ['89 EUR', '€ 89,-'],
    ['35.99 EUR', '35€99'],
    ['49.95 EUR', '49,95 EUR'],
    ['10 EUR', '10 – 20 €'],
    ['1299 CHF', "CHF 1'299.-"],
    ['1299.95 CHF', 'CHF 1’299.95'],
    ['79.9 CHF', 'Fr. 79.90'],
    ['49.99 GBP', '£49.99'],
    ['1250 GBP', '£1,250'],
    ['30 GBP', 'Now £30 (20% off)'],
    ['29.66 GBP', '£29.66 (£24.71 ex VAT)'],
    ['1299 USD', '$1,299'],
    ['119.95 USD', '$119. 95'],
    ['12.99 USD', 'US$ 12.99'],
    ['30 USD', 'From $30.00 to $45.00'],
    ['45 CAD', 'C$45.00'],
    ['1.23 CAD', 'CAN$1.23'],
    ['190 AUD', 'A$190'],
    ['1299 SEK', '1 299 kr', '1 299:-', 'kr 1 299,00'],
    ['499 SEK', 'kr 499 or 4 payments of kr 124,75'],
    ['1299.5 PLN', '1.299,50 zł'],
    ['199.99 PLN', '199,99 zl'],
    ['1505 CZK', '1 505 Kč'],
    ['39990 HUF', '39 990 Ft'],
    ['349.9 BRL', 'R$ 349,90'],
    ['899 ZAR', 'R 899.00'],
    ['12000 JPY', '¥12,000'],
    ['12000 KRW', '12,000원'],
    ['123456 INR', '₹1,23,456.00'],
    ['1299.9 TRY', '₺1.299,90'],
    ['69.9 TRY', '69,90 TL'],
    ['1160 TWD', 'NT$ 1,160'],
    ['350000 IDR', 'Rp 350.000'],
    ['12.5 KWD', 'KWD 12.500'],
    ['8000 AED', 'AED 8000 (USD 2179)'],
    ['12.5 null', '12.50'],
  ])('%s', (wanted, ...texts) => {
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
