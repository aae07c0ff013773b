import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { runInNewContext } from 'node:vm';

type Values = Record<string, { value: string }>;
type EdgeRequest = { uri: string; querystring: Values; headers: Values; cookies: Values };
type EdgeResponse = {
  statusCode: number;
  headers: Values;
  cookies: Record<string, { value: string; attributes: string }>;
};

const source = new URL('../../constructs/web-delivery/route-pages.js', import.meta.url);
const routePages = runInNewContext(`${readFileSync(source, 'utf8')}; handler`) as (event: {
  request: EdgeRequest;
}) => EdgeRequest | EdgeResponse;

const valuesOf = (pairs: Iterable<readonly [string, string]>): Values =>
  Object.fromEntries([...pairs].map(([name, value]) => [name, { value }]));

/**
 * Runs CloudFront's function `route-pages.js` on a request for a page or a file. Answers a redirect itself and passes
 * every other request on. `folder` is the start of the path that the front door has removed.
 */
export const atTheEdge =
  (next: RequestListener, folder = ''): RequestListener =>
  (request, response) => {
    const [, path = '/', query = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const cookies = (request.headers.cookie ?? '').split(';').map((each) => each.trim().split('='));
    const result = routePages({
      request: {
        uri: `${folder}${path}`,
        // CloudFront passes names and values as they were sent, that is encoded.
        querystring: valuesOf(
          [...new URLSearchParams(query)].map((pair) => pair.map(encodeURIComponent) as [string, string]),
        ),
        headers: valuesOf([['accept-language', request.headers['accept-language'] ?? '']]),
        cookies: valuesOf(cookies.map(([name = '', value = '']) => [name, value])),
      },
    });
    if ('statusCode' in result) {
      // A browser refuses a secure cookie over HTTP, unless the host is localhost.
      for (const [name, { value, attributes }] of Object.entries(result.cookies))
        response.appendHeader('set-cookie', `${name}=${value}; ${attributes.replace('; Secure', '')}`);
      for (const [name, { value }] of Object.entries(result.headers)) response.setHeader(name, value);
      response.writeHead(result.statusCode).end();
      return;
    }
    request.url = `${result.uri.slice(folder.length)}${query}`;
    request.headers['accept-language'] = result.headers['accept-language']?.value;
    next(request, response);
  };
