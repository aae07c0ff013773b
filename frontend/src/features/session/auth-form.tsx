import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../components/button.tsx';
import { errorTexts } from '../../lib/error-texts.ts';

type Props = {
  /** The name of the button that sends the form. */
  action: string;
  /** Called when the form is sent. It throws an error whose message is shown. */
  onSend: () => Promise<void>;
  children: ReactNode;
  /** Other actions, shown below the button. */
  others?: ReactNode;
};

/** A form of the sign-in page. An error stays visible until the user types something or sends the form again. */
export function AuthForm({ action, onSend, children, others }: Props) {
  const [error, setError] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    setError(undefined);
    setIsSending(true);
    try {
      await onSend();
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : errorTexts.internal);
    } finally {
      setIsSending(false);
    }
  };
  return (
    <form onSubmit={send} onInput={() => setError(undefined)} noValidate className="grid gap-5">
      {children}
      {error && (
        <p role="alert" className="border-danger border-l-3 bg-sunken px-4 py-3 text-sm">
          {error}
        </p>
      )}
      <Button type="submit" disabled={isSending} className="min-h-12">
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
