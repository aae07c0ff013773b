import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import type { TextField } from '../../components/form.tsx';
import { t } from '../../lib/t.ts';
import { AuthField } from './auth-form.tsx';

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'ref'>;

/** A password field with a button that makes the password visible. */
export function PasswordField(props: Props) {
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <div className="relative [&_input]:pr-13">
      <AuthField
        {...props}
        field="password"
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <button
        type="button"
        aria-label={isShown ? t('Hide password') : t('Show password')}
        aria-pressed={isShown}
        onClick={() => setIsShown(!isShown)}
        className="absolute top-6.5 right-0 grid size-12 place-content-center text-ink-soft hover:text-ink"
      >
        <Icon aria-hidden size={18} />
      </button>
    </div>
  );
}
