import { useState } from 'react';

/**
 * Returns a handler for Radix's `onCloseAutoFocus` that restores the focus to the element focused when the dialog
 * opened, or to the button of the menu that held it. If that element is gone or `openerGoes` returns true, the dialog
 * beneath or the page gets the focus. If no element was focused, because the opener was disabled in between, the one
 * with `data-focus-return` gets it. Radix itself restores the focus only to its own `Trigger`.
 */
export function useFocusReturn({ openerGoes }: { openerGoes?: () => boolean } = {}) {
  const [{ opener, beneath }] = useState(() => {
    // The body has the focus when the button that opened the dialog was disabled in between.
    const focused = document.activeElement === document.body ? null : document.activeElement;
    const menu = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
    return { opener: menu ? document.getElementById(menu) : focused, beneath: topDialog() };
  });
  return (event: Event) => {
    event.preventDefault();
    const candidates = [
      openerGoes?.() ? null : opener,
      beneath,
      opener ? null : document.querySelector('[data-focus-return]'),
      document.getElementById('content'),
    ];
    candidates.some(takesFocus);
  };
}

/** Focuses an element; false where there is none, or one that is gone, hidden or disabled. */
function takesFocus(element: Element | null | undefined) {
  if (!(element instanceof HTMLElement)) return false;
  element.focus({ preventScroll: true });
  return document.activeElement === element;
}

const topDialog = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1);
