import { Tabs } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { TextField } from '../../components/field.tsx';
import { prepareToasts } from '../../components/notify.ts';
import { errorTexts } from '../../lib/error-texts.ts';
import { loadUserPool } from '../../lib/load-user-pool.ts';
import { t } from '../../lib/t.ts';
import { AuthForm, TextButton } from './auth-form.tsx';
import { type AuthState, readAuthState } from './auth-state.ts';
import { ConfirmForm, ForgottenForm, type LoadServices, ResetForm } from './code-forms.tsx';
import { PasswordField } from './password-field.tsx';
import { texts } from './texts.ts';

const services: LoadServices = () =>
  import('./auth-services.ts').catch(() => {
    throw new Error(errorTexts.unreachable);
  });

const tabs = [
  { id: 'sign-in', name: t('Sign In') },
  { id: 'sign-up', name: t('Sign Up') },
] as const;

/**
 * The forms to sign in, to sign up, to confirm an account and to choose a new password. One form is shown at a time.
 */
export function SignInForm() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { tab = 'sign-in', step, ...kept } = readAuthState(state);
  const [entered, setEntered] = useState({ email: step?.email ?? '', password: '', displayName: '' });
  const change = (changes: Partial<typeof entered>) => setEntered({ ...entered, ...changes });
  useEffect(() => {
    // Loads the libraries while the form is filled in. If this fails, sending the form tries again and reports a
    // failure.
    Promise.all([services(), prepareToasts(), loadUserPool().then((pool) => pool.configured())]).catch(
      () => undefined,
    );
  }, []);

  const go = (next: Pick<AuthState, 'tab' | 'step'>) =>
    void navigate('', { replace: true, state: { ...kept, ...next } satisfies AuthState });
  const openTab = (next: NonNullable<AuthState['tab']>) => go({ tab: next });
  const goBack = () => openTab('sign-in');

  const content = useRef<HTMLDivElement>(null);
  const place = step?.name ?? tab;
  const shown = useRef(place);
  // When one form replaces another, its first empty field is focused. Switching between the two tabs does not move the
  // focus.
  useEffect(() => {
    if (shown.current === place) return;
    const wasTab = tabs.some(({ id }) => id === shown.current);
    shown.current = place;
    if (wasTab && tabs.some(({ id }) => id === place)) return;
    const fields = [...(content.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [place]);

  return (
    <div ref={content}>
      {step?.name === 'confirm' && (
        <ConfirmForm
          services={services}
          email={step.email}
          onBack={goBack}
          onConfirmed={goBack}
          onWrongAddress={() => openTab('sign-up')}
        />
      )}
      {step?.name === 'forgotten' && (
        <ForgottenForm
          services={services}
          email={entered.email}
          onEmail={(email) => change({ email })}
          onBack={goBack}
          onSent={(email) => go({ step: { name: 'reset', email } })}
        />
      )}
      {step?.name === 'reset' && (
        <ResetForm
          services={services}
          email={step.email}
          onBack={goBack}
          onDone={() => {
            change({ password: '' });
            goBack();
          }}
        />
      )}
      {!step && (
        <Tabs.Root value={tab} onValueChange={(id) => openTab(id as typeof tab)}>
          <Tabs.List aria-label={t('Account')} className="mb-8 grid grid-cols-2 border-line border-b">
            {tabs.map(({ id, name }) => (
              <Tabs.Trigger
                key={id}
                value={id}
                className="-mb-px min-h-12 border-transparent border-b-2 font-semibold text-ink-soft text-sm -outline-offset-2 aria-selected:border-accent aria-selected:text-ink"
              >
                {name}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <Tabs.Content value="sign-in" tabIndex={-1} className="outline-none">
            <AuthForm
              action={t('Sign In')}
              onSend={async () => {
                const pool = await services();
                const outcome = await pool.enter(entered);
                const email = entered.email.trim();
                if (outcome === 'confirm') {
                  await pool.sendConfirmationAgain(email);
                  go({ step: { name: 'confirm', email } });
                }
                if (outcome === 'reset') {
                  await pool.askForReset(email);
                  go({ step: { name: 'reset', email } });
                }
              }}
              others={
                <TextButton onClick={() => go({ step: { name: 'forgotten', email: entered.email } })}>
                  {t('Forgotten your password?')}
                </TextButton>
              }
            >
              <Credentials entered={entered} onChange={change} />
            </AuthForm>
          </Tabs.Content>
          <Tabs.Content value="sign-up" tabIndex={-1} className="outline-none">
            <AuthForm
              action={t('Sign Up')}
              onSend={async () => {
                await (await services()).join(entered);
                go({ tab: 'sign-up', step: { name: 'confirm', email: entered.email.trim() } });
              }}
            >
              <Credentials entered={entered} onChange={change} isNew />
              <TextField
                label={t('Display name (optional)')}
                name="name"
                autoComplete="nickname"
                value={entered.displayName}
                onChange={({ target }) => change({ displayName: target.value })}
              />
            </AuthForm>
          </Tabs.Content>
        </Tabs.Root>
      )}
    </div>
  );
}

type CredentialsProps = {
  entered: { email: string; password: string };
  onChange: (changes: { email?: string; password?: string }) => void;
  /** Whether the user chooses a new password. The rule for passwords is then shown. */
  isNew?: boolean;
};

const Credentials = ({ entered, onChange, isNew = false }: CredentialsProps) => (
  <>
    <TextField
      label={t('Email')}
      name="email"
      // Not `email`: for that type the browser removes surrounding spaces from the value.
      type="text"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      value={entered.email}
      onChange={({ target }) => onChange({ email: target.value })}
    />
    <PasswordField
      label={t('Password')}
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      {...(isNew ? { hint: texts.passwordRule } : {})}
      value={entered.password}
      onChange={({ target }) => onChange({ password: target.value })}
    />
  </>
);
