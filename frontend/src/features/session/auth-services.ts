import {
  AuthError,
  autoSignIn,
  confirmResetPassword,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import type { z } from 'zod';
import { notify } from '../../components/notify.ts';
import { errorTexts } from '../../lib/error-texts.ts';
import { language } from '../../lib/language.ts';
import { loadUserPool } from '../../lib/load-user-pool.ts';
import { messageText } from '../../lib/message-text.ts';
import { t } from '../../lib/t.ts';
import { adoptLanguage } from './adopt-language.ts';
import { SignInForm, SignUpForm } from './credentials.ts';
import { texts } from './texts.ts';

/*
 * The calls of the sign-in page to the user pool. Each function throws an error whose message the form shows. Invalid
 * input, and refusals of sign-in and sign-up, are also shown as a toast.
 */

/** The language of the mails from the user pool. */
const mailLanguage = { locale: language };

export type Entered = { email: string; password: string; displayName: string };

/** Signs in. Returns `confirm` if the account must be confirmed first, and `reset` if it needs a new password. */
export async function enter({ email, password }: Entered): Promise<'done' | 'confirm' | 'reset'> {
  const form = validate(SignInForm, { email, password });
  const { isSignedIn, nextStep } = await toastOnFailure(t('Sign In Error'), () =>
    signIn({ username: form.email, password: form.password }),
  );
  if (isSignedIn) {
    void notify({ title: t('Welcome back!') });
    // If the profile cannot be read, the app stays in the language of the browser.
    void adoptLanguage().catch(() => undefined);
    return 'done';
  }
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'confirm';
  if (nextStep.signInStep === 'RESET_PASSWORD') return 'reset';
  // The user pool has no other step enabled.
  return toastOnFailure(t('Sign In Error'), () => Promise.reject(new Error(nextStep.signInStep)));
}

/** Creates an account. It must be confirmed before the first sign-in. */
export async function join(entered: Entered): Promise<void> {
  const { email, password, displayName } = validate(SignUpForm, entered);
  await toastOnFailure(t('Sign Up Error'), () =>
    signUp({
      username: email,
      password,
      options: {
        autoSignIn: true,
        clientMetadata: mailLanguage,
        userAttributes: { email, ...(displayName ? { name: displayName } : {}) },
      },
    }),
  );
  void notify({
    title: t('Account created!'),
    description: t('Please check your email to confirm your account.'),
  });
}

/**
 * Confirms an account with the code from the mail. Returns `signed-in` if the sign-up was just before, so that the user
 * is signed in as well. Otherwise returns `confirmed`, and the user has to sign in.
 */
export async function confirm(email: string, code: string): Promise<'signed-in' | 'confirmed'> {
  if (code.trim() === '') throw new Error(texts.codeMissing);
  const step = await inItsWords(async () => (await loadUserPool()).confirmAccount(email, code.trim()));
  if (step === 'signs-in' && (await signedInAfterSignUp())) return 'signed-in';
  void notify(texts.confirmed);
  return 'confirmed';
}

/**
 * Signs in without a password after the sign-up. Returns false if the sign-up is too long ago or the connection is
 * lost. The form then asks to sign in.
 */
const signedInAfterSignUp = () =>
  autoSignIn().then(
    ({ isSignedIn }) => isSignedIn,
    () => false,
  );

/** Sends another confirmation code. */
export async function sendConfirmationAgain(email: string): Promise<void> {
  await inItsWords(() => resendSignUpCode({ username: email, options: { clientMetadata: mailLanguage } }));
}

/** Sends a code for a new password. Returns the e-mail address without surrounding spaces. */
export async function askForReset(entered: string): Promise<string> {
  const { email } = validate(SignInForm.pick({ email: true }), { email: entered });
  await inItsWords(() => resetPassword({ username: email, options: { clientMetadata: mailLanguage } }));
  return email;
}

export type NewPassword = { email: string; code: string; password: string };

/**
 * Sets a new password. The length is checked here, because the user pool has no maximum for it but signing in has one.
 */
export async function choosePassword({ email, code, password }: NewPassword): Promise<void> {
  if (code.trim() === '') throw new Error(texts.codeMissing);
  const form = validate(SignInForm.pick({ password: true }), { password });
  await inItsWords(() =>
    confirmResetPassword({ username: email, confirmationCode: code.trim(), newPassword: form.password }),
  );
  void notify(texts.passwordChanged);
}

/** Parses a form's values. Shows the first issue as a toast and throws it. */
function validate<Form extends z.ZodType>(form: Form, value: unknown): z.output<Form> {
  const parsed = form.safeParse(value);
  if (parsed.success) return parsed.data;
  const message = messageText(parsed.error.issues[0]?.message ?? '');
  void notify({ title: t('Validation Error'), description: message, tone: 'error' });
  throw new Error(message);
}

const isRefusal = (error: unknown): error is AuthError =>
  error instanceof AuthError && error.name !== 'NetworkError' && error.name !== 'Unknown';

/** The text of a refusal in the app's language, found by the message of the user pool or else by the error's name. */
const refusals: Readonly<Record<string, string>> = {
  // Other refusals have the name NotAuthorizedException, too, so these two are found by their messages.
  'Incorrect username or password.': t('Incorrect username or password.'),
  'Password attempts exceeded': t('Attempt limit exceeded, please try after some time.'),
  CodeMismatchException: t('Invalid verification code provided, please try again.'),
  ExpiredCodeException: t('Invalid code provided, please request a code again.'),
  LimitExceededException: t('Attempt limit exceeded, please try after some time.'),
  'storage.full': errorTexts['storage.full'],
  UsernameExistsException: t('User already exists'),
};

/** The text of a refusal. In English, or if there is no translation, it is the user pool's own message. */
function wordsOf({ name, message }: AuthError): string {
  if (language === 'en') return message;
  return refusals[message] ?? refusals[name] ?? message;
}

/** Loads and configures the library of the user pool, then makes the call. */
async function callUserPool<T>(call: () => Promise<T>): Promise<T> {
  await (await loadUserPool()).configured();
  return call();
}

/**
 * Makes a call to the user pool. A refusal is shown as a toast and thrown. Other errors are replaced by a general text.
 */
async function toastOnFailure<T>(title: string, call: () => Promise<T>): Promise<T> {
  try {
    return await callUserPool(call);
  } catch (error) {
    const description = isRefusal(error) ? wordsOf(error) : texts.unexpected;
    void notify({ title, description, tone: 'error' });
    throw new Error(description);
  }
}

/**
 * Makes a call to the user pool. A refusal is thrown with its own message, any other failure with the message for a
 * lost connection.
 */
async function inItsWords<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await callUserPool(call);
  } catch (error) {
    throw new Error(isRefusal(error) ? wordsOf(error) : errorTexts.unreachable);
  }
}
