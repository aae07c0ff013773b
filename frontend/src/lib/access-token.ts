import { ApiError } from '#shared/contract/client';
import { loadUserPool } from './load-user-pool.ts';
import { sessionChanges } from './session-changes.ts';
import { hasSession, usableSession } from './stored-session.ts';

/** In milliseconds before the token expires: when the library to renew it is loaded, as the network may be lost. */
const prepareMilliseconds = 5 * 60_000;

/**
 * The access token of the session. It is renewed if it is about to expire or if it equals `refused`, the token that the
 * server has refused. Empty without a session. Rejects with `unreachable` if a renewal is needed but fails.
 */
export async function accessToken(refused?: string): Promise<string> {
  const stored = usableSession(refused);
  if (stored) {
    // If loading fails, it is tried again when the token has to be renewed. That attempt reports the failure.
    if (stored.endsAt - Date.now() < prepareMilliseconds) loadUserPool().catch(() => undefined);
    return stored.accessToken;
  }
  // If this tab still shows a session, it has vanished from the storage.
  if (!hasSession()) sessionChanges.tell();
  else
    try {
      await (await loadUserPool()).renewSession(refused);
    } catch {
      throw new ApiError('unreachable');
    }
  return usableSession(refused)?.accessToken ?? '';
}
