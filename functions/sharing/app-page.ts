import { type Language, pageFileOf } from '#shared/languages';

/** How long the app's page is cached, in milliseconds. A new deployment becomes visible after this time. */
const keptFor = 60_000;
/** The timeout for loading the app's page, in milliseconds. */
const patience = 3000;

const kept = new Map<Language, { page: string; until: number }>();

/** The app's HTML page in a language, with the latest build's scripts. Throws if it does not load in time. */
export async function appPage(appUrl: string, language: Language): Promise<string> {
  const known = kept.get(language);
  if (known && known.until > Date.now()) return known.page;
  const response = await fetch(`${appUrl}/${pageFileOf(language)}`, {
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`The app's page was answered with ${response.status}.`);
  const page = await response.text();
  kept.set(language, { page, until: Date.now() + keptFor });
  return page;
}
