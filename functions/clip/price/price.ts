import { parseCurrency } from './currency.ts';
import type { Locale } from './locale.ts';

/** An amount in whole currency units (1.5 euros), and an ISO 4217 code. Null if the page names no currency. */
export type Price = { amount: number; currency: string | null };

/** Guards against reading article numbers as prices. No garment costs more, even in very small units. */
const maxAmount = 1e10;
const threeDecimalCurrencies = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Tries these notations in order: Indian grouping (1,23,456.00), many decimals, grouped thousands, plain digits. */
const numberPattern =
  /\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?(?!\d)|\d+[.,]\d{4,}|\d{1,3}(?:[ \u00a0\u202f.,'’]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,3})?/g;
const currencyPattern =
  /(?:us|au|ca|nz|hk|mx|nt|can|cad|sgd|usd|aud)\$|[acsr]\$|€|£|￡|\$|¥|￥|euros?|kr|:-|,-|zł|zl|kč|ft|lei|лв|₽|руб|грн|р|₺|tl|₴|₹|rs|rp|rm|₱|₩|원|₫|₪|฿|s?fr\.?|元|円|yen|r|\b[a-z]{3}\b/i;
/** A symbol made of letters must be a separate word. Otherwise 'left 3' would contain the Hungarian 'ft'. */
const currencyBefore = new RegExp(`(?<!\\p{L})(${currencyPattern.source})[.:]?\\s*$`, 'iu');
const currencyAfter = new RegExp(`^\\s*(${currencyPattern.source})(?!\\p{L})`, 'iu');
const rangeDash = /^\s*(?:[-–—~]|to|bis|till|til|à|a|hasta|tot)\s*$/i;
const installments = /\b(?:or|eller|oder|ou|of|o)\s+\d+\s*(?:x\b|×|interest|payments|delbet|mensualit)/i;

/** Matches the text after a number that is a percentage or a price without tax. */
const notPayable =
  /^\s*(?:%|\S{0,3}\s*\(?(?:ex|exc|excl|excluding|exkl|exclus|ohne|netto|zonder|sans)\b\.?\s*(?:vat|btw|moms|mwst|iva|tva|tax))/i;

/**
 * Parses a displayed price in the notation of any country ('1.299,00 €', '$1,299'). For a range it returns the lower
 * end. Ignores installments, percentages and prices without tax. Null if the text has no price.
 */
export function parsePrice(displayed: string, locale: Locale): Price | null {
  const text = normalizeDecimals(displayed.slice(0, 200)).split(installments, 1)[0] ?? '';
  const numbers = [...text.matchAll(numberPattern)].map(({ 0: digits, index }) => {
    const end = index + digits.length;
    const [, before = ''] = currencyBefore.exec(text.slice(Math.max(0, index - 8), index)) ?? [];
    const [, after = ''] = currencyAfter.exec(text.slice(end, end + 8)) ?? [];
    const code = parseCurrency(before, locale) ?? parseCurrency(after, locale);
    return { digits, start: index, end, code, isPayable: !notPayable.test(text.slice(end, end + 24)) };
  });
  // In a range such as '10 – 20 €' the symbol applies to both numbers.
  numbers.forEach((number, i) => {
    const next = numbers[i + 1];
    if (!next || !rangeDash.test(text.slice(number.end, next.start).replace(currencyPattern, ''))) return;
    number.code ??= next.code;
    next.code ??= number.code;
  });
  const payable = numbers.filter(({ isPayable }) => isPayable);
  const withCurrency = payable.filter(({ code }) => code);
  const prices = (withCurrency.length ? withCurrency : payable.slice(0, 1))
    .map(({ digits, code }) => ({ amount: parseDigits(digits, code), currency: code }))
    .filter(({ amount }) => isPrice(amount));
  // 'AED 8000 (USD 2179)' is one price in two currencies. The first currency counts.
  return prices
    .filter(({ currency }) => currency === prices[0]?.currency)
    .reduce<Price | null>((low, price) => (low && low.amount <= price.amount ? low : price), null);
}

/** Joins the parts of a price that are written apart: '119. 95', '35€99', '.75'. */
const normalizeDecimals = (text: string) =>
  text
    .replace(/(\d[.,]) (\d{2})(?!\d)/g, '$1$2')
    .replace(/(\d)\s?€\s?(\d{2})(?!\s*[\d€.,%])/g, '$1,$2 €')
    .replace(/(^|[^\d.,])\.(\d{2})(?!\d)/g, '$10.$2');

/**
 * Parses an amount from data, which is a number or a text. The currency code decides whether '12.500' means three
 * decimals or thousands. Null for zero, negative numbers and values that are not an amount.
 */
export function parseAmount(value: unknown, code: string | null): number | null {
  if (typeof value === 'number') return isPrice(value) ? round(value) : null;
  if (typeof value !== 'string' || /\de[+-]?\d/i.test(value)) return null;
  const [digits] = value.slice(0, 60).match(numberPattern) ?? [];
  const amount = digits ? parseDigits(digits, code) : 0;
  return isPrice(amount) ? amount : null;
}

/** Parses an amount with a declared currency. If that is missing or unknown, a symbol in the amount decides. */
export function parseAmountAndCode(value: string | null, code: string | null, locale: Locale): Price | null {
  if (!value) return null;
  const currency = (code && parseCurrency(code, locale)) || (parsePrice(value, locale)?.currency ?? null);
  const amount = parseAmount(value, currency);
  return amount === null ? null : { amount, currency };
}

/** Decides which separator is for thousands and which is for decimals, as in '1.299,00', '1,299' and '12.5'. */
function parseDigits(digits: string, code: string | null): number {
  const plain = digits.replace(/[ \u00a0\u202f'’]/g, '');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return Number(plain);
  const separator = plain.charAt(last);
  const whole = plain.slice(0, last);
  const decimals = plain.slice(last + 1);
  const otherSeparator = separator === '.' ? ',' : '.';
  const isRepeated = whole.includes(separator);
  const isThousands =
    isRepeated ||
    (decimals.length === 3 &&
      !whole.includes(otherSeparator) &&
      whole !== '0' &&
      whole.length <= 3 &&
      !threeDecimalCurrencies.has(code ?? ''));
  const ungrouped = whole.replace(/[.,]/g, '');
  return round(Number(isThousands ? ungrouped + decimals : `${ungrouped}.${decimals}`));
}

const isPrice = (amount: number) => amount > 0 && amount <= maxAmount;
const round = (amount: number) => Math.round(amount * 1000) / 1000;
