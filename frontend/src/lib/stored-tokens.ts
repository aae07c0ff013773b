/*
 * Reads the tokens that the user pool's library keeps in local storage, so that a page of a signed-in user needs the
 * library only to renew them. The names of the entries are the library's:
 * `CognitoIdentityServiceProvider.{client}.LastAuthUser` and `….{client}.{user}.accessToken`.
 */

/** The prefix of the library's entries in local storage. */
export const tokenPrefix = 'CognitoIdentityServiceProvider.';
const lastUser = '.LastAuthUser';
/** A token that ends sooner is renewed before it is used: the request takes its time to arrive. */
const marginMilliseconds = 60_000;

export type StoredTokens = {
  userId: string;
  email: string;
  accessToken: string;
  /** For how long both tokens can still be used, by the clock of the server; zero or less when they cannot. */
  lifetimeMilliseconds: number;
};

const entries = () => Object.keys(localStorage).filter((name) => name.startsWith(tokenPrefix));

/** Whether there is a session to be renewed, readable or not. */
export const hasStoredTokens = () => entries().some((name) => name.endsWith('.refreshToken'));

/** Ends the session on this device without the library. */
export function removeStoredTokens() {
  for (const name of entries()) localStorage.removeItem(name);
}

/** The tokens of the stored session. Null without any, and where they are not whole: then the library has to decide. */
export function readStoredTokens(): StoredTokens | null {
  const [users, ...others] = entries().filter((name) => name.endsWith(lastUser));
  if (!users || others.length > 0) return null;
  const client = users.slice(tokenPrefix.length, -lastUser.length);
  const read = (name: string) =>
    localStorage.getItem(`${tokenPrefix}${client}.${localStorage.getItem(users)}.${name}`) ?? '';
  const accessToken = read('accessToken');
  const access = claimsOf(accessToken);
  const id = claimsOf(read('idToken'));
  const isWhole =
    typeof access?.['exp'] === 'number' &&
    typeof id?.['exp'] === 'number' &&
    typeof id['sub'] === 'string' &&
    id['sub'] === access['sub'] &&
    id['aud'] === client &&
    read('refreshToken') !== '';
  if (!isWhole) return null;
  // What the library keeps: by how much the server's clock was ahead of this one when the tokens were issued.
  const drift = Number.parseInt(read('clockDrift'), 10) || 0;
  const ends = Math.min(Number(access['exp']), Number(id['exp'])) * 1000;
  return {
    userId: String(id['sub']),
    email: String(id['email'] ?? ''),
    accessToken,
    lifetimeMilliseconds: ends - (Date.now() + drift) - marginMilliseconds,
  };
}

/** The tokens of the stored session if a request can use them now: not about to end and not the ones that the server has `refused`. */
export function usableTokens(refused?: string): StoredTokens | null {
  const stored = readStoredTokens();
  return stored && stored.lifetimeMilliseconds > 0 && stored.accessToken !== refused ? stored : null;
}

/** The claims of a JSON web token, whose signature the server checks; null if it is none. */
function claimsOf(token: string): Record<string, unknown> | null {
  try {
    const encoded = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(encoded.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' ? (claims as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
