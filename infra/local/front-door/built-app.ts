import type { RequestListener } from 'node:http';
import sirv from 'sirv';

/**
 * Serves the built browser app: files whose names carry a hash are cached for ever, every other path is
 * answered with index.html, and a missing asset with 404.
 */
export function builtApp(folder: string): RequestListener {
  const serve = sirv(folder, {
    single: true,
    ignores: [/^\/assets\//],
    setHeaders: (response, path) =>
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  });
  return (request, response) => serve(request, response, () => void response.writeHead(404).end('Not Found'));
}
