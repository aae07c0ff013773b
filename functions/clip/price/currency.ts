import symbolTable from './currency-symbols.json' with { type: 'json' };
import type { Locale } from './locale.ts';
import sharedTable from './shared-symbols.json' with { type: 'json' };

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
