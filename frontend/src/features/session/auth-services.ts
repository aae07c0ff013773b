import {
  AuthError,
  autoSignIn,
  type ConfirmResetPasswordInput,
  type ConfirmSignInInput,
  type ConfirmSignUpInput,
  type ConfirmSignUpOutput,
  confirmResetPassword,
  confirmSignIn,
  type ResendSignUpCodeInput,
  type ResetPasswordInput,
  type ResetPasswordOutput,
  resendSignUpCode,
  resetPassword,
  type SignInInput,
  type SignInOutput,
  type SignUpInput,
  type SignUpOutput,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import type { z } from 'zod';
import { notify } from '../../components/notify.ts';
import { errorTexts, messageText } from '../../lib/error-texts.ts';
import { language } from '../../lib/language.ts';
import { t } from '../../lib/t.ts';
import { confirmAccount, keepNewSession } from '../../lib/user-pool.ts';
import { adoptLanguage } from './adopt-language.ts';
import { SignInForm, SignUpForm } from './credentials.ts';
import { texts } from './texts.ts';

/** The language of the mails from the user pool. */
const mailLanguage = { locale: language };

let isResuming = false;

/** Sends a form only to reach the step after it, as before a reload. Nothing is asked of the user pool. */
export function resume(sendForm: () => void) {
  isResuming = true;
  sendForm();
  isResuming = false;
}

/**
 * What the forms of the sign-in page call when they are sent, in place of the library's own functions. An error that is
 * thrown is shown in the form, at its field if `fieldOf` knows one. Invalid input, and refusals of sign-in and sign-up, are also shown as a toast.
 * `askForReset` opens the form for a forgotten password and sends it.
 */
export const authServices = (askForReset: (email: string) => void) => ({
  async handleSignIn({ username, password }: SignInInput): Promise<SignInOutput> {
    if (isResuming) return { isSignedIn: false, nextStep: { signInStep: 'CONFIRM_SIGN_UP' } };
    const form = validate(SignInForm, { email: username, password });
    const result = await toastOnFailure(t('Sign In Error'), () =>
      signIn({ username: form.email, password: form.password }),
    );
    const step = result.nextStep.signInStep;
    if (step === 'DONE') await welcome();
    else if (step === 'CONFIRM_SIGN_UP') await sendConfirmation(form.email);
    else if (step === 'RESET_PASSWORD') askForReset(form.email);
    // The user pool has no step but these enabled.
    else if (step !== 'CONFIRM_SIGN_IN_WITH_TOTP_CODE')
      await toastOnFailure(t('Sign In Error'), () => Promise.reject(new Error(step)));
    return result;
  },

  async handleConfirmSignIn({ challengeResponse }: ConfirmSignInInput): Promise<SignInOutput> {
    if (challengeResponse === '') throw new Error(texts.codeMissing);
    const result = await inItsWords(() => confirmSignIn({ challengeResponse }));
    await welcome();
    return result;
  },

  // `handleSignIn` has sent the code already, in the language of the app.
  handleResendSignUpCode: async ({ username }: ResendSignUpCodeInput) => ({ destination: username }),

  async handleSignUp({ username, password, options }: SignUpInput): Promise<SignUpOutput> {
    const displayName = options?.userAttributes?.name ?? '';
    const form = validate(SignUpForm, { email: username, password, displayName });
    const { email, displayName: name } = form;
    const result = await toastOnFailure(t('Sign Up Error'), () =>
      signUp({
        username: email,
        password: form.password,
        options: {
          autoSignIn: true,
          clientMetadata: mailLanguage,
          userAttributes: { email, ...(name ? { name } : {}) },
        },
      }),
    );
    void notify({
      title: t('Account created!'),
      description: t('Please check your email to confirm your account.'),
    });
    return result;
  },

  /** Signs in as well if the sign-up was just before. Otherwise the user has to sign in. */
  async handleConfirmSignUp({
    username,
    confirmationCode,
  }: ConfirmSignUpInput): Promise<ConfirmSignUpOutput> {
    if (confirmationCode === '') throw new Error(texts.codeMissing);
    const step = await inItsWords(() => confirmAccount(username, confirmationCode));
    if (step !== 'signs-in' || !(await signedInAfterSignUp())) void notify(texts.confirmed);
    return { isSignUpComplete: true, nextStep: { signUpStep: 'DONE' } };
  },

  async handleForgotPassword({ username }: ResetPasswordInput): Promise<ResetPasswordOutput> {
    if (!isResuming) await sendResetCode(username);
    const codeDeliveryDetails = { destination: username };
    return {
      isPasswordReset: false,
      nextStep: { resetPasswordStep: 'CONFIRM_RESET_PASSWORD_WITH_CODE', codeDeliveryDetails },
    };
  },

  /** The length is checked here, because the user pool has no maximum for it but signing in has one. */
  async handleForgotPasswordSubmit({
    username,
    confirmationCode,
    newPassword,
  }: ConfirmResetPasswordInput): Promise<void> {
    if (confirmationCode === '') throw new Error(texts.codeMissing);
    validate(SignInForm.pick({ password: true }), { password: newPassword });
    await inItsWords(() => confirmResetPassword({ username, confirmationCode, newPassword }));
    void notify({ title: t('Password changed'), description: t('You can sign in with it now.') });
  },
});

/** Stores the session after a sign-in, greets the person, and changes to the language of their profile. */
async function welcome() {
  await keepNewSession();
  void notify({ title: t('Welcome back!') });
  // If the profile cannot be read, the app stays in the language of the browser.
  void adoptLanguage().catch(() => undefined);
}

/** Returns false if the sign-up is too long ago or the connection is lost. */
const signedInAfterSignUp = () =>
  autoSignIn()
    .then(keepNewSession)
    .then(
      () => true,
      () => false,
    );

/** Sends another confirmation code. */
export async function sendConfirmation(email: string): Promise<void> {
  await inItsWords(() => resendSignUpCode({ username: email, options: { clientMetadata: mailLanguage } }));
}

/** Sends a code for a new password. */
export async function sendResetCode(entered: string): Promise<void> {
  const { email } = validate(SignInForm.pick({ email: true }), { email: entered });
  await inItsWords(() => resetPassword({ username: email, options: { clientMetadata: mailLanguage } }));
}

/** The name of the field that an error is about, by the error's text. The library passes on only the text. */
const fields = new Map([[texts.codeMissing, 'code']]);
export const fieldOf = (message: string) => fields.get(message);

/** Parses a form's values. Shows the first issue as a toast and throws it. */
function validate<Form extends z.ZodType>(form: Form, value: unknown): z.output<Form> {
  const parsed = form.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const message = messageText(issue?.message ?? '');
  fields.set(message, String(issue?.path[0]));
  void notify({ title: t('Validation Error'), description: message, tone: 'error', isSaid: true });
  throw new Error(message);
}

const isRefusal = (error: unknown): error is AuthError =>
  error instanceof AuthError && error.name !== 'NetworkError' && error.name !== 'Unknown';

/** The text of a refusal in the app's language, by the message of the user pool or else by the error's name. */
const refusals: Readonly<Record<string, string>> = {
  // Other refusals have the names of these, too.
  'Incorrect username or password.': t('Incorrect username or password.'),
  'Password attempts exceeded': t('Attempt limit exceeded, please try after some time.'),
  'Invalid code received for user': t('Invalid verification code provided, please try again.'),
  'Your software token has already been used once.': t('This code was used already. Wait for the next one.'),
  'Invalid session for the user, session is expired.': t('That took too long. Please sign in again.'),
  CodeMismatchException: t('Invalid verification code provided, please try again.'),
  ExpiredCodeException: t('Invalid code provided, please request a code again.'),
  LimitExceededException: t('Attempt limit exceeded, please try after some time.'),
  'storage.full': errorTexts['storage.full'],
  UsernameExistsException: t('User already exists'),
};

/** The text of a refusal. In English, or if there is no translation, it is the user pool's own message. */
function wordsOf({ name, message }: AuthError): string {
  const named = language === 'en' ? undefined : refusals[name];
  return refusals[message] ?? named ?? message;
}

/** Makes a call to the user pool. A refusal is shown as a toast and thrown, other errors as a general text. */
async function toastOnFailure<T>(title: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    const description = isRefusal(error) ? wordsOf(error) : texts.unexpected;
    void notify({ title, description, tone: 'error', isSaid: true });
    throw new Error(description);
  }
}

/** Calls the user pool. Throws a refusal with its own message, any other failure as a lost connection. */
async function inItsWords<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw new Error(isRefusal(error) ? wordsOf(error) : errorTexts.unreachable);
  }
}
