import { Amplify } from 'aws-amplify';
import * as cognito from 'aws-amplify/auth';
import { ConsoleLogger, Hub } from 'aws-amplify/utils';
import { readClientSettings } from './client-settings.ts';

/*
 * The user pool's library is large: whatever needs it imports this file lazily, and a visitor who has never
 * signed in here does without it.
 */

// It warns of every user pool that has an address of its own.
ConsoleLogger.LOG_LEVEL = 'ERROR';

let ready: Promise<void> | undefined;

/** Resolves once the library knows its user pool; when that failed, the next call tries again. */
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

/** With these the user pool refuses a refresh for good, and the library drops the tokens. */
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

/** Calls back whenever a session has started or ended; it outlives a refresh that did not reach the user pool. */
export function onSessionChange(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Who the stored tokens are for, or null; tokens that are too old are refreshed, which fails when offline. */
export async function currentUser(): Promise<{ userId: string; email: string } | null> {
  await configured();
  const { tokens } = await cognito.fetchAuthSession();
  const { sub, email } = tokens?.idToken?.payload ?? {};
  return sub ? { userId: sub, email: String(email ?? '') } : null;
}

/** A token for the API that is good for a while yet; empty when nobody is signed in. */
export async function accessToken(): Promise<string> {
  await configured();
  const { tokens } = await cognito.fetchAuthSession();
  // Calls are made for somebody who is signed in: the stored tokens are gone, which the library tells nobody.
  if (!tokens) notifyListeners();
  return tokens?.accessToken.toString() ?? '';
}

export async function signOut() {
  await configured();
  await cognito.signOut();
}

/** Resolves to false when the account has been confirmed before, and fails when the code does not hold. */
export async function confirmAccount(username: string, confirmationCode: string): Promise<boolean> {
  await configured();
  try {
    await cognito.confirmSignUp({ username, confirmationCode });
    return true;
  } catch (error) {
    // The user pool has no name of its own for it, and says the same of any code.
    if (error instanceof Error && error.message.includes('Current status is CONFIRMED')) return false;
    throw error;
  }
}
