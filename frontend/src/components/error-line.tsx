import type { ReactNode } from 'react';
import { t } from '../lib/t.ts';

/** Says in a form or a dialog that something has failed. */
export const ErrorLine = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="text-danger-text text-sm">
    {children}
  </p>
);

/** Says in a dialog that a part of it could not be loaded, with a button to try again. */
export const RetryLine = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <p role="alert" className="text-sm">
    {text}{' '}
    <button type="button" className="min-h-11 underline underline-offset-4" onClick={onRetry}>
      {t('Try again')}
    </button>
  </p>
);
