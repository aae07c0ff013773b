import { useState } from 'react';

/**
 * Gives the focus back to what had it when a dialog was rendered; where that goes away, to the dialog beneath,
 * or to the page. The dialogs of the library do so only for a trigger of their own.
 */
export function useFocusReturn({ openerGoes }: { openerGoes?: () => boolean } = {}) {
  const [{ opener, beneath }] = useState(() => {
    // A button that is disabled while one waits has lost the focus to the body.
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
