import { Amplify } from 'aws-amplify';
import * as cognito from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { ConsoleLogger } from 'aws-amplify/utils';
import { readClientSettings } from './client-settings.ts';
import { sessionChanges } from './session-changes.ts';
import { keepSession, libraryPrefix, removeSession, sessionOf, usableSession } from './stored-session.ts';

/*
 * Configures the library of the user pool. The library is large, so import this module dynamically. Visitors without a
 * session then do not download it.
 */

// Silences the library's warning about a custom user pool endpoint.
ConsoleLogger.LOG_LEVEL = 'ERROR';

let ready: Promise<void> | undefined;

/** Configures the library with the environment's user pool, once. After a failure the next call tries again. */
export function configured(): Promise<void> {
  ready ??= readClientSettings().then(({ userPoolId, userPoolClientId, userPoolEndpoint }) => {
    Amplify.configure({
      Auth: {
        Cognito: {
          userPoolId,
          userPoolClientId,
          loginWith: { email: true },
          ...(userPoolEndpoint ? { userPoolEndpoint: new URL(userPoolEndpoint, location.origin).href } : {}),
        },
      },
    });
    cognitoUserPoolsTokenProvider.setKeyValueStorage({
      getItem: async (name) => localStorage.getItem(libraryPrefix + name),
      setItem: async (name, value) => localStorage.setItem(libraryPrefix + name, value),
      removeItem: async (name) => localStorage.removeItem(libraryPrefix + name),
      clear: async () => removeSession(),
    });
  });
  ready.catch(() => {
    ready = undefined;
  });
  return ready;
}

/**
 * The names of the errors with which the user pool refuses a renewal permanently, apart from NotAuthorizedException, for
 * which the library returns no tokens.
 */
const refusalNames = /^(TokenRevoked|UserNotFound|PasswordResetRequired|UserNotConfirmed|RefreshTokenReuse)/;

/** Keeps a record of the library's tokens. Without tokens the session has ended. */
async function keepTokens(options: cognito.FetchAuthSessionOptions): Promise<void> {
  const { tokens } = await cognito.fetchAuthSession(options).catch((error: Error) => {
    if (refusalNames.test(error.name)) return { tokens: undefined };
    throw error;
  });
  if (tokens?.idToken) return keepSession(sessionOf(tokens.accessToken, tokens.idToken));
  removeSession();
  sessionChanges.tell();
}

/** Keeps the session that was signed in to a moment ago, and tells of it. */
export async function keepNewSession() {
  await keepTokens({});
  sessionChanges.tell();
}

let renewal: Promise<void> | undefined;

/**
 * Renews the tokens unless there is a token by now that is usable and not `refused`. Ends a session that the user pool
 * refuses to renew. Rejects if the user pool is not reached. Simultaneous callers share one renewal.
 */
export async function renewSession(refused?: string): Promise<void> {
  await configured();
  // A renewal may have ended since the caller has looked, while this library was loading.
  if (usableSession(refused)) return;
  renewal ??= keepTokens({ forceRefresh: true }).finally(() => {
    renewal = undefined;
  });
  return renewal;
}

/** Ends the session in the user pool. */
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
