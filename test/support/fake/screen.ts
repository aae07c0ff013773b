import { act } from '@testing-library/react';

/** The media queries that currently match. */
const holding = new Set<string>();
const watched = new Map<string, EventTarget>();

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

/** Makes a media query match, or stop matching, and notifies the page. */
export function setMedia(media: string, holds = true) {
  if (holds) holding.add(media);
  else holding.delete(media);
  act(() => void watched.get(media)?.dispatchEvent(new Event('change')));
}
