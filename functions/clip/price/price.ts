import type { Locale } from './locale.ts';

export type Price = { amount: number; currency: string | null };

const isoCodes = new Set(
  (
    'AED ARS AUD BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JOD JPY KRW KWD MAD ' +
    'MXN MYR NGN NOK NZD OMR PEN PHP PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR'
  ).split(' '),
);
const signs: Record<string, string> = {
  '€': 'EUR',
  euro: 'EUR',
  '£': 'GBP',
  us$: 'USD',
  au$: 'AUD',
  a$: 'AUD',
  ca$: 'CAD',
  c$: 'CAD',
  nz$: 'NZD',
  hk$: 'HKD',
  s$: 'SGD',
  mx$: 'MXN',
  r$: 'BRL',
  zł: 'PLN',
  kč: 'CZK',
  ft: 'HUF',
  lei: 'RON',
  лв: 'BGN',
  '₽': 'RUB',
  руб: 'RUB',
  '₺': 'TRY',
  tl: 'TRY',
  '₴': 'UAH',
  '₹': 'INR',
  rs: 'INR',
  '₩': 'KRW',
  '₫': 'VND',
  '₪': 'ILS',
  '฿': 'THB',
  'fr.': 'CHF',
  元: 'CNY',
  円: 'JPY',
  nt$: 'TWD',
  can$: 'CAD',
  cad$: 'CAD',
  sgd$: 'SGD',
  usd$: 'USD',
  aud$: 'AUD',
  rp: 'IDR',
  rm: 'MYR',
  '₱': 'PHP',
  원: 'KRW',
  грн: 'UAH',
  р: 'RUB',
  zl: 'PLN',
  euros: 'EUR',
  fr: 'CHF',
  sfr: 'CHF',
  yen: 'JPY',
  r: 'ZAR',
  '￡': 'GBP',
  ':-': 'SEK',
  ',-': 'NOK',
};
/** Signs that several countries share, by the country whose page they stand on. */
const shared: Record<string, Record<string, string>> = {
  kr: { DK: 'DKK', NO: 'NOK', IS: 'ISK', '': 'SEK' },
  $: {
    AU: 'AUD',
    CA: 'CAD',
    NZ: 'NZD',
    SG: 'SGD',
    HK: 'HKD',
    MX: 'MXN',
    CL: 'CLP',
    AR: 'ARS',
    CO: 'COP',
    '': 'USD',
  },
  '¥': { CN: 'CNY', '': 'JPY' },
};
/** More than any dress costs in the smallest money there is. */
const highest = 1e10;
const threeDecimals = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

const number =
  /\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?(?!\d)|\d+[.,]\d{4,}|\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,3})?/g;
const currency =
  /(?:us|au|ca|nz|hk|mx|nt|can|cad|sgd|usd|aud)\$|[acsr]\$|€|£|￡|\$|¥|￥|euros?|kr|:-|,-|zł|zl|kč|ft|lei|лв|₽|руб|грн|р|₺|tl|₴|₹|rs|rp|rm|₱|₩|원|₫|₪|฿|s?fr\.?|元|円|yen|r|\b[a-z]{3}\b/i;
/** A sign of letters is a word of its own: 'left 3' speaks of no forints. */
const ahead = new RegExp(`(?<!\\p{L})(${currency.source})[.:]?\\s*$`, 'iu');
const behind = new RegExp(`^\\s*(${currency.source})(?!\\p{L})`, 'iu');
const dash = /^\s*(?:[-–—~]|to|bis|till|til|à|a|hasta|tot)\s*$/i;
const installments = /\b(?:or|eller|oder|ou|of|o)\s+\d+\s*(?:x\b|×|interest|payments|delbet|mensualit)/i;

/** What follows a share in percent, or a price without tax. */
const notToPay =
  /^\s*(?:%|\S{0,3}\s*\(?(?:ex|exc|excl|excluding|exkl|exclus|ohne|netto|zonder|sans)\b\.?\s*(?:vat|btw|moms|mwst|iva|tva|tax))/i;

/** The price a text tells, the lower one of a range; null where it tells none. */
export function readPrice(text: string, locale: Locale): Price | null {
  const told = evenly(text.slice(0, 200)).split(installments, 1)[0] ?? '';
  const found = [...told.matchAll(number)].map(({ 0: digits, index }) => {
    const end = index + digits.length;
    const [, before = ''] = ahead.exec(told.slice(Math.max(0, index - 8), index)) ?? [];
    const [, after = ''] = behind.exec(told.slice(end, end + 8)) ?? [];
    const code = currencyOf(before, locale) ?? currencyOf(after, locale);
    return { digits, start: index, end, code, other: notToPay.test(told.slice(end, end + 24)) };
  });
  // Of '10 – 20 €' the sign belongs to both.
  found.forEach((one, i) => {
    const next = found[i + 1];
    if (!next || !dash.test(told.slice(one.end, next.start).replace(currency, ''))) return;
    one.code ??= next.code;
    next.code ??= one.code;
  });
  const all = found.filter(({ other }) => !other);
  const priced = all.some(({ code }) => code) ? all.filter(({ code }) => code) : all.slice(0, 1);
  const prices = priced
    .map(({ digits, code }) => ({ amount: amountOf(digits, code), currency: code }))
    .filter(({ amount }) => isPrice(amount));
  // 'AED 8000 (USD 2179)' says one price twice.
  return prices
    .filter(({ currency }) => currency === prices[0]?.currency)
    .reduce<Price | null>((low, price) => (low && low.amount <= price.amount ? low : price), null);
}

/** Decimals where they belong: '119. 95', '35€99', '.75'. */
const evenly = (text: string) =>
  text
    .replace(/(\d[.,]) (\d{2})(?!\d)/g, '$1$2')
    .replace(/(\d)\s?€\s?(\d{2})(?!\s*[\d€.,%])/g, '$1,$2 €')
    .replace(/(^|[^\d.,])\.(\d{2})(?!\d)/g, '$10.$2');

/** An amount as a program writes it, a number or a text; anything that is none is null. */
export function readAmount(value: unknown, code: string | null): number | null {
  if (typeof value === 'number') return isPrice(value) ? round(value) : null;
  if (typeof value !== 'string' || /\de[+-]?\d/i.test(value)) return null;
  const [digits] = value.slice(0, 60).match(number) ?? [];
  const amount = digits ? amountOf(digits, code) : 0;
  return isPrice(amount) ? amount : null;
}

export function currencyOf(sign: string, { region }: Locale): string | null {
  const upper = sign.trim().toUpperCase();
  if (isoCodes.has(upper)) return upper;
  const lower = upper.toLowerCase().replace('￥', '¥');
  const byRegion = Object.hasOwn(shared, lower) ? shared[lower] : undefined;
  if (byRegion) return byRegion[region] ?? byRegion[''] ?? null;
  return (Object.hasOwn(signs, lower) && signs[lower]) || null;
}

/** What separates thousands and what decimals, only the number itself tells: '1.299,00', '1,299', '12.5'. */
function amountOf(digits: string, code: string | null): number {
  const plain = digits.replace(/[ \u00a0\u202f'’]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return Number(plain);
  const separator = plain.charAt(last);
  const whole = plain.slice(0, last);
  const decimals = plain.slice(last + 1);
  const otherSeparator = separator === '.' ? ',' : '.';
  const repeated = whole.includes(separator);
  const thousands =
    repeated ||
    (decimals.length === 3 &&
      !whole.includes(otherSeparator) &&
      whole !== '0' &&
      whole.length <= 3 &&
      !threeDecimals.has(code ?? ''));
  const unseparated = whole.replace(/[.,]/g, '');
  return round(Number(thousands ? unseparated + decimals : `${unseparated}.${decimals}`));
}

const isPrice = (amount: number) => amount > 0 && amount <= highest;
const round = (amount: number) => Math.round(amount * 1000) / 1000;
