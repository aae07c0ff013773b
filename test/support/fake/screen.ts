import { act } from '@testing-library/react';

/** The media queries that hold, and everything that watches one. */
const holding = new Set<string>();
const watched = new Map<string, EventTarget>();

/** A window in which no media query holds. */
export function fakeScreen() {
  holding.clear();
  watched.clear();
  window.matchMedia = (media) => {
    const list = watched.get(media) ?? new EventTarget();
    watched.set(media, list);
    return Object.defineProperties(list, {
      media: { value: media, configurable: true },
      matches: { get: () => holding.has(media), configurable: true },
    }) as MediaQueryList;
  };
}

/** From now on a media query holds, or no longer. */
export function setMedia(media: string, holds = true) {
  if (holds) holding.add(media);
  else holding.delete(media);
  act(() => void watched.get(media)?.dispatchEvent(new Event('change')));
}
