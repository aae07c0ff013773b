import { useState } from 'react';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';
import { AuthField, AuthForm, EmailField, PasswordField, TextButton } from './auth-form.tsx';
import { sendConfirmation, sendResetCode } from './auth-services.ts';
import { texts } from './texts.ts';

type Props = { email: string; onBack: () => void };

const codeInput = {
  field: 'code',
  name: 'confirmation_code',
  inputMode: 'numeric',
  autoComplete: 'one-time-code',
  maxLength: 12,
} as const;
const now = () =>
  new Date().toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** Confirms an account with the code from the mail. */
export const ConfirmForm = ({ email, onBack, onWrongAddress }: Props & { onWrongAddress: () => void }) => (
  <AuthForm
    action={t('Confirm')}
    others={
      <>
        <TextButton onClick={onWrongAddress}>{t('Wrong address?')}</TextButton>
        <TextButton onClick={onBack}>{t('Back to Sign In')}</TextButton>
      </>
    }
  >
    <SentTo title={texts.confirmTitle} text={t('We sent a confirmation code to')} email={email} />
    <AuthField label={t('Confirmation code')} {...codeInput} />
    <SendAgain email={email} send={sendConfirmation} />
  </AuthForm>
);

/** Asks for the code of the authenticator app, after the password. */
export const AppCodeForm = ({ onBack }: Pick<Props, 'onBack'>) => (
  <AuthForm action={t('Sign In')} others={<TextButton onClick={onBack}>{t('Back to Sign In')}</TextButton>}>
    <h2 className="text-3xl">{texts.appCodeTitle}</h2>
    <p className="text-ink-soft text-sm">
      {t('Your authenticator app shows a code of six digits for this account.')}
    </p>
    <AuthField
      label={t('Code')}
      hint={t('Lost the phone? The people who run this app can turn the codes off.')}
      {...codeInput}
    />
  </AuthForm>
);

/** Asks for the e-mail address to which the code for a new password is sent. */
export const ForgottenForm = ({ email, onEmail, onBack }: Props & { onEmail: (email: string) => void }) => (
  <AuthForm action={t('Send code')} others={<TextButton onClick={onBack}>{t('Back to Sign In')}</TextButton>}>
    <h2 className="text-3xl">{texts.resetTitle}</h2>
    <p className="text-ink-soft text-sm">
      {t('Enter the address of your account. We send you a code to choose a new password with.')}
    </p>
    <EmailField name="username" value={email} onValue={onEmail} />
  </AuthForm>
);

/** Sets a new password with the code from the mail. */
export function ResetForm({ email, onBack }: Props) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [differs, setDiffers] = useState(false);
  return (
    <AuthForm
      action={t('Submit')}
      refuse={() => {
        setDiffers(password !== again);
        return password !== again;
      }}
      others={<TextButton onClick={onBack}>{t('Back to Sign In')}</TextButton>}
    >
      <SentTo title={texts.resetTitle} text={t('If there is an account, a code was sent to')} email={email} />
      <AuthField label={t('Code')} {...codeInput} />
      <SendAgain email={email} send={sendResetCode} />
      <PasswordField
        label={t('New password')}
        name="password"
        autoComplete="new-password"
        hint={texts.passwordRule}
        value={password}
        onValue={setPassword}
      />
      <PasswordField
        label={t('New password, again')}
        autoComplete="new-password"
        value={again}
        error={differs ? t('Your passwords must match') : undefined}
        onValue={(value) => {
          setAgain(value);
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

/**
 * The button that requests another code. It shows when the last code was sent, or why none was sent. The library's own
 * `resendCode` would not say either, and keeps an earlier error.
 */
function SendAgain({ email, send }: { email: string; send: (email: string) => Promise<void> }) {
  const [result, setResult] = useState<{ text: string; isError: boolean }>();
  const [isSending, setIsSending] = useState(false);
  const resend = async () => {
    if (isSending) return;
    setIsSending(true);
    setResult(undefined);
    try {
      await send(email);
      setResult({
        text: t('A new code was sent to {email} at {time}.', { email, time: now() }),
        isError: false,
      });
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
