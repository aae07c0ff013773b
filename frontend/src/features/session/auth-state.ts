/*
 * What the sign-in page knows beside its address. It is kept in the state of the history's entry: a reload keeps it, a new
 * visit starts afresh, and no link from elsewhere can set it.
 */

export type AuthState = {
  /** The page of the app that was asked for, which signing in leads to. */
  from?: string;
  /** Whether a session has ended. */
  ended?: boolean;
  /** The user whose session ended, if known. Only they return to the page after the sign-in; another user does not. */
  userId?: string;
  tab?: 'sign-in' | 'sign-up';
  /** What follows the form that was sent for an address; without it the form is shown. */
  step?: { name: 'confirm' | 'forgotten' | 'reset'; email: string };
};

const home = '/dashboard';

/** The state of a history entry, or an empty one. */
export const readAuthState = (state: unknown): AuthState =>
  typeof state === 'object' && state !== null ? state : {};

/** Where signing in leads: to the page that was asked for, otherwise to the wardrobe. */
export function pageAfterSignIn({ from, userId }: AuthState, signedInId: string): string {
  if (userId !== undefined && userId !== signedInId) return home;
  return ownPath(from) ?? home;
}

/** The path if it is one of this app, and not the sign-in page itself; otherwise null. */
function ownPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  return origin === location.origin && pathname !== '/auth' ? pathname + search + hash : null;
}
