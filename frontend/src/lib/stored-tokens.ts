/*
 * Reads the tokens that the library of the user pool keeps in local storage. A page of a signed-in user therefore needs
 * the library only to renew them. The library's entries are named
 * `CognitoIdentityServiceProvider.{client}.LastAuthUser` and `….{client}.{user}.accessToken`.
 */

/** The prefix of the library's entries in local storage. */
export const tokenPrefix = 'CognitoIdentityServiceProvider.';
const lastUser = '.LastAuthUser';
/** In milliseconds. A token that expires sooner is renewed before use, because the request needs time to arrive. */
const marginMilliseconds = 60_000;

export type StoredTokens = {
  userId: string;
  email: string;
  accessToken: string;
  /** The time for which both tokens are still valid, by the server's clock. Zero or less if they are not valid. */
  lifetimeMilliseconds: number;
};

const entries = () => Object.keys(localStorage).filter((name) => name.startsWith(tokenPrefix));

/** Whether there is a session that can be renewed, even if its tokens cannot be read. */
export const hasStoredTokens = () => entries().some((name) => name.endsWith('.refreshToken'));

/** Ends the session on this device without the library. */
export function removeStoredTokens() {
  for (const name of entries()) localStorage.removeItem(name);
}

/**
 * The tokens of the stored session. Null if there are none or if they are incomplete. For incomplete tokens the library
 * has to decide.
 */
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
  // Stored by the library: how far the server's clock was ahead of this device's clock when the tokens were issued.
  const drift = Number.parseInt(read('clockDrift'), 10) || 0;
  const ends = Math.min(Number(access['exp']), Number(id['exp'])) * 1000;
  return {
    userId: String(id['sub']),
    email: String(id['email'] ?? ''),
    accessToken,
    lifetimeMilliseconds: ends - (Date.now() + drift) - marginMilliseconds,
  };
}

/**
 * Returns the stored tokens. Returns null if they have expired, or if the access token equals `refused`, a token that
 * the server has refused.
 */
export function usableTokens(refused?: string): StoredTokens | null {
  const stored = readStoredTokens();
  return stored && stored.lifetimeMilliseconds > 0 && stored.accessToken !== refused ? stored : null;
}

/**
 * The claims of a JSON web token, or null if it is not one. The signature is not checked here, because the server
 * checks it.
 */
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
