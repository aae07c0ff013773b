import type { Page } from '../parse-page.ts';
import type { Locale } from './locale.ts';
import { currencyOf } from './price.ts';

const ofCurrency = /(?:^|:|_|-)currency(?:code)?$/i;
const inScript =
  /\b(?:price)?currency(?:_?code|iso)?\\?["']?\s*[:=]\s*(?:\{\s*\\?["']?(?:active|code|iso_code)\\?["']?\s*:\s*)?\\?["']([A-Z]{3})\\?["']/i;

/** The currency of a page that tells it apart from the price: in a meta tag, or where a script sets it. */
export function currencyOfPage(page: Page, locale: Locale): string | null {
  for (const [name, values] of page.metas) {
    const code = ofCurrency.test(name) && values[0] ? currencyOf(values[0], locale) : null;
    if (code) return code;
  }
  for (const { text } of page.scripts) {
    const [, code = ''] = inScript.exec(text) ?? [];
    const known = code && currencyOf(code, locale);
    if (known) return known;
  }
  return null;
}
