import { ApiError } from '#shared/contract/client';
import { loadUserPool } from './load-user-pool.ts';
import { usableTokens } from './stored-tokens.ts';

/** So long before tokens end, the library that renews them is loaded, while there surely is a connection. */
const prepareMilliseconds = 5 * 60_000;

/**
 * The access token of the session, renewed if it is about to end or if it is the one that the server has `refused`.
 * Empty without a session; rejects with `unreachable` when a token that has to be renewed cannot be.
 */
export async function accessToken(refused?: string): Promise<string> {
  const stored = usableTokens(refused);
  if (stored) {
    // Where this fails, it is tried again when the token has to be renewed, which reports the failure.
    if (stored.lifetimeMilliseconds < prepareMilliseconds) loadUserPool().catch(() => undefined);
    return stored.accessToken;
  }
  try {
    return await (await loadUserPool()).accessToken(refused);
  } catch {
    throw new ApiError('unreachable');
  }
}
