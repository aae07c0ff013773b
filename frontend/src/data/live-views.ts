import type { QueryClient } from '@tanstack/react-query';
import type { LiveEvent } from './socket.ts';

/** The query caches of the open pages. There is one, or none on a page that reads nothing. */
const caches = new Set<QueryClient>();
/** The same set, read-only, for code outside React that changes what the open pages hold. */
export const liveCaches: ReadonlySet<QueryClient> = caches;

/** Registers a cache for updates about other people's actions. Returns a function that unregisters it. */
export function followOthers(client: QueryClient): () => void {
  caches.add(client);
  return () => void caches.delete(client);
}

/**
 * Updates the caches of the open pages from an event of the server. The code is loaded with the first event. If it
 * cannot be loaded, for example after a new deployment, the pages keep what they have read.
 */
export async function tellOpenViews(event: LiveEvent) {
  const loaded = await import('./bring-to-cache.ts').catch(() => null);
  for (const client of caches) loaded?.bringTo(client, event);
}
