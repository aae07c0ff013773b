import { useAuthenticator } from '@aws-amplify/ui-react';
import { AuthenticatorProvider } from '@aws-amplify/ui-react-core';
import { Tabs } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '../../components/page-heading.tsx';
import { t } from '../../lib/t.ts';
import { AuthField, AuthForm, EmailField, PasswordField, TextButton } from './auth-form.tsx';
import { authServices, resume } from './auth-services.ts';
import { type AuthRoute, authRoutes, readAuthState } from './auth-state.ts';
import { AppCodeForm, ConfirmForm, ForgottenForm, ResetForm } from './code-forms.tsx';
import { texts } from './texts.ts';

const tabs: readonly { id: AuthRoute; name: string }[] = [
  { id: 'signIn', name: t('Sign In') },
  { id: 'signUp', name: t('Sign Up') },
];
const titles: Record<AuthRoute, string> = {
  signIn: t('Sign in'),
  signUp: t('Sign Up'),
  confirmSignIn: texts.appCodeTitle,
  confirmSignUp: texts.confirmTitle,
  forgotPassword: texts.resetTitle,
  confirmResetPassword: texts.resetTitle,
};
const isTab = (route: AuthRoute) => tabs.some(({ id }) => id === route);

/**
 * The form with which the library has to start to reach each form. It cannot start with a form for a code: after a
 * reload it starts with the form before it, which `resume` sends without a call to the user pool.
 */
const starts = {
  signIn: 'signIn',
  signUp: 'signUp',
  // A reload forgets that the password was right.
  confirmSignIn: 'signIn',
  confirmSignUp: 'signIn',
  forgotPassword: 'forgotPassword',
  confirmResetPassword: 'forgotPassword',
} as const satisfies Record<AuthRoute, AuthRoute>;

type Entered = { email: string; password: string; displayName: string };
type Props = { entered: Entered; onChange: (changes: Partial<Entered>) => void };

/**
 * The forms to sign in, to sign up, to confirm an account and to choose a new password. The library decides which one
 * is shown. Another visit to the page begins anew, but with what was typed before.
 */
export function SignInForm() {
  const { key, state } = useLocation();
  const [entered, setEntered] = useState({
    email: readAuthState(state).email ?? '',
    password: '',
    displayName: '',
  });
  return (
    <AuthenticatorProvider key={key}>
      <Forms entered={entered} onChange={(changes) => setEntered({ ...entered, ...changes })} />
    </AuthenticatorProvider>
  );
}

function Forms({ entered, onChange }: Props) {
  const { state } = useLocation();
  const { email = '', route: first = 'signIn' } = readAuthState(state);
  const start = starts[first];
  const { initializeMachine, route, submitForm, toForgotPassword, toSignIn, toSignUp, username } =
    useAuthenticator((machine) => [machine.route, machine.username]);
  useEffect(() => {
    if (route !== 'setup') return;
    const askForReset = (address: string) => {
      toForgotPassword();
      submitForm({ username: address });
    };
    // The library takes the first services that it is given.
    initializeMachine({ initialState: start, services: authServices(askForReset) });
  }, [route, start, initializeMachine, submitForm, toForgotPassword]);

  /** The form that is shown. It stays while the library is between two forms. */
  const [place, setPlace] = useState<AuthRoute>();
  const next = authRoutes.find((each) => each === route);
  if (next && next !== place && (place || next === first)) setPlace(next);
  const isBefore = !place && route === start && start !== first;
  useEffect(() => {
    if (isBefore) resume(() => submitForm({ username: email }));
  }, [isBefore, email, submitForm]);

  const address = username ?? entered.email;
  const content = useRef<HTMLDivElement>(null);
  const left = useRef<AuthRoute>(undefined);
  useEffect(() => {
    if (!place || place === left.current) return;
    const route = place === 'confirmSignIn' ? starts[place] : place;
    const usr = { ...readAuthState(state), route, email: isTab(place) ? undefined : address };
    // Past the router, for which another state is another visit. It reads this one after a reload.
    history.replaceState({ ...history.state, usr }, '');
    const isFirst = !left.current;
    const isOtherTab = left.current && isTab(left.current) && isTab(place);
    left.current = place;
    if (isFirst || isOtherTab) return;
    // When one form replaces another, its first empty field is focused.
    const fields = [...(content.current?.querySelectorAll('input') ?? [])];
    (fields.find(({ value }) => value === '') ?? fields[0])?.focus();
  }, [place, state, address]);

  return (
    <div ref={content} className="min-h-100">
      <PageTitle title={titles[place ?? 'signIn']} />
      {place === 'confirmSignIn' && <AppCodeForm onBack={toSignIn} />}
      {place === 'confirmSignUp' && (
        <ConfirmForm
          email={address}
          onBack={toSignIn}
          onWrongAddress={() => {
            toSignIn();
            toSignUp();
          }}
        />
      )}
      {place === 'forgotPassword' && (
        <ForgottenForm
          email={entered.email}
          onEmail={(changed) => onChange({ email: changed })}
          onBack={toSignIn}
        />
      )}
      {place === 'confirmResetPassword' && <ResetForm email={address} onBack={toSignIn} />}
      {place && isTab(place) && (
        <Tabs.Root value={place} onValueChange={(id) => (id === 'signUp' ? toSignUp() : toSignIn())}>
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
          <Tabs.Content value="signIn" tabIndex={-1} className="outline-none">
            <AuthForm
              action={t('Sign In')}
              others={
                <TextButton
                  onClick={() => {
                    onChange({ password: '' });
                    toForgotPassword();
                  }}
                >
                  {t('Forgotten your password?')}
                </TextButton>
              }
            >
              <Credentials entered={entered} onChange={onChange} />
            </AuthForm>
          </Tabs.Content>
          <Tabs.Content value="signUp" tabIndex={-1} className="outline-none">
            <AuthForm action={t('Sign Up')}>
              <Credentials entered={entered} onChange={onChange} isNew />
              <AuthField
                field="displayName"
                label={t('Display name (optional)')}
                name="name"
                autoComplete="nickname"
                value={entered.displayName}
                onValue={(displayName) => onChange({ displayName })}
              />
            </AuthForm>
          </Tabs.Content>
        </Tabs.Root>
      )}
    </div>
  );
}

/** With `isNew`, the user chooses a new password. The rule for passwords is then shown. */
const Credentials = ({ entered, onChange, isNew = false }: Props & { isNew?: boolean }) => (
  <>
    <EmailField
      name={isNew ? 'email' : 'username'}
      value={entered.email}
      onValue={(email) => onChange({ email })}
    />
    <PasswordField
      label={t('Password')}
      name="password"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      hint={isNew ? texts.passwordRule : undefined}
      value={entered.password}
      onValue={(password) => onChange({ password })}
    />
  </>
);
