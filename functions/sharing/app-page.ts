/** How long the app's page is kept, in milliseconds; a deployment is noticed after that. */
const keptFor = 60_000;
/** How long the app is waited for, in milliseconds. */
const patience = 3000;

let kept: { page: string; until: number } | undefined;

/** The app's index.html, which names the scripts of its latest build. */
export async function appPage(appUrl: string): Promise<string> {
  if (kept && kept.until > Date.now()) return kept.page;
  const response = await fetch(`${appUrl}/index.html`, { signal: AbortSignal.timeout(patience) });
  if (!response.ok) throw new Error(`The app's page was answered with ${response.status}.`);
  const page = await response.text();
  kept = { page, until: Date.now() + keptFor };
  return page;
}
