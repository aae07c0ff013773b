/*
 * Loads the script of a page when the pointer, the keyboard or a finger reaches a link to it: most of it has arrived when
 * the link is followed. Nothing is loaded ahead offline or where the browser is told to save data.
 */

const events = ['pointerover', 'focusin', 'touchstart'] as const;
const preloaded = new Set<string>();

/** Follows the links of the document; returns a function that stops it. */
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
    await (await import('./other-pages.tsx')).preloadPage(link.pathname);
  } catch {
    // It is loaded, or its absence reported, when the link is followed.
    preloaded.delete(link.pathname);
  }
}

function mayLoad(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return navigator.onLine && !connection?.saveData;
}
