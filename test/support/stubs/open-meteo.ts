import { vi } from 'vitest';

/**
 * Records the requests to Open-Meteo, until the mocks are restored. With `reply`, it gives the answers in place of the
 * local service. Other requests are not affected.
 */
export function openMeteo(reply?: (url: URL) => Response | Promise<Response>) {
  const asked: URL[] = [];
  const real = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input instanceof Request ? input.url : input));
    if (!url.pathname.startsWith('/v1/')) return real(input, init);
    asked.push(url);
    return reply ? reply(url) : real(input, init);
  });
  return asked;
}

export const unreachable = () => Promise.reject(new TypeError('fetch failed'));
