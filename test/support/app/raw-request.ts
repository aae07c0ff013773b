import { request } from 'node:http';
import { text } from 'node:stream/consumers';

type Raw = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a request without changing its path. `fetch` would normalize the path. */
export const rawRequest = (url: string, path: string, { method = 'GET', headers = {}, body }: Raw = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(url);
    request({ hostname, port, path, method, headers, agent: false }, async (response) =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) }),
    )
      .on('error', reject)
      .end(body);
  });
