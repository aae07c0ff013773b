import { Amplify } from 'aws-amplify';
import * as cognito from 'aws-amplify/auth';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { readClientSettings } from './client-settings.ts';
import { sessionChanges } from './session-changes.ts';
import { hasStoredTokens, readStoredTokens, removeStoredTokens, usableTokens } from './stored-tokens.ts';

/*
 * The only module that uses the library of the user pool. The library is large, so import this module dynamically.
 * Visitors without a session then do not download it.
 */

// Silences the library's warning about a custom user pool endpoint.
ConsoleLogger.LOG_LEVEL = 'ERROR';

let ready: Promise<void> | undefined;

/** Configures the library with the environment's user pool, once. After a failure the next call tries again. */
export function configured(): Promise<void> {
  ready ??= readClientSettings().then(({ userPoolId, userPoolClientId, userPoolEndpoint }) =>
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId,
          userPoolClientId,
          loginWith: { email: true },
          ...(userPoolEndpoint ? { userPoolEndpoint: new URL(userPoolEndpoint, location.origin).href } : {}),
        },
      },
    }),
  );
  ready.catch(() => {
    ready = undefined;
  });
  return ready;
}

/**
 * The names of the errors with which the user pool refuses a refresh permanently. The library then deletes the tokens.
 */
const refusalNames =
  /^(NotAuthorized|TokenRevoked|UserNotFound|PasswordResetRequired|UserNotConfirmed|RefreshTokenReuse)/;

// Only a refusal ends the session. A refresh that cannot reach the user pool does not.
Hub.listen('auth', ({ payload }) => {
  const refused =
    payload.event === 'tokenRefresh_failure' && refusalNames.test(payload.data?.error?.name ?? '');
  // The library removes the tokens itself, but only after this event. They are removed now, so that the listeners find
  // no session.
  if (refused) removeStoredTokens();
  if (payload.event === 'signedIn' || payload.event === 'signedOut' || refused) sessionChanges.tell();
});

/**
 * The user of the stored tokens, or null if there are none. Expired tokens are renewed. Rejects if that fails offline.
 * Tokens that cannot be read are removed.
 */
export async function currentUser(): Promise<{ userId: string; email: string } | null> {
  await configured();
  const { tokens } = await cognito.fetchAuthSession();
  const { sub, email } = tokens?.idToken?.payload ?? {};
  if (sub) return { userId: sub, email: String(email ?? '') };
  if (hasStoredTokens() && !readStoredTokens()) removeStoredTokens();
  return null;
}

let renewal: Promise<void> | undefined;

/** Renews the tokens. Simultaneous callers share one renewal. */
function renew(): Promise<void> {
  renewal ??= cognito
    .fetchAuthSession({ forceRefresh: true })
    .then(({ tokens }) => {
      // Without tokens the session has ended and the library has removed the stored tokens. It sends no event for that.
      if (!tokens) sessionChanges.tell();
    })
    .finally(() => {
      renewal = undefined;
    });
  return renewal;
}

/**
 * A valid access token for the API. Empty without a session. It is renewed if it is about to expire, or if it equals
 * `refused`, the token that the server has refused.
 */
export async function accessToken(refused?: string): Promise<string> {
  await configured();
  if (!usableTokens(refused)) await renew();
  return readStoredTokens()?.accessToken ?? '';
}

/** Ends the session and removes the stored tokens. */
export async function signOut() {
  await configured();
  await cognito.signOut();
}

/**
 * Confirms a new account. Returns `signs-in` if the library can now sign in without the password, which works right
 * after the sign-up. Returns `was-confirmed` if the account was confirmed before. Rejects if the code is invalid.
 */
export async function confirmAccount(
  username: string,
  confirmationCode: string,
): Promise<'signs-in' | 'confirmed' | 'was-confirmed'> {
  await configured();
  try {
    const { nextStep } = await cognito.confirmSignUp({ username, confirmationCode });
    return nextStep.signUpStep === 'COMPLETE_AUTO_SIGN_IN' ? 'signs-in' : 'confirmed';
  } catch (error) {
    // For a confirmed account the user pool has no error name of its own, only this message.
    if (error instanceof Error && error.message.includes('Current status is CONFIRMED'))
      return 'was-confirmed';
    throw error;
  }
}
