import { useSyncExternalStore } from 'react';
import { dropTabValues } from '../../lib/tab-values.ts';
import type * as UserPool from '../../lib/user-pool.ts';

/** `loading` until the stored tokens have been checked. */
export type Session =
  | { status: 'loading' }
  /** The auth library failed to load; browsers request a failed module again only after a reload. */
  | { status: 'broken' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; userId: string; email: string };

let session: Session = { status: 'loading' };
const listeners = new Set<() => void>();

/** The current session; re-renders when it changes. */
export const useSession = (): Session => useSyncExternalStore(subscribe, () => session);

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function setSession(next: Session) {
  session = next;
  if (next.status === 'signed-out') dropTabValues();
  if (next.status === 'signed-in') dropTabValues({ except: next.userId });
  for (const listener of listeners) listener();
}

/** The prefix of the auth library's tokens in local storage. */
const storagePrefix = 'CognitoIdentityServiceProvider.';
const hasStoredSession = () =>
  Object.keys(localStorage).some((key) => key.startsWith(storagePrefix) && key.endsWith('.refreshToken'));

/** Determines the session once, and again whenever another tab signs in or out. */
export function startSession() {
  void followSession();
  addEventListener('storage', ({ key }) => {
    // The event of a whole storage being cleared has no key.
    if (key === null || key.startsWith(storagePrefix)) void followSession();
  });
}

const retryMilliseconds = 3000;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sets the session from the stored tokens. Without tokens the auth library is not loaded. */
async function followSession(): Promise<void> {
  clearTimeout(retry);
  if (!hasStoredSession()) return setSession({ status: 'signed-out' });
  const library = await userPool().catch(() => setSession({ status: 'broken' }));
  try {
    const user = await library?.currentUser();
    if (library) setSession(user ? { status: 'signed-in', ...user } : { status: 'signed-out' });
  } catch {
    // The library deletes tokens that the user pool refuses. Remaining tokens mean that it was unreachable: retry.
    if (hasStoredSession()) retry = setTimeout(followSession, retryMilliseconds);
    else setSession({ status: 'signed-out' });
  }
}

let following = false;

/** Loads the auth library. From the first call on, the session follows each sign-in and sign-out made with it. */
export async function userPool(): Promise<typeof UserPool> {
  const library = await import('../../lib/user-pool.ts');
  if (!following) library.onSessionChange(followSession);
  following = true;
  return library;
}

/** Ends the session on this device; `useSession` reports it. */
export const signOut = async () => (await userPool()).signOut();
