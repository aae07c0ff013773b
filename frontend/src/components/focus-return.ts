import { useState } from 'react';

/**
 * Gives the focus back to what had it when a dialog was rendered, or to the page where that goes away. The
 * dialogs of the library do so only for a trigger of their own.
 */
export function useFocusReturn({ openerGoes }: { openerGoes?: () => boolean } = {}) {
  const [opener] = useState(() => document.activeElement);
  return (event: Event) => {
    event.preventDefault();
    const stays = opener instanceof HTMLElement && opener.isConnected && !openerGoes?.();
    const target = stays ? opener : document.getElementById('content');
    target?.focus({ preventScroll: true });
  };
}
