import type { ReactNode } from 'react';
import { t } from '../lib/t.ts';
import { UnderlinedButton } from './button.tsx';

/** Says in a form or a dialog that something has failed. */
export const ErrorLine = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="text-danger-text text-sm">
    {children}
  </p>
);

/** Says in a dialog that a part of it could not be loaded, with a button to try again. */
export const RetryLine = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <p role="alert" className="text-sm">
    {text} <UnderlinedButton onClick={onRetry}>{t('Try again')}</UnderlinedButton>
  </p>
);
