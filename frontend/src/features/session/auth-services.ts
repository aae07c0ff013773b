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

/**
 * What Amplify's form calls on submit. Each function validates the input, calls the user pool and shows failures as
 * a toast; it throws as well, so that the form keeps its input.
 */
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

  /** After a sign-up the library signs in by itself; otherwise the form returns to signing in. */
  async handleConfirmSignUp(input: unknown) {
    const result = await confirmSignUp(input as ConfirmSignUpInput);
    if (result.nextStep.signUpStep === 'DONE') notifyConfirmed();
    return result;
  },

  /** Validates the length here: the user pool has no maximum, but signing in does. */
  async handleForgotPasswordSubmit(input: unknown) {
    const { newPassword, ...rest } = input as ConfirmResetPasswordInput;
    const { password } = validate(SignInForm.pick({ password: true }), { password: newPassword });
    return confirmResetPassword({ ...rest, newPassword: password });
  },

  // Amplify's own rules are turned off: `validate` checks everything on submit.
  validateFormPassword: async () => undefined,
  validateConfirmPassword: async () => undefined,
  validateRequiredFieldsForAuthMethod: async () => null,
} satisfies AuthenticatorProps['services'];

/** Shows the toast of a confirmed account, also for the confirmation mail's link. */
export const notifyConfirmed = () =>
  void notify({ title: 'Account confirmed', description: 'You can sign in now.' });

/** Parses a form's values. Shows the first issue as a toast and throws it. */
function validate<Form extends z.ZodType>(form: Form, value: unknown): z.output<Form> {
  const parsed = form.safeParse(value);
  if (parsed.success) return parsed.data;
  const message = parsed.error.issues[0]?.message ?? '';
  void notify({ title: 'Validation Error', description: message, tone: 'error' });
  throw new Error(message);
}

/** Awaits a call of the user pool. Shows its refusal as a toast and throws it; other errors get a general text. */
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
