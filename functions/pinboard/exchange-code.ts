import { AppError } from '#shared/errors';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { randomToken } from '../platform/random-token.ts';
import { PinboardStateEntity } from '../table/pinboard.ts';
import { readClientSecret } from './client-secret.ts';
import { storeConnection } from './connection.ts';
import { grantTokens } from './pinboard-api.ts';
import { asAppError, hintOf } from './pinboard-errors.ts';

/**
 * Ends an OAuth authorization: exchanges Pinterest's code for tokens and stores them. The browser gets a
 * random handle, because tokens stay on the server. A state is accepted once, only from the user that
 * `getAuthUrl` issued it to, with the same redirect URI, within ten minutes; otherwise throws
 * `pinboard.exchange_failed`.
 */
export async function exchangeCode(
  userId: string,
  { code, redirectUri, state }: { code: string; redirectUri: string; state: string },
) {
  const { data: issued } = await PinboardStateEntity.delete({ userId, state }).go({ response: 'all_old' });
  if (!issued || issued.redirectUri !== redirectUri || issued.expiresAt <= epochSeconds())
    throw new AppError('pinboard.exchange_failed', {
      hint: 'The connection was not begun here, or too long ago.',
    });
  const clientSecret = await readClientSecret();
  const tokens = await grantTokens(
    { grant_type: 'authorization_code', code, redirect_uri: redirectUri },
    clientSecret,
  ).catch((error) => {
    throw asAppError(error) ?? new AppError('pinboard.exchange_failed', { hint: hintOf(error) });
  });
  const handle = randomToken();
  await storeConnection(userId, handle, tokens, null);
  return { accessToken: handle, scope: tokens.scope };
}
