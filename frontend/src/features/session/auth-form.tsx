import { useAuthenticator } from '@aws-amplify/ui-react';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, createContext, type FormEvent, type ReactNode, use, useState } from 'react';
import { Button, UnderlinedButton } from '../../components/button.tsx';
import { TextField } from '../../components/form.tsx';
import { t } from '../../lib/t.ts';
import { fieldOf } from './auth-services.ts';

/** The error of the form that is shown. */
const ShownError = createContext<string | undefined>(undefined);

type Props = {
  /** The name of the button that sends the form. */
  action: string;
  /** Called before the form is sent. If it returns true, the form is not sent. */
  refuse?: () => boolean;
  children: ReactNode;
  /** Other actions, shown below the button. */
  others?: ReactNode;
};

/**
 * A form of the sign-in page. When it is sent, the library gets the values of its fields, by the names that it expects:
 * `username`, `password`, `confirmation_code`. The error of the last call is shown until the user types something or
 * sends the form again.
 */
export function AuthForm({ action, refuse, children, others }: Props) {
  const { error, isPending, submitForm } = useAuthenticator((machine) => [machine.error, machine.isPending]);
  const [isPast, setIsPast] = useState(false);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isRefused = refuse?.() ?? false;
    setIsPast(isRefused);
    if (!isRefused) submitForm(Object.fromEntries(new FormData(event.currentTarget)));
  };
  const shown = isPast ? undefined : error;
  return (
    <form onSubmit={send} onInput={() => setIsPast(true)} noValidate className="grid gap-5">
      <ShownError value={shown}>{children}</ShownError>
      {shown && !fieldOf(shown) && (
        <p role="alert" className="border-danger border-l-3 bg-sunken px-4 py-3 text-sm">
          {shown}
        </p>
      )}
      <Button type="submit" disabled={isPending} className="min-h-12">
        {action}
      </Button>
      {others && <div className="flex flex-wrap justify-between gap-x-4">{others}</div>}
    </form>
  );
}

/** A field of an `AuthForm`. It shows the error of the form that is about `field`. */
export function AuthField({ field, error, ...input }: ComponentProps<typeof TextField> & { field: string }) {
  const shown = use(ShownError);
  return <TextField {...input} error={error ?? (shown && fieldOf(shown) === field ? shown : undefined)} />;
}

/** The field for the e-mail address of an account. */
export const EmailField = (input: Pick<ComponentProps<typeof TextField>, 'name' | 'value' | 'onValue'>) => (
  <AuthField
    field="email"
    label={t('Email')}
    // Not `email`: for that type the browser removes surrounding spaces from the value.
    type="text"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    {...input}
  />
);

/** The button of another action. It is used below the forms. */
export const TextButton = (button: ComponentProps<'button'>) => (
  <UnderlinedButton className="text-ink-soft hover:text-ink" {...button} />
);

type PasswordProps = Omit<ComponentProps<typeof TextField>, 'type' | 'ref'>;

/** A password field with a button that makes the password visible. */
export function PasswordField(props: PasswordProps) {
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
