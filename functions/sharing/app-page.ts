import { type Language, pageFileOf } from '#shared/languages';
import { appUrl } from '../platform/app-url.ts';
import { kept } from '../platform/kept.ts';

/** How long the app's page is cached, in milliseconds. A new deployment becomes visible after this time. */
const keptFor = 60_000;
/** The timeout for loading the app's page, in milliseconds. */
const patience = 3000;

const pageIn = (language: Language) =>
  kept(async () => {
    const signal = AbortSignal.timeout(patience);
    const response = await fetch(`${await appUrl()}/${pageFileOf(language)}`, { signal });
    if (!response.ok) throw new Error(`The app's page was answered with ${response.status}.`);
    return response.text();
  }, keptFor);

/** Reads the app's HTML page in a language, with the latest build's scripts. Throws if it does not load in time. */
export const appPage: Record<Language, () => Promise<string>> = { en: pageIn('en'), sv: pageIn('sv') };
