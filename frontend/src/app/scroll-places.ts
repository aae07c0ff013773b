import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { navigationType } from '../lib/new-visit.ts';
import { readJson } from '../lib/read-json.ts';

const storageName = 'scroll-places';
const mostKept = 50;
/** The scroll position of each history entry when it was left, in pixels. */
const places = new Map<string, number>(readJson(sessionStorage, storageName));

// Otherwise the browser would scroll before the page is rendered.
history.scrollRestoration = 'manual';

/** Whether the document was reached by a reload, or by Back or Forward from another site. */
const isReturn = ['reload', 'back_forward'].includes(navigationType() ?? '');

/** Stops waiting for the page to grow to its kept position. Undefined while nothing waits. */
let stopWaiting: (() => void) | undefined;

/** Scrolls to a position as soon as the page is high enough, unless the person scrolls first. */
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

/** Scrolls an opened page to its top. Back, Forward and a reload restore the former position. Renders nothing. */
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
  // A layout effect: a shorter new page makes the browser scroll, and that must not be kept for the old page.
  useLayoutEffect(() => {
    const keepPlace = () => {
      if (!stopWaiting) places.set(entry, scrollY);
    };
    // An entry that replaces another one, for example after a filter has changed, has the same position.
    keepPlace();
    const storePlaces = () => {
      // The last scroll event may not have been dispatched yet.
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
