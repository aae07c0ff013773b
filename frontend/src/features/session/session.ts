import { useSyncExternalStore } from 'react';
import type * as UserPool from '../../lib/user-pool.ts';

export type Session =
  | { status: 'loading' }
  /** A script did not arrive, for which the browser asks again only when the page is loaded again. */
  | { status: 'broken' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; userId: string; email: string };

let session: Session = { status: 'loading' };
const listeners = new Set<() => void>();

export const useSession = (): Session => useSyncExternalStore(subscribe, () => session);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setSession(next: Session) {
  session = next;
  for (const listener of listeners) listener();
}

/** Where the user pool's library keeps the tokens in local storage. */
const storagePrefix = 'CognitoIdentityServiceProvider.';
const hasStoredSession = () =>
  Object.keys(localStorage).some((key) => key.startsWith(storagePrefix) && key.endsWith('.refreshToken'));

/** Finds out who is signed in, and keeps in step with the other tabs. */
export function startSession() {
  void followSession();
  addEventListener('storage', ({ key }) => {
    // A storage that was cleared as a whole reports no key.
    if (key === null || key.startsWith(storagePrefix)) void followSession();
  });
}

const retryMilliseconds = 3000;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Takes over the state of the user pool, whose library is loaded only when there may be a session. */
async function followSession(): Promise<void> {
  clearTimeout(retry);
  if (!hasStoredSession()) return setSession({ status: 'signed-out' });
  const library = await userPool().catch(() => setSession({ status: 'broken' }));
  try {
    const user = await library?.currentUser();
    if (library) setSession(user ? { status: 'signed-in', ...user } : { status: 'signed-out' });
  } catch {
    // The library drops tokens that the user pool refuses; while they are still there, it was not reached.
    if (hasStoredSession()) retry = setTimeout(followSession, retryMilliseconds);
    else setSession({ status: 'signed-out' });
  }
}

let following = false;

/** The user pool's library; from its first use on, the app follows the sessions that start and end in it. */
export async function userPool(): Promise<typeof UserPool> {
  const library = await import('../../lib/user-pool.ts');
  if (!following) library.onSessionChange(followSession);
  following = true;
  return library;
}

export const signOut = async () => (await userPool()).signOut();
