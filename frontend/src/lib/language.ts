import type { Language } from '#shared/languages';

/** The language of the app. Each build has one: see `../../translation.ts`. */
export const language: Language = import.meta.env.VITE_LANGUAGE === 'sv' ? 'sv' : 'en';
/** Known at build time, so that a build leaves out the words of the other language. */
export const isSwedish = import.meta.env.VITE_LANGUAGE === 'sv';

/** The address of the current page in another language. The browser remembers the choice: see `route-pages.js`. */
export function inLanguage(chosen: Language): string {
  const parameters = new URLSearchParams(location.search);
  parameters.set('language', chosen);
  return `?${parameters}${location.hash}`;
}
