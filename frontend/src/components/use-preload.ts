import { useEffect } from 'react';

/**
 * Loads a lazy component once the page is shown: for what may be needed after the connection is lost. Where its script does not
 * arrive, that is reported when it is rendered.
 */
export const usePreload = ({ preload }: { preload: () => Promise<unknown> }) =>
  useEffect(() => void preload().catch(() => undefined), [preload]);
