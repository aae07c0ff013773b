import { epochSeconds } from '../platform/epoch-seconds.ts';
import { randomToken } from '../platform/random-token.ts';
import { PinboardStateEntity } from '../table/pinboard.ts';
import { readClientSecret } from './client-secret.ts';
import { consentPageUrl } from './pinboard-api.ts';

/** How long the user has to consent at Pinterest, in seconds. */
const stateSeconds = 10 * 60;

/**
 * Starts an OAuth authorization: stores a random state for the user, valid for ten minutes, and returns the URL of
 * Pinterest's consent page. Throws `pinboard.unavailable` if the app is not registered at Pinterest.
 */
export async function getAuthUrl(userId: string, redirectUri: string) {
  await readClientSecret();
  const state = randomToken();
  await PinboardStateEntity.create({
    userId,
    state,
    redirectUri,
    expiresAt: epochSeconds() + stateSeconds,
  }).go();
  return { authUrl: consentPageUrl(redirectUri, state) };
}
