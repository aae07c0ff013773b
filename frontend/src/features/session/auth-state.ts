/*
 * The state of the sign-in page that is not in its address. It is stored in the state of the history entry: a reload
 * keeps it, a new visit starts without it, and no link from another site can set it.
 */

/** The forms of the sign-in page, by the library's names. */
export const authRoutes = [
  'signIn',
  'signUp',
  'confirmSignIn',
  'confirmSignUp',
  'forgotPassword',
  'confirmResetPassword',
] as const;
export type AuthRoute = (typeof authRoutes)[number];

export type AuthState = {
  /** The page that the user wanted to open. It is opened after the sign-in. */
  from?: string;
  /** Whether the user is here because a session has ended. */
  ended?: boolean;
  /** The user whose session ended, if known. Only this user returns to `from` after the sign-in. */
  userId?: string;
  /** The form that is shown. Without it, the form to sign in is shown. */
  route?: AuthRoute;
  /** The e-mail address that was entered in the form before. */
  email?: string;
};

const home = '/dashboard';

/** The state of a history entry, or an empty one. */
export const readAuthState = (state: unknown): AuthState =>
  typeof state === 'object' && state !== null ? state : {};

/** The page to open after the sign-in: the wanted page, or the wardrobe. */
export function pageAfterSignIn({ from, userId }: AuthState, signedInId: string): string {
  if (userId !== undefined && userId !== signedInId) return home;
  return ownPath(from) ?? home;
}

/** The path if it belongs to this app and is not the sign-in page. Otherwise null. */
function ownPath(path: unknown): string | null {
  if (typeof path !== 'string' || !path.startsWith('/') || !URL.canParse(path, location.origin)) return null;
  const { origin, pathname, search, hash } = new URL(path, location.origin);
  return origin === location.origin && pathname !== '/auth' ? pathname + search + hash : null;
}
