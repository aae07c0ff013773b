import { useSyncExternalStore } from 'react';
import { dropKeptValues } from '../../lib/drop-kept-values.ts';
import { createListeners } from '../../lib/listeners.ts';
import { loadUserPool } from '../../lib/load-user-pool.ts';
import { sessionChanges, signOuts } from '../../lib/session-changes.ts';
import { hasStoredTokens, removeStoredTokens, tokenPrefix, usableTokens } from '../../lib/stored-tokens.ts';
import { dropTabValues } from '../../lib/tab-values.ts';

/** `loading` until tokens that have ended have been renewed. */
export type Session =
  | { status: 'loading' }
  /** The auth library failed to load; browsers request a failed module again only after a reload. */
  | { status: 'broken' }
  /** `ended`: there was a session, and it was not signed out of in this tab. */
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

/** Removes what this browser keeps of every user but this one. */
function dropValues(of: { except?: string } = {}) {
  dropTabValues(of);
  void dropKeptValues(of);
}

/** `had`: whether there was a session until now. */
function setSignedOut({ had }: { had: boolean }) {
  const wasEnded = session.status === 'signed-out' && session.ended;
  setSession({ status: 'signed-out', ended: !isLeaving && (had || wasEnded) });
}

/** Determines the session once, and again whenever the library, or another tab, signs in or out. */
export function startSession() {
  sessionChanges.subscribe(followSession);
  void followSession();
  addEventListener('storage', ({ key }) => {
    // The event of a whole storage being cleared has no key.
    if (key === null || key.startsWith(tokenPrefix)) void followSession();
  });
}

const retryMilliseconds = 3000;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Sets the session from the stored tokens. The auth library is loaded only if they have ended or cannot be read. */
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
    // The library deletes tokens that the user pool refuses. Remaining tokens mean that it was unreachable: retry.
    if (hasStoredTokens()) retry = setTimeout(followSession, retryMilliseconds);
    else setSignedOut({ had: true });
  }
}

/** Ends the session on this device; `useSession` reports it. Without a connection the user pool is not told. */
export async function signOut() {
  isLeaving = true;
  signOuts.tell();
  try {
    const library = await loadUserPool().catch(() => null);
    if (library) await library.signOut();
    else removeStoredTokens();
    await followSession();
  } finally {
    isLeaving = false;
  }
}
