import type { QueryClient } from '@tanstack/react-query';
import type { SocketEvent } from '#shared/contract/realtime';

/** The caches of the pages that are open: one, and none on a page that reads nothing. */
const caches = new Set<QueryClient>();
export const liveCaches: ReadonlySet<QueryClient> = caches;

/** Has what others do brought to what a cache holds; returns a function that stops it. */
export function followOthers(client: QueryClient): () => void {
  caches.add(client);
  return () => void caches.delete(client);
}

/**
 * Tells the open pages what the server has pushed. What that takes is loaded with the first event; a page of a build that
 * is there no more stays as it was read.
 */
export async function tellOpenViews(event: SocketEvent) {
  const loaded = await import('./bring-to-cache.ts').catch(() => null);
  for (const client of caches) loaded?.bringTo(client, event);
}
