import { useSyncExternalStore } from 'react';
import { dropKeptValues } from '../../lib/drop-kept-values.ts';
import { createListeners } from '../../lib/listeners.ts';
import { loadUserPool } from '../../lib/load-user-pool.ts';
import { sessionChanges, signOuts } from '../../lib/session-changes.ts';
import { hasSession, recordName, removeSession, usableSession } from '../../lib/stored-session.ts';
import { dropTabValues } from '../../lib/tab-values.ts';

/** `loading` lasts until an expired token has been renewed, and while the user signs out. */
export type Session =
  | { status: 'loading' }
  /** The auth library could not be loaded. Only a reload helps: browsers do not request it again. */
  | { status: 'broken'; error: unknown }
  /** `ended` is true if there was a session and the user did not sign out in this tab. */
  | { status: 'signed-out'; ended: boolean }
  | { status: 'signed-in'; userId: string; email: string };

let session: Session = { status: 'loading' };
/** Whether there was a session that the user has not signed out of in this tab. */
let hadSession = false;
const listeners = createListeners();

/** The current session; re-renders when it changes. */
export const useSession = (): Session => useSyncExternalStore(listeners.subscribe, () => session);

function setSession(next: Session) {
  session = next;
  if (next.status === 'signed-out') dropValues();
  if (next.status === 'signed-in') dropValues({ except: next.userId });
  listeners.tell();
}

/** Removes the values that this browser keeps of all users, or of all but the user `except`. */
function dropValues(of: { except?: string } = {}) {
  dropTabValues(of);
  void dropKeptValues(of);
}

/** Determines the session once, and again whenever the library or another tab signs in or out. */
export function startSession() {
  sessionChanges.subscribe(followSession);
  void followSession();
  addEventListener('storage', ({ key }) => {
    // When the whole storage is cleared, the event has no key.
    if (key === null || key === recordName) void followSession();
  });
}

const retryMilliseconds = 3000;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sets the session from its record. The auth library is loaded only if the record has expired or cannot be read. */
async function followSession(): Promise<void> {
  clearTimeout(retry);
  if (!hasSession()) return setSession({ status: 'signed-out', ended: hadSession });
  hadSession = true;
  const stored = usableSession();
  if (stored) return setSession({ status: 'signed-in', userId: stored.userId, email: stored.email });
  const library = await loadUserPool().catch((error) => setSession({ status: 'broken', error }));
  if (!library) return;
  // A session that cannot be renewed is removed. If it is still there, the user pool was not reached: retry later.
  await library.renewSession().catch(() => undefined);
  if (usableSession() || !hasSession()) await followSession();
  else retry = setTimeout(followSession, retryMilliseconds);
}

/**
 * Ends the session on this device, after `open` has opened a page that needs none. `useSession` returns `loading`
 * meanwhile, so that no page asks for data of the session that ends. Offline, the user pool is not informed.
 */
export async function signOut(open: () => unknown) {
  signOuts.tell();
  try {
    setSession({ status: 'loading' });
    await open();
    hadSession = false;
    await loadUserPool()
      .then((library) => library.signOut())
      .catch(() => undefined);
    removeSession();
  } finally {
    await followSession();
  }
}
