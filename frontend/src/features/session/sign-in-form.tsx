import { Authenticator, type AuthenticatorProps } from '@aws-amplify/ui-react';
import { I18n } from 'aws-amplify/utils';
import { useEffect, useState } from 'react';
import { LoadError } from '../../components/load-error.tsx';
import { Loading } from '../../components/loading.tsx';
import { prepareToasts } from '../../components/notify.ts';
import { errorTexts } from '../../lib/error-texts.ts';
import { authServices } from './auth-services.ts';
import { userPool } from './session.ts';
import { SignUpFields } from './sign-up-fields.tsx';
import './sign-in-form.css';

I18n.putVocabulariesForLanguage('en', {
  'Sign in': 'Sign In',
  'Create Account': 'Sign Up',
  'Forgot your password?': 'Forgotten your password?',
});

/** Turns off the browser's `required` check, which would block submitting before `authServices` validates. */
const optional = { isRequired: false } as const;

const formFields: NonNullable<AuthenticatorProps['formFields']> = {
  signIn: {
    username: { ...optional, label: 'Email', placeholder: '', type: 'text', autocomplete: 'email' },
    password: { ...optional, label: 'Password', placeholder: '' },
  },
  forgotPassword: { username: { label: 'Email', placeholder: '', autocomplete: 'email' } },
  confirmSignUp: { confirmation_code: { label: 'Confirmation code', placeholder: '' } },
  confirmResetPassword: {
    confirmation_code: { label: 'Code', placeholder: '' },
    password: { label: 'New password', placeholder: '' },
    confirm_password: { label: 'New password, again', placeholder: '' },
  },
};

/** Amplify's form for signing in, signing up, confirming an account and resetting a password. */
export function SignInForm() {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    if (state !== 'loading') return;
    Promise.all([userPool().then((pool) => pool.configured()), prepareToasts()]).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [state]);
  if (state === 'failed')
    return <LoadError text={errorTexts.unreachable} onRetry={() => setState('loading')} />;
  if (state === 'loading') return <Loading />;
  return (
    <Authenticator
      loginMechanisms={['email']}
      services={authServices}
      formFields={formFields}
      components={{ SignUp: { FormFields: SignUpFields } }}
    />
  );
}
