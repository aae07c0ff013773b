import { type Mock, vi } from 'vitest';

/** Lets a test see where a page sends the browser, which stays where it is. */
export function catchLeaving(): Mock<(url: string) => void> {
  const assign = vi.fn<(url: string) => void>();
  const { location } = globalThis;
  vi.stubGlobal(
    'location',
    new Proxy({} as Location, {
      get: (_, name) => (name === 'assign' ? assign : Reflect.get(location, name)),
    }),
  );
  return assign;
}
