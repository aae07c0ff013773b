import { describe, expect, it } from 'vitest';
import { parseAmount, parsePrice } from '#functions/clip/price/price';

const price = (text: string, region = '') => {
  const found = parsePrice(text, { language: '', region });
  return found && `${found.amount} ${found.currency}`;
};

describe('a displayed price is parsed in the notation of its country', () => {
  it.each([
    ['1.299,00 €', '1299 EUR'],
    ['1 299,00 €', '1299 EUR'],
    ['1\u202f299,00\u00a0€', '1299 EUR'],
    ['€1,299.00', '1299 EUR'],
    ['€ 89,-', '89 EUR'],
    ['35€99', '35.99 EUR'],
    ['49,95 EUR', '49.95 EUR'],
    ["CHF 1'299.-", '1299 CHF'],
    ['CHF 1’299.95', '1299.95 CHF'],
    ['Fr. 79.90', '79.9 CHF'],
    ['£49.99', '49.99 GBP'],
    ['£1,250', '1250 GBP'],
    ['$1,299', '1299 USD'],
    ['$119. 95', '119.95 USD'],
    ['US$ 12.99', '12.99 USD'],
    ['C$45.00', '45 CAD'],
    ['CAN$1.23', '1.23 CAD'],
    ['A$190', '190 AUD'],
    ['1 299 kr', '1299 SEK'],
    ['1 299:-', '1299 SEK'],
    ['kr 1 299,00', '1299 SEK'],
    ['1.299,50 zł', '1299.5 PLN'],
    ['199,99 zl', '199.99 PLN'],
    ['1 505 Kč', '1505 CZK'],
    ['39 990 Ft', '39990 HUF'],
    ['R$ 349,90', '349.9 BRL'],
    ['R 899.00', '899 ZAR'],
    ['¥12,000', '12000 JPY'],
    ['12,000원', '12000 KRW'],
    ['₹1,23,456.00', '123456 INR'],
    ['₺1.299,90', '1299.9 TRY'],
    ['69,90 TL', '69.9 TRY'],
    ['NT$ 1,160', '1160 TWD'],
    ['Rp 350.000', '350000 IDR'],
    ['KWD 12.500', '12.5 KWD'],
    ['AED 8000 (USD 2179)', '8000 AED'],
    ['From $30.00 to $45.00', '30 USD'],
    ['10 – 20 €', '10 EUR'],
    ['Now £30 (20% off)', '30 GBP'],
    ['£29.66 (£24.71 ex VAT)', '29.66 GBP'],
    ['kr 499 or 4 payments of kr 124,75', '499 SEK'],
    ['12.50', '12.5 null'],
  ])('%s is %s', (text, wanted) => expect(price(text)).toBe(wanted));

  it.each([
    ['DK', 'DKK'],
    ['NO', 'NOK'],
    ['IS', 'ISK'],
    ['SE', 'SEK'],
  ])('kr in the region %s is %s', (region, code) => expect(price('1 299 kr', region)).toBe(`1299 ${code}`));

  it.each(['Sold out', '', 'Free', '-20 %', '£0.00'])('no price: %s', (text) =>
    expect(price(text)).toBeNull(),
  );
});

describe('an amount in data', () => {
  it.each([
    ['1299.00', 1299],
    ['1299', 1299],
    ['1,299.00', 1299],
    ['1.299,00', 1299],
    [49.9, 49.9],
    ['49.900000', 49.9],
    ['$49.90', 49.9],
  ])('%s is parsed as %d', (value, wanted) => expect(parseAmount(value, 'USD')).toBe(wanted));

  it.each([0, -5, Number.NaN, '', 'POA', null, undefined, {}, '1e9'])('is refused: %s', (value) =>
    expect(parseAmount(value, 'USD')).toBeNull(),
  );
});
