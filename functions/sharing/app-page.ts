import { type Language, pageFileOf } from '#shared/languages';

/** How long the app's page is kept, in milliseconds; a deployment is noticed after that. */
const keptFor = 60_000;
/** How long the app is waited for, in milliseconds. */
const patience = 3000;

const kept = new Map<Language, { page: string; until: number }>();

/** The app's page in a language, which names the scripts of its latest build. */
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
