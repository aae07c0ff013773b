import { hash } from 'node:crypto';
import { AppError } from '#shared/errors';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { commit } from '../platform/transactions.ts';
import { PinboardConnectionEntity, PinboardStateEntity } from '../rows/pinboard/pinboard.ts';
import { connectionOf, findConnection } from './connection.ts';
import { grantTokens, readClientSecret } from './pinboard-api.ts';
import { asAppError, hintOf } from './pinboard-errors.ts';

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
