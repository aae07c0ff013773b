import type { AuthenticatorProps } from '@aws-amplify/ui-react';
import {
  AuthError,
  type ConfirmResetPasswordInput,
  type ConfirmSignUpInput,
  confirmResetPassword,
  confirmSignUp,
  type SignInInput,
  type SignUpInput,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import type { z } from 'zod';
import { notify } from '../../components/notify.ts';
import { SignInForm, SignUpForm } from './credentials.ts';

/** What the form does when it is sent: the app's rules first, then the user pool; each failure is a toast. */
export const authServices = {
  async handleSignIn(input: unknown) {
    const { username, password } = input as SignInInput;
    const form = validate(SignInForm, { email: username, password });
    const result = await toastOnFailure(
      'Sign In Error',
      signIn({ username: form.email, password: form.password }),
    );
    if (result.isSignedIn) void notify({ title: 'Welcome back!' });
    return result;
  },

  async handleSignUp(input: unknown) {
    const { username, password, options } = input as SignUpInput;
    const { name = '' } = options?.userAttributes ?? {};
    const { email, ...form } = validate(SignUpForm, { email: username, password, displayName: name });
    const result = await toastOnFailure(
      'Sign Up Error',
      signUp({
        username: email,
        password: form.password,
        options: {
          autoSignIn: true,
          userAttributes: { email, ...(form.displayName ? { name: form.displayName } : {}) },
        },
      }),
    );
    void notify({
      title: 'Account created!',
      description: 'Please check your email to confirm your account.',
    });
    return result;
  },

  /** A sign-up goes on and signs in; whoever was on the way to sign in is led back to an empty form. */
  async handleConfirmSignUp(input: unknown) {
    const result = await confirmSignUp(input as ConfirmSignUpInput);
    if (result.nextStep.signUpStep === 'DONE') notifyConfirmed();
    return result;
  },

  /** The user pool knows no longest password, and one that is too long could not be signed in with. */
  async handleForgotPasswordSubmit(input: unknown) {
    const { newPassword, ...rest } = input as ConfirmResetPasswordInput;
    const { password } = validate(SignInForm.pick({ password: true }), { password: newPassword });
    return confirmResetPassword({ ...rest, newPassword: password });
  },

  // There is one password field, and what it must be is among the app's own rules.
  validateFormPassword: async () => undefined,
  validateConfirmPassword: async () => undefined,
  validateRequiredFieldsForAuthMethod: async () => null,
} satisfies AuthenticatorProps['services'];

export const notifyConfirmed = () =>
  void notify({ title: 'Account confirmed', description: 'You can sign in now.' });

/** The first rule that fails is told in a toast; it is thrown too, which keeps the form as it is. */
function validate<Form extends z.ZodType>(form: Form, value: unknown): z.output<Form> {
  const parsed = form.safeParse(value);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? '';
  void notify({ title: 'Validation Error', description: message, tone: 'error' });
  throw new Error(message);
}

async function toastOnFailure<T>(title: string, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const refused = error instanceof AuthError && error.name !== 'NetworkError' && error.name !== 'Unknown';
    const description = refused ? error.message : 'An unexpected error occurred.';
    void notify({ title, description, tone: 'error' });
    throw new Error(description);
  }
}
