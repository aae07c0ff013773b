import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { navigationType } from '../lib/navigation-type.ts';

const storageName = 'scroll-places';
const mostKept = 50;
/** How far each entry of the history was scrolled when it was left, in pixels. */
const places = new Map<string, number>(readPlaces());

// The browser would restore the place of a page that is not there yet.
history.scrollRestoration = 'manual';

function readPlaces(): [string, number][] {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '[]');
  } catch {
    return [];
  }
}

/** Whether the document was reached by a reload, or by Back or Forward from another site. */
const isReturn = ['reload', 'back_forward'].includes(navigationType() ?? '');

/** Ends the wait for a page that is not high enough yet to be scrolled to its place; undefined without one. */
let stopWaiting: (() => void) | undefined;

/** Scrolls to a place once the page is high enough for it, unless the person scrolls before. */
function scrollOnceHighEnough(place: number) {
  const arrive = () => {
    scrollTo({ top: place, behavior: 'instant' });
    if (document.documentElement.scrollHeight >= place + innerHeight) stopWaiting?.();
  };
  const growth = new ResizeObserver(arrive);
  const ended = new AbortController();
  stopWaiting = () => {
    stopWaiting = undefined;
    growth.disconnect();
    ended.abort();
  };
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(type, stopWaiting, { passive: true, signal: ended.signal });
  growth.observe(document.body);
  arrive();
}

/** Scrolls to the top of a page that is opened. Back, Forward and a reload lead to the place where a page was left. Draws nothing. */
export function ScrollPlaces() {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const entry = `${key} ${pathname}`;
  const shown = useRef<{ pathname: string; entry: string }>(undefined);
  useLayoutEffect(() => {
    const before = shown.current;
    if (before?.entry === entry) return;
    shown.current = { pathname, entry };
    stopWaiting?.();
    if (before ? kind === 'POP' : isReturn) scrollOnceHighEnough(places.get(entry) ?? 0);
    else if (before && before.pathname !== pathname) scrollTo({ top: 0, behavior: 'instant' });
  }, [pathname, entry, kind]);
  // Before the page is drawn: a shorter page that takes its place scrolls, which is no place of the page before.
  useLayoutEffect(() => {
    const keepPlace = () => {
      if (!stopWaiting) places.set(entry, scrollY);
    };
    // An entry that takes the place of another one, as with a filter, is where that was.
    keepPlace();
    const storePlaces = () => {
      // The event of the last scrolling may not have come.
      keepPlace();
      sessionStorage.setItem(storageName, JSON.stringify([...places].slice(-mostKept)));
    };
    const ended = new AbortController();
    addEventListener('scroll', keepPlace, { passive: true, signal: ended.signal });
    addEventListener('pagehide', storePlaces, { signal: ended.signal });
    return () => ended.abort();
  }, [entry]);
  return null;
}
