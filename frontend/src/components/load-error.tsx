import { t } from '../lib/t.ts';
import { Button } from './button.tsx';

type Props = {
  text: string;
  /** A second line, such as the cause. */
  hint?: string | undefined;
  onRetry: () => void;
};

/** Shown instead of content that could not be loaded, with a button to try again. */
export const LoadError = ({ text, hint, onRetry }: Props) => (
  <div role="alert" className="grid justify-items-center gap-5 border border-line px-6 py-16 text-center">
    <div className="grid gap-2">
      <p>{text}</p>
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
    </div>
    <Button look="outline" onClick={onRetry}>
      {t('Try again')}
    </Button>
  </div>
);
