import { Amplify } from 'aws-amplify';
import * as cognito from 'aws-amplify/auth';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { readClientSettings } from './client-settings.ts';

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

const listeners = new Set<() => void>();
function notifyListeners() {
  for (const listener of listeners) listener();
}

Hub.listen('auth', ({ payload }) => {
  const refused =
    payload.event === 'tokenRefresh_failure' && refusalNames.test(payload.data?.error?.name ?? '');
  if (payload.event === 'signedIn' || payload.event === 'signedOut' || refused) notifyListeners();
});

/**
 * Calls `listener` when a session starts or ends, and returns a function that stops it. A refresh that cannot reach
 * the user pool does not end the session.
 */
export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** The user of the stored tokens, or null without any. Refreshes expired tokens, and rejects if that fails offline. */
export async function currentUser(): Promise<{ userId: string; email: string } | null> {
  await configured();
  const { tokens } = await cognito.fetchAuthSession();
  const { sub, email } = tokens?.idToken?.payload ?? {};
  return sub ? { userId: sub, email: String(email ?? '') } : null;
}

/** A valid access token for the API, refreshed if necessary; empty without a session. */
export async function accessToken(): Promise<string> {
  await configured();
  const { tokens } = await cognito.fetchAuthSession();
  // Calls need a session, so the stored tokens have been removed, for which the library has no event.
  if (!tokens) notifyListeners();
  return tokens?.accessToken.toString() ?? '';
}

/** Ends the session and removes the stored tokens. */
export async function signOut() {
  await configured();
  await cognito.signOut();
}

/** Confirms a new account. Resolves with false if it was confirmed before, and rejects if the code is invalid. */
export async function confirmAccount(username: string, confirmationCode: string): Promise<boolean> {
  await configured();
  try {
    await cognito.confirmSignUp({ username, confirmationCode });
    return true;
  } catch (error) {
    // The user pool has no specific error name for a confirmed account, only this message.
    if (error instanceof Error && error.message.includes('Current status is CONFIRMED')) return false;
    throw error;
  }
}
