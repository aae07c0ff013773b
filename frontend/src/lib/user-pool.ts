import { Amplify } from 'aws-amplify';
import * as cognito from 'aws-amplify/auth';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { readClientSettings } from './client-settings.ts';
import { sessionChanges } from './session-changes.ts';
import { hasStoredTokens, readStoredTokens, removeStoredTokens, usableTokens } from './stored-tokens.ts';

/*
 * The app's only access to the user pool's library. The library is large: import this file dynamically, so that
 * visitors without a session do not download it.
 */

// Silences the library's warning about a custom user pool endpoint.
ConsoleLogger.LOG_LEVEL = 'ERROR';

let ready: Promise<void> | undefined;

/** Configures the library with the environment's user pool, once; after a failure the next call tries again. */
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

/** The errors with which the user pool refuses a refresh for good; the library then deletes the tokens. */
const refusalNames =
  /^(NotAuthorized|TokenRevoked|UserNotFound|PasswordResetRequired|UserNotConfirmed|RefreshTokenReuse)/;

// A refresh that cannot reach the user pool does not end the session.
Hub.listen('auth', ({ payload }) => {
  const refused =
    payload.event === 'tokenRefresh_failure' && refusalNames.test(payload.data?.error?.name ?? '');
  // The library removes the tokens itself, but only after this event.
  if (refused) removeStoredTokens();
  if (payload.event === 'signedIn' || payload.event === 'signedOut' || refused) sessionChanges.tell();
});

/**
 * The user of the stored tokens, or null without any. Renews tokens that have ended, and rejects if that fails offline.
 * What cannot be read as tokens is removed.
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

/** Has the tokens renewed, once for all that ask at the same time. */
function renew(): Promise<void> {
  renewal ??= cognito
    .fetchAuthSession({ forceRefresh: true })
    .then(({ tokens }) => {
      // Calls need a session, so the stored tokens have been removed, for which the library has no event.
      if (!tokens) sessionChanges.tell();
    })
    .finally(() => {
      renewal = undefined;
    });
  return renewal;
}

/**
 * A valid access token for the API, empty without a session. Renews one that is about to end, and the one that the server
 * has `refused` unless that has been done since.
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
 * Confirms a new account. `signs-in`: the library can sign in to it without the password, right after the sign-up;
 * `was-confirmed`: that was done before. Rejects if the code is invalid.
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
    // The user pool has no specific error name for a confirmed account, only this message.
    if (error instanceof Error && error.message.includes('Current status is CONFIRMED'))
      return 'was-confirmed';
    throw error;
  }
}
