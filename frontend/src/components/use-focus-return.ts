import { useState } from 'react';

/**
 * Returns a handler for Radix's `onCloseAutoFocus` that restores the focus to the element focused when the dialog
 * opened. If that element is gone or `openerGoes` returns true, the dialog beneath or the page gets the focus. Radix
 * itself restores it only to its own `Trigger`.
 */
export function useFocusReturn({ openerGoes }: { openerGoes?: () => boolean } = {}) {
  const [{ opener, beneath }] = useState(() => {
    // The body has the focus when the button that opened the dialog was disabled in between.
    const focused = document.activeElement === document.body ? null : document.activeElement;
    return { opener: focused, beneath: topDialog() };
  });
  return (event: Event) => {
    event.preventDefault();
    const stays = opener instanceof HTMLElement && opener.isConnected && !openerGoes?.();
    const target = stays ? opener : beneath?.isConnected ? beneath : document.getElementById('content');
    target?.focus({ preventScroll: true });
  };
}

const topDialog = () => [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1);
