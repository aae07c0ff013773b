import { hash } from 'node:crypto';
import { AppError } from '#shared/errors';
import { appUrl } from '../platform/app-url.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { randomToken } from '../platform/random-token.ts';
import { commit } from '../platform/transactions.ts';
import { PinboardConnectionEntity, PinboardStateEntity } from '../rows/pinboard/pinboard.ts';
import { connectionOf, findConnection } from './connection.ts';
import { consentPageUrl, grantTokens, readClientSecret } from './pinboard-api.ts';
import { asAppError, hintOf } from './pinboard-errors.ts';

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

const rows = { state: PinboardStateEntity, connection: PinboardConnectionEntity };

/**
 * Completes an OAuth authorization: exchanges Pinterest's code for tokens and stores them. The tokens stay on the
 * server, and the browser gets a handle. The handle is derived from `newId`, so that a repeated request finds what an
 * earlier attempt stored. A state is valid once, for ten minutes, only for the user to whom `getAuthUrl` issued it, and
 * only with the same redirect URI. Otherwise throws `pinboard.exchange_failed`. The state is deleted when the tokens
 * are stored, so a failed attempt can be repeated unless Pinterest has already used up the code.
 */
export async function exchangeCode(
  userId: string,
  newId: string,
  { code, redirectUri, state }: { code: string; redirectUri: string; state: string },
) {
  const handle = hash('sha256', newId, 'base64url');
  const stored = await findConnection(userId, handle);
  if (stored) return { accessToken: handle, scope: stored.scope };
  const issued = await PinboardStateEntity.read({ userId, state });
  if (!issued || issued.redirectUri !== redirectUri || issued.expiresAt <= epochSeconds()) throw notBegun();
  const clientSecret = await readClientSecret();
  const tokens = await grantTokens(
    { grant_type: 'authorization_code', code, redirect_uri: redirectUri },
    clientSecret,
  ).catch((error) => {
    throw asAppError(error) ?? new AppError('pinboard.exchange_failed', { hint: hintOf(error) });
  });
  const refusals = await commit(rows, (entities) => [
    entities.state.remove({ userId, state }).commit(),
    entities.connection.put(connectionOf(userId, handle, tokens, null)).commit(),
  ]);
  if (refusals.length) throw notBegun();
  return { accessToken: handle, scope: tokens.scope };
}

const notBegun = () =>
  new AppError('pinboard.exchange_failed', { hint: 'The connection was not begun here, or too long ago.' });
