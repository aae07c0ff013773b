import type { Language } from '#shared/languages';

/** The language that the app speaks. A build speaks one: see `../../translation.ts`. */
export const language: Language = import.meta.env.VITE_LANGUAGE === 'sv' ? 'sv' : 'en';
/** Known when the app is built, which leaves out the words of the other language. */
export const isSwedish = import.meta.env.VITE_LANGUAGE === 'sv';

/** An address that shows the open page in a language, to which this browser then keeps: see `route-pages.js`. */
export function inLanguage(chosen: Language): string {
  const parameters = new URLSearchParams(location.search);
  parameters.set('language', chosen);
  return `?${parameters}${location.hash}`;
}
