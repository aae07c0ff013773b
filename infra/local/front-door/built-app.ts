import type { RequestListener } from 'node:http';
import sirv from 'sirv';
import { atTheEdge } from './edge.ts';

/**
 * Serves the built browser app. Files with a hash in their names are cached forever. Every page gets the app's HTML
 * file in the person's language. A missing file gets status 404.
 */
export function builtApp(folder: string): RequestListener {
  const serve = sirv(folder, {
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  return atTheEdge((request, response) =>
    serve(request, response, () => void response.writeHead(404).end('Not Found')),
  );
}
