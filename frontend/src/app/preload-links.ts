/*
 * Preloads the script of a page when a pointer, the keyboard focus or a finger reaches a link to it. Most of the script
 * has then arrived when the link is followed. Nothing is preloaded offline or if the browser is set to save data.
 */

const events = ['pointerover', 'focusin', 'touchstart'] as const;
const preloaded = new Set<string>();

/** Starts to preload the links of the document. Returns a function that stops it. */
export function preloadLinks(): () => void {
  for (const type of events) addEventListener(type, preload, { passive: true });
  return () => {
    for (const type of events) removeEventListener(type, preload);
  };
}

async function preload({ target }: Event) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link?.origin !== location.origin || preloaded.has(link.pathname) || !mayLoad()) return;
  preloaded.add(link.pathname);
  try {
    await (await import('./page-routes.tsx')).preloadPage(link.pathname);
  } catch {
    // The script is loaded, or the error shown, when the link is followed.
    preloaded.delete(link.pathname);
  }
}

function mayLoad(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return navigator.onLine && !connection?.saveData;
}
