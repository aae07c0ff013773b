import { AppError } from '#shared/errors';
import { appUrl } from '../platform/app-url.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { randomToken } from '../platform/random-token.ts';
import { PinboardStateEntity } from '../rows/pinboard/pinboard.ts';
import { consentPageUrl, readClientSecret } from './pinboard-api.ts';

/** How long the user has to consent at Pinterest, in seconds. */
const stateSeconds = 10 * 60;

/**
 * Starts an OAuth authorization: stores a random state for the user, valid for ten minutes, and returns the URL of
 * Pinterest's consent page. Throws `pinboard.unavailable` if the app is not registered at Pinterest,
 * and `request.invalid` if the redirect URI has another origin than the app.
 */
export async function getAuthUrl(userId: string, redirectUri: string) {
  if (new URL(redirectUri).origin !== new URL(await appUrl()).origin)
    throw new AppError('request.invalid', { field: 'redirectUri', message: 'That is no page of this app' });
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
