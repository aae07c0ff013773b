import { ApiError } from '#shared/contract/client';
import { loadUserPool } from './load-user-pool.ts';
import { usableTokens } from './stored-tokens.ts';

/**
 * In milliseconds: this long before the tokens expire, the library that renews them is loaded, because the connection
 * may be lost later.
 */
const prepareMilliseconds = 5 * 60_000;

/**
 * The access token of the session. It is renewed if it is about to expire or if it equals `refused`, the token that the
 * server has refused. Empty without a session. Rejects with `unreachable` if a renewal is needed but fails.
 */
export async function accessToken(refused?: string): Promise<string> {
  const stored = usableTokens(refused);
  if (stored) {
    // If loading fails, it is tried again when the token has to be renewed. That attempt reports the failure.
    if (stored.lifetimeMilliseconds < prepareMilliseconds) loadUserPool().catch(() => undefined);
    return stored.accessToken;
  }
  try {
    return await (await loadUserPool()).accessToken(refused);
  } catch {
    throw new ApiError('unreachable');
  }
}
