import { useState } from 'react';

/** The element outside of all dialogs that was focused when the last dialog opened. */
let beneath: Element | null = null;

/**
 * Returns a handler for Radix's `onCloseAutoFocus`. It returns the focus to the element that was focused when the
 * dialog opened, or to the button of the menu that contained it. If that element is gone, or `openerGoes` returns true,
 * it focuses the chat or dialog around it, or the page. Radix itself returns the focus only to its own `Trigger`.
 */
export function useFocusReturn({ openerGoes }: { openerGoes?: () => boolean } = {}) {
  const [{ opener, around }] = useState(() => {
    const focused = document.activeElement === document.body ? null : document.activeElement;
    const menu = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
    const opener = menu ? document.getElementById(menu) : focused;
    if (!opener?.closest('[role=dialog]')) beneath = opener;
    return { opener, around: opener?.parentElement?.closest('[role=log], [role=dialog]') ?? topDialog() };
  });
  return (event: Event) => {
    event.preventDefault();
    const goes = openerGoes?.() ? opener : null;
    // A dialog that only showed that it was loading may have been the opener.
    const candidates = [opener, around, beneath].filter((each) => each !== goes);
    [...candidates, document.getElementById('content')].some(takesFocus);
  };
}

/** Focuses an element. Returns false if there is none, or if it is removed, hidden or disabled. */
export function takesFocus(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

const topDialog = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1);
