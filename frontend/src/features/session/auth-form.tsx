import { useAuthenticator } from '@aws-amplify/ui-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';

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
  return (
    <form onSubmit={send} onInput={() => setIsPast(true)} noValidate className="grid gap-5">
      {children}
      {error && !isPast && (
        <p role="alert" className="border-danger border-l-3 bg-sunken px-4 py-3 text-sm">
          {error}
        </p>
      )}
      <Button type="submit" disabled={isPending} className="min-h-12">
        {action}
      </Button>
      {others && <div className="flex flex-wrap justify-between gap-x-4">{others}</div>}
    </form>
  );
}

/** A button that looks like a link. It is used below the forms. */
export const TextButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-11 text-ink-soft text-sm underline underline-offset-4 hover:text-ink"
  >
    {children}
  </button>
);
