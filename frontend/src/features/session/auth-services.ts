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
 * What the sign-in page sends to the user pool. Each function throws an error whose message is to be shown in the form.
 * Rules of the form, and refusals of signing in and up, are told in a toast as well.
 */

/** The user pool's mails are written in this language. */
const mailLanguage = { locale: language };

export type Entered = { email: string; password: string; displayName: string };

/** Signs in. `confirm`: the account has to be confirmed first; `reset`: it needs a new password. */
export async function enter({ email, password }: Entered): Promise<'done' | 'confirm' | 'reset'> {
  const form = validate(SignInForm, { email, password });
  const { isSignedIn, nextStep } = await toastOnFailure(t('Sign In Error'), () =>
    signIn({ username: form.email, password: form.password }),
  );
  if (isSignedIn) {
    void notify({ title: t('Welcome back!') });
    // Who cannot be told the language of the profile keeps that of the browser.
    void adoptLanguage().catch(() => undefined);
    return 'done';
  }
  if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'confirm';
  if (nextStep.signInStep === 'RESET_PASSWORD') return 'reset';
  // No other step is turned on in the user pool.
  return toastOnFailure(t('Sign In Error'), () => Promise.reject(new Error(nextStep.signInStep)));
}

/** Makes an account, which has to be confirmed. */
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

/** Confirms an account with the code of the mail. `signed-in`: right after the sign-up; otherwise it can be signed in to. */
export async function confirm(email: string, code: string): Promise<'signed-in' | 'confirmed'> {
  if (code.trim() === '') throw new Error(texts.codeMissing);
  const step = await inItsWords(async () => (await loadUserPool()).confirmAccount(email, code.trim()));
  if (step === 'signs-in' && (await signedInAfterSignUp())) return 'signed-in';
  void notify(texts.confirmed);
  return 'confirmed';
}

/** Where the sign-up is too long ago, or the connection is lost, the form asks to sign in. */
const signedInAfterSignUp = () =>
  autoSignIn().then(
    ({ isSignedIn }) => isSignedIn,
    () => false,
  );

/** Sends another confirmation code. */
export async function sendConfirmationAgain(email: string): Promise<void> {
  await inItsWords(() => resendSignUpCode({ username: email, options: { clientMetadata: mailLanguage } }));
}

/** Sends a code to choose a new password with; returns the address without spaces around it. */
export async function askForReset(entered: string): Promise<string> {
  const { email } = validate(SignInForm.pick({ email: true }), { email: entered });
  await inItsWords(() => resetPassword({ username: email, options: { clientMetadata: mailLanguage } }));
  return email;
}

export type NewPassword = { email: string; code: string; password: string };

/** Sets a new password. Its length is checked here: the user pool has no maximum, but signing in does. */
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

/** What is told of a refusal in a language that the user pool does not speak, by its message or else by its name. */
const refusals: Readonly<Record<string, string>> = {
  // NotAuthorizedException is the name of further refusals, which these texts do not fit.
  'Incorrect username or password.': t('Incorrect username or password.'),
  'Password attempts exceeded': t('Attempt limit exceeded, please try after some time.'),
  CodeMismatchException: t('Invalid verification code provided, please try again.'),
  ExpiredCodeException: t('Invalid code provided, please request a code again.'),
  LimitExceededException: t('Attempt limit exceeded, please try after some time.'),
  UsernameExistsException: t('User already exists'),
};

/** A refusal in the words of the user pool where it speaks the language of the app, or where it has no others. */
function wordsOf({ name, message }: AuthError): string {
  if (language === 'en') return message;
  return refusals[message] ?? refusals[name] ?? message;
}

/** Makes a call of the user pool once its library is there. */
async function callUserPool<T>(call: () => Promise<T>): Promise<T> {
  await (await loadUserPool()).configured();
  return call();
}

/** Awaits a call of the user pool. Shows its refusal as a toast and throws it; other errors get a general text. */
async function toastOnFailure<T>(title: string, call: () => Promise<T>): Promise<T> {
  try {
    return await callUserPool(call);
  } catch (error) {
    const description = isRefusal(error) ? wordsOf(error) : texts.unexpected;
    void notify({ title, description, tone: 'error' });
    throw new Error(description);
  }
}

/** Awaits a call of the user pool; throws its refusal in its words, and another failure as a lost connection. */
async function inItsWords<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await callUserPool(call);
  } catch (error) {
    throw new Error(isRefusal(error) ? wordsOf(error) : errorTexts.unreachable);
  }
}
