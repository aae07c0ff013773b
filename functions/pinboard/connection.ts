import { AppError } from '#shared/errors';
import { ExternalServiceError } from '../platform/external-service.ts';
import { sameSecret } from '../platform/same-secret.ts';
import {
  PinboardBoardEntity,
  PinboardConnectionEntity,
  type PinboardConnectionRow,
} from '../rows/pinboard/pinboard.ts';
import { grantTokens, readClientSecret, type Tokens } from './pinboard-api.ts';
import { toPinboardError } from './pinboard-errors.ts';

/** The row with a user's tokens and the browser's handle. Keeps `refreshToken` if Pinterest sent no new one. */
export const connectionOf = (
  userId: string,
  handle: string,
  tokens: Tokens,
  refreshToken: string | null,
): PinboardConnectionRow => ({
  userId,
  handle,
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token ?? refreshToken,
  scope: tokens.scope,
});

/** The user's stored tokens. Null if there are none, or if `handle` is given and does not match. */
export async function findConnection(userId: string, handle?: string): Promise<PinboardConnectionRow | null> {
  const connection = await PinboardConnectionEntity.read({ userId });
  if (connection && handle !== undefined && !sameSecret(connection.handle, handle)) return null;
  return connection;
}

/**
 * Calls `read` with the connection's access token. If Pinterest refuses the token as expired, refreshes it and calls
 * `read` again. Throws `pinboard.auth_required` if there is no usable token, or the errors of `toPinboardError`.
 */
export async function withToken<T>(
  connection: PinboardConnectionRow | null,
  read: (accessToken: string) => Promise<T>,
): Promise<T> {
  if (!connection) throw new AppError('pinboard.auth_required');
  try {
    return await read(connection.accessToken);
  } catch (error) {
    const isExpired = error instanceof ExternalServiceError && error.status === 401;
    if (!isExpired || !connection.refreshToken) throw toPinboardError(error);
  }
  try {
    return await read(await refreshAccessToken(connection, connection.refreshToken));
  } catch (error) {
    throw toPinboardError(error);
  }
}

async function refreshAccessToken({ userId, handle }: PinboardConnectionRow, refreshToken: string) {
  const clientSecret = await readClientSecret();
  const tokens = await grantTokens(
    { grant_type: 'refresh_token', refresh_token: refreshToken },
    clientSecret,
  ).catch(() => {
    throw new AppError('pinboard.auth_required');
  });
  await PinboardConnectionEntity.put(connectionOf(userId, handle, tokens, refreshToken)).go();
  return tokens.access_token;
}

/** Deletes the user's Pinterest tokens and the stored board. */
export async function disconnect(userId: string): Promise<undefined> {
  await Promise.all([
    PinboardConnectionEntity.delete({ userId }).go(),
    PinboardBoardEntity.delete({ userId }).go(),
  ]);
}
