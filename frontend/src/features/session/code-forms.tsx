import { useState } from 'react';
import { TextField } from '../../components/field.tsx';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';
import { AuthForm, TextButton } from './auth-form.tsx';
import type * as Services from './auth-services.ts';
import { PasswordField } from './password-field.tsx';
import { texts } from './texts.ts';

/** Loads the module that sends the forms. Rejects with a message to show. */
export type LoadServices = () => Promise<typeof Services>;
type Props = { services: LoadServices; email: string; onBack: () => void };

const codeInput = { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 } as const;
const now = () =>
  new Date().toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Confirms an account with the code from the mail. */
export function ConfirmForm({
  services,
  email,
  onBack,
  onConfirmed,
  onWrongAddress,
}: Props & { onConfirmed: () => void; onWrongAddress: () => void }) {
  const [code, setCode] = useState('');
  return (
    <AuthForm
      action={t('Confirm')}
      onSend={async () => {
        // If the confirmation has signed the user in, the page redirects them itself.
        if ((await (await services()).confirm(email, code)) === 'confirmed') onConfirmed();
      }}
      others={
        <>
          <TextButton onClick={onWrongAddress}>{texts.wrongAddress}</TextButton>
          <TextButton onClick={onBack}>{t('Back to Sign In')}</TextButton>
        </>
      }
    >
      <SentTo title={texts.confirmTitle} text={texts.confirmSent} email={email} />
      <TextField
        label={t('Confirmation code')}
        {...codeInput}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <SendAgain email={email} send={async () => (await services()).sendConfirmationAgain(email)} />
    </AuthForm>
  );
}

/** Asks for the e-mail address to which the code for a new password is sent. */
export function ForgottenForm({
  services,
  email,
  onEmail,
  onBack,
  onSent,
}: Props & { onEmail: (email: string) => void; onSent: (email: string) => void }) {
  return (
    <AuthForm
      action={t('Send code')}
      onSend={async () => onSent(await (await services()).askForReset(email))}
      others={<TextButton onClick={onBack}>{t('Back to Sign In')}</TextButton>}
    >
      <h2 className="text-3xl">{texts.resetTitle}</h2>
      <p className="text-ink-soft text-sm">{texts.resetAsk}</p>
      <TextField
        label={t('Email')}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        value={email}
        onChange={({ target }) => onEmail(target.value)}
      />
    </AuthForm>
  );
}

/** Sets a new password with the code from the mail. */
export function ResetForm({ services, email, onBack, onDone }: Props & { onDone: () => void }) {
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [differs, setDiffers] = useState(false);
  return (
    <AuthForm
      action={t('Submit')}
      onSend={async () => {
        setDiffers(password !== again);
        if (password !== again) return;
        await (await services()).choosePassword({ email, code, password });
        onDone();
      }}
      others={<TextButton onClick={onBack}>{t('Back to Sign In')}</TextButton>}
    >
      <SentTo title={texts.resetTitle} text={texts.resetSent} email={email} />
      <TextField
        label={t('Code')}
        {...codeInput}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <SendAgain
        email={email}
        send={async () => {
          await (await services()).askForReset(email);
        }}
      />
      <PasswordField
        label={t('New password')}
        autoComplete="new-password"
        hint={texts.passwordRule}
        value={password}
        onChange={({ target }) => setPassword(target.value)}
      />
      <PasswordField
        label={t('New password, again')}
        autoComplete="new-password"
        value={again}
        error={differs ? texts.passwordsDiffer : undefined}
        onChange={({ target }) => {
          setAgain(target.value);
          setDiffers(false);
        }}
      />
    </AuthForm>
  );
}

const SentTo = ({ title, text, email }: { title: string; text: string; email: string }) => (
  <div className="grid gap-2">
    <h2 className="text-3xl">{title}</h2>
    <p className="text-ink-soft text-sm">
      {text} <strong className="text-ink">{email}</strong>.
    </p>
  </div>
);

/** The button that requests another code. It shows when the last code was sent, or why none was sent. */
function SendAgain({ email, send }: { email: string; send: () => Promise<void> }) {
  const [result, setResult] = useState<{ text: string; isError: boolean }>();
  const [isSending, setIsSending] = useState(false);
  const resend = async () => {
    if (isSending) return;
    setIsSending(true);
    setResult(undefined);
    try {
      await send();
      setResult({ text: texts.sentAgain(email, now()), isError: false });
    } catch (error) {
      setResult({ text: error instanceof Error ? error.message : texts.unexpected, isError: true });
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className="-mt-3 flex min-h-11 flex-wrap items-center gap-x-4">
      <TextButton onClick={resend}>{t('Resend Code')}</TextButton>
      <p role="status" className={`text-sm ${result?.isError ? 'text-danger-text' : 'text-ink-soft'}`}>
        {result?.text}
      </p>
    </div>
  );
}
