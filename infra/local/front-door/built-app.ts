import type { RequestListener } from 'node:http';
import sirv from 'sirv';

/** The built browser app: files that carry a hash in their name never change, and every page is index.html. */
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
