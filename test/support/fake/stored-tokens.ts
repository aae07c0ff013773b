/** Stores tokens in local storage in the format of the user pool's library. Their signatures are never checked here. */

const client = 'test-client';
export const prefix = `CognitoIdentityServiceProvider.${client}`;

type Wanted = {
  userId: string;
  email?: string;
  /** In how many seconds the tokens expire, by the clock of the server. */
  lifetime?: number;
  /** By how many seconds the clock of the server is ahead of the local clock. */
  drift?: number;
  /** Distinguishes several tokens of the same user. */
  version?: string;
};

/** Stores a session; returns its access token. */
export function storeTokens({
  userId,
  email = '',
  lifetime = 3600,
  drift = 0,
  version = '',
}: Wanted): string {
  const exp = Math.floor(Date.now() / 1000) + drift + lifetime;
  const access = tokenOf({ sub: userId, exp, client_id: client, jti: version });
  const values = {
    accessToken: access,
    idToken: tokenOf({ sub: userId, exp, aud: client, email }),
    refreshToken: 'refresh',
    clockDrift: String(drift * 1000),
  };
  localStorage.setItem(`${prefix}.LastAuthUser`, userId);
  for (const [name, value] of Object.entries(values))
    localStorage.setItem(`${prefix}.${userId}.${name}`, value);
  return access;
}

function tokenOf(claims: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const encoded = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
  return `head.${encoded}.signature`;
}
