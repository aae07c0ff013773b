import type { Page } from '../page.ts';
import { parseCurrency } from './currency.ts';
import type { Locale } from './locale.ts';

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
