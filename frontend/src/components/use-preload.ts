import { useEffect } from 'react';

/**
 * Loads a lazy component after the page is shown. Use it for components that may be needed after the connection is
 * lost. If the script cannot be loaded, the error is reported when the component is rendered.
 */
export const usePreload = ({ preload }: { preload: () => Promise<unknown> }) =>
  useEffect(() => void preload().catch(() => undefined), [preload]);
