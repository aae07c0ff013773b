import { useSyncExternalStore } from 'react';
import { dropKeptValues } from '../../lib/drop-kept-values.ts';
import { createListeners } from '../../lib/listeners.ts';
import { loadUserPool } from '../../lib/load-user-pool.ts';
import { sessionChanges, signOuts } from '../../lib/session-changes.ts';
import { hasStoredTokens, removeStoredTokens, tokenPrefix, usableTokens } from '../../lib/stored-tokens.ts';
import { dropTabValues } from '../../lib/tab-values.ts';

/** `loading` lasts until expired tokens have been renewed, and while the user signs out. */
export type Session =
  | { status: 'loading' }
  /**
   * The auth library could not be loaded. Only a reload helps, because browsers do not request a failed module again.
   */
  | { status: 'broken' }
  /** `ended` is true if there was a session and the user did not sign out in this tab. */
  | { status: 'signed-out'; ended: boolean }
  | { status: 'signed-in'; userId: string; email: string };

let session: Session = { status: 'loading' };
/** Whether this tab is signing out. */
let isLeaving = false;
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

/** Sets the session to signed-out. `had` says whether there was a session until now. */
function setSignedOut({ had }: { had: boolean }) {
  const wasEnded = session.status === 'signed-out' && session.ended;
  setSession({ status: 'signed-out', ended: !isLeaving && (had || wasEnded) });
}

/** Determines the session once, and again whenever the library or another tab signs in or out. */
export function startSession() {
  sessionChanges.subscribe(followSession);
  void followSession();
  addEventListener('storage', ({ key }) => {
    // When the whole storage is cleared, the event has no key.
    if (key === null || key.startsWith(tokenPrefix)) void followSession();
  });
}

const retryMilliseconds = 3000;
let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Sets the session from the stored tokens. The auth library is loaded only if the tokens have expired or cannot be
 * read.
 */
async function followSession(): Promise<void> {
  clearTimeout(retry);
  if (!hasStoredTokens()) return setSignedOut({ had: session.status === 'signed-in' });
  const stored = usableTokens();
  if (stored) return setSession({ status: 'signed-in', userId: stored.userId, email: stored.email });
  const library = await loadUserPool().catch(() => setSession({ status: 'broken' }));
  try {
    const user = await library?.currentUser();
    if (library) user ? setSession({ status: 'signed-in', ...user }) : setSignedOut({ had: true });
  } catch {
    // The library deletes tokens that the user pool refuses. If tokens remain, the user pool could not be reached:
    // retry later.
    if (hasStoredTokens()) retry = setTimeout(followSession, retryMilliseconds);
    else setSignedOut({ had: true });
  }
}

/**
 * Ends the session on this device, after `open` has opened a page that needs none. `useSession` returns `loading`
 * meanwhile, so that no page asks for data of the session that ends. Offline, the user pool is not informed.
 */
export async function signOut(open: () => unknown) {
  isLeaving = true;
  signOuts.tell();
  try {
    setSession({ status: 'loading' });
    await open();
    const library = await loadUserPool().catch(() => null);
    if (library) await library.signOut();
    else removeStoredTokens();
  } finally {
    await followSession();
    isLeaving = false;
  }
}
