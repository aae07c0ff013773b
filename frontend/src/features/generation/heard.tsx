import { X } from 'lucide-react';
import type { Brief } from '#shared/stylist/hearing/brief';
import type { OwnItem } from '#shared/stylist/hearing/item-tags';
import { t } from '../../lib/t.ts';
import { type HeardForm, useHeard } from './use-heard.ts';

type Props = {
  form: HeardForm;
  items: readonly OwnItem[];
  /** What a model has read in this prompt. */
  read: Brief | null;
  /** Called with the key of a chip that the person removes. */
  onRemove: (key: string) => void;
};

/** Shows below the prompt how the stylist understands it, as chips. The person can remove wrong chips. */
export function Heard({ form, items, read, onRemove }: Props) {
  const { chips, notUnderstood } = useHeard(form, items, read);
  return (
    <div role="status" className="grid gap-2 empty:hidden">
      {chips.length > 0 && (
        <ul aria-label={t('What I heard')} className="flex flex-wrap gap-2">
          {chips.map(({ key, label }) => (
            <li key={key} className="flex min-h-11 items-center border border-ink bg-surface pl-3 text-sm">
              {label}
              <button
                type="button"
                aria-label={t('Ignore {label}', { label })}
                onClick={() => onRemove(key)}
                className="flex size-11 items-center justify-center text-ink-soft hover:text-ink"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {notUnderstood.length > 0 && (
        <p className="text-ink-soft text-sm">
          {notUnderstood.map(({ start, typed }) => (
            <span key={start}>
              <span className="underline decoration-danger decoration-wavy underline-offset-4">
                {typed}
              </span>{' '}
            </span>
          ))}
          {t('– not understood, will be ignored')}
        </p>
      )}
    </div>
  );
}
