import { useEffect, useRef } from 'react';

/*
 * What is open over a page (a dialog, a menu, the drawer) has a history entry above the page's own, so that Back closes
 * it. The router does not know of these entries: they have the page's address and state. An outfit that was opened by
 * a change of the address has the router's entry instead, whose state says `isOpening`.
 */

type Opened = {
  /** Undefined until its entry is added. */
  position: number | undefined;
  hasAddress: boolean;
  /** Returns false if it stays open, for example because the person is asked first. Undefined once it is closed. */
  close: (() => unknown) | undefined;
};

/** What is open, the innermost last. */
let opened: Opened[] = [];
/** Whether the history is on its way back. It arrives a moment later. */
let isLeaving = false;
let leavesPage = false;

type Change = { state: unknown; url: string | URL | null | undefined };
/** What the router pushed while the history was on its way. It is pushed on arrival. */
let pushed: Change | undefined;
/** What the router replaced of a page while something was over it, by the page's position. It is done on arrival. */
const replaced = new Map<number, Change>();

const pushState = history.pushState.bind(history);
const replaceState = history.replaceState.bind(history);
/** The position of the current entry. The router counts them. */
const position = (): number => history.state?.idx ?? 0;
const isCurrent = (each: Opened | undefined) => each?.position === position();
/** The position of the page that the current entry is of or over. */
const pagePosition = (): number => history.state?.over ?? position();
const isRoutersEntry = () => !isLeaving && (!!opened.at(-1)?.hasAddress || !isCurrent(opened.at(-1)));

history.pushState = (state, unused, url) => {
  for (const each of replaced.keys()) if (each > pagePosition()) replaced.delete(each);
  if (isRoutersEntry()) return pushState(state, unused, url);
  // The page of a link that is followed from a dialog takes the dialog's entry.
  replaceState(state, unused, url);
  if (isLeaving) pushed = { state, url };
};

history.replaceState = (state, unused, url) => {
  if (isRoutersEntry()) return replaceState(state, unused, url);
  if (pushed) pushed = { state, url };
  else replaced.set(pagePosition(), { state, url });
  replaceState({ ...state, idx: position(), over: history.state?.over }, unused, url);
};

/** Does to the entry that the history has arrived at what the router did to its page. Returns whether it did anything. */
function doReplaced() {
  const change = replaced.get(pagePosition());
  if (!change) return false;
  const { over } = history.state ?? {};
  if (over === undefined) replaced.delete(position());
  replaceState({ ...(change.state as object), idx: position(), over }, '', change.url);
  return true;
}

/** Gives everything that is open an entry, and leaves the entries of what is closed. */
function settle() {
  if (isLeaving) return;
  let steps = 0;
  for (let last = opened.at(-1); last && !last.close; last = opened.at(-1)) {
    // The page of a link that was followed has another position.
    if (!last.hasAddress && last.position === position() - steps) steps++;
    opened.pop();
  }
  if (leavesPage) steps += opened.length - opened.findLastIndex((each) => each.hasAddress);
  leavesPage = false;
  if (steps > 0) {
    isLeaving = true;
    history.go(-steps);
    return;
  }
  for (const each of opened) {
    if (each.position !== undefined) continue;
    pushState({ ...history.state, idx: position() + 1, over: pagePosition() }, '');
    each.position = position();
  }
}

/** Lets the router read what has been done to the entry. It may have read the entry before. */
function tellRouter() {
  isTelling = true;
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  isTelling = false;
}
let isTelling = false;

addEventListener('popstate', () => {
  if (isTelling) return;
  isLeaving = false;
  const left = opened.filter((each) => (each.position ?? 0) > position());
  opened = opened.filter((each) => !left.includes(each));
  const isChanged = doReplaced() || pushed !== undefined;
  if (pushed) pushState({ ...(pushed.state as object), idx: position() + 1 }, '', pushed.url);
  pushed = undefined;
  const kept = left.toReversed().filter(({ close }) => close?.() === false);
  opened.push(...kept.reverse().map((each) => Object.assign(each, { position: undefined })));
  if (isChanged) tellRouter();
  settle();
  leaveIfOrphaned();
});

/** Leaves an entry whose dialog is not open any more: after Forward, and after a reload. */
function leaveIfOrphaned() {
  if (isLeaving || history.state?.over === undefined || opened.some(isCurrent)) return;
  isLeaving = true;
  history.back();
}
leaveIfOrphaned();

/** Leaves the page's own entry, too: what Back would do if nothing were open over the page. */
export function leavePage() {
  leavesPage = true;
  settle();
}

/** Makes Back call `close` while something is open. `close` returns false if it stays open. */
export function useBackCloses(close: () => unknown, isOpen = true) {
  const latest = useRef(close);
  latest.current = close;
  useEffect(() => {
    if (!isOpen) return;
    const last = opened.at(-1);
    const hasAddress = !!history.state?.usr?.isOpening && !opened.some(isCurrent);
    // What closed in the same moment, such as a menu whose entry opens a dialog, hands over its entry.
    const own = last && !last.close && isCurrent(last) && !isLeaving ? last : undefined;
    const entry = own ?? { position: hasAddress ? position() : undefined, hasAddress, close: undefined };
    if (!own) opened.push(entry);
    entry.close = () => latest.current();
    settle();
    return () => {
      entry.close = undefined;
      queueMicrotask(settle);
    };
  }, [isOpen]);
}
