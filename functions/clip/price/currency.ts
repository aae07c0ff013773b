import type { Page } from '../parse-page.ts';
import symbolTable from './currency-symbols.json' with { type: 'json' };
import type { Locale } from './locale.ts';
import sharedTable from './shared-symbols.json' with { type: 'json' };

const currencyMetaTag = /(?:^|:|_|-)currency(?:code)?$/i;
const currencyAssignment =
  /\b(?:price)?currency(?:_?code|iso)?\\?["']?\s*[:=]\s*(?:\{\s*\\?["']?(?:active|code|iso_code)\\?["']?\s*:\s*)?\\?["']([A-Z]{3})\\?["']/i;

/** The currency that a page declares separately from its price, in a meta tag or a script. Null if it declares none. */
export function findPageCurrency(page: Page, locale: Locale): string | null {
  for (const [name, values] of page.metaTags) {
    const code = currencyMetaTag.test(name) && values[0] ? parseCurrency(values[0], locale) : null;
    if (code) return code;
  }
  for (const { text } of page.scripts) {
    const [, code = ''] = currencyAssignment.exec(text) ?? [];
    const known = code && parseCurrency(code, locale);
    if (known) return known;
  }
  return null;
}

const isoCodes = new Set(
  (
    'AED ARS AUD BGN BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP HKD HUF IDR ILS INR ISK JOD JPY KRW KWD MAD ' +
    'MXN MYR NGN NOK NZD OMR PEN PHP PLN QAR RON RSD RUB SAR SEK SGD THB TND TRY TWD UAH USD UYU VND ZAR'
  ).split(' '),
);
/** Symbols and local abbreviations that stand for one currency, in lower case. */
const symbols: Record<string, string> = symbolTable;
/** Symbols that several currencies share. The inner key is the region of the page, and the empty key is the default. */
const sharedSymbols: Record<string, Record<string, string>> = sharedTable;

/** The ISO 4217 code for a code or symbol, or null. The region decides between currencies of one symbol. */
export function parseCurrency(codeOrSymbol: string, { region }: Locale): string | null {
  const upper = codeOrSymbol.trim().toUpperCase();
  if (isoCodes.has(upper)) return upper;
  const lower = upper.toLowerCase().replace('￥', '¥');
  const byRegion = Object.hasOwn(sharedSymbols, lower) ? sharedSymbols[lower] : undefined;
  if (byRegion) return byRegion[region] ?? byRegion[''] ?? null;
  return (Object.hasOwn(symbols, lower) && symbols[lower]) || null;
}
