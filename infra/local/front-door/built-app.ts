import type { RequestListener } from 'node:http';
import sirv from 'sirv';
import { atTheEdge } from './edge.ts';

/**
 * Serves the built browser app: files whose names carry a hash are cached for ever, every page is answered with the
 * app's file in the person's language, and a missing file with 404.
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
