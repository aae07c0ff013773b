import { randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '#shared/errors';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { ExternalServiceError } from '../platform/external-service.ts';
import { log } from '../platform/log.ts';
import {
  PinboardBoardEntity,
  PinboardConnectionEntity,
  type PinboardConnectionRow,
  PinboardStateEntity,
} from '../table/pinboard.ts';
import { readClientSecret } from './client-secret.ts';
import { consentPage, grantTokens, type Tokens } from './pinboard-api.ts';

const roundSeconds = 10 * 60;
const random = () => randomBytes(32).toString('base64url');

/** Begins a round of consent, which has to end within ten minutes. */
export async function getAuthUrl(userId: string, redirectUri: string) {
  await readClientSecret();
  const state = random();
  await PinboardStateEntity.create({
    userId,
    state,
    redirectUri,
    expiresAt: epochSeconds() + roundSeconds,
  }).go();
  return { authUrl: consentPage(redirectUri, state) };
}

/** Ends a round that this user has begun, once; the browser is given a handle in the token's place. */
export async function exchangeCode(
  userId: string,
  { code, redirectUri, state }: { code: string; redirectUri: string; state: string },
) {
  const { data: round } = await PinboardStateEntity.delete({ userId, state }).go({ response: 'all_old' });
  if (!round || round.redirectUri !== redirectUri || round.expiresAt <= epochSeconds())
    throw new AppError('pinboard.exchange_failed', {
      hint: 'The connection was not begun here, or too long ago.',
    });
  const clientSecret = await readClientSecret();
  const tokens = await grantTokens(
    { grant_type: 'authorization_code', code, redirect_uri: redirectUri },
    clientSecret,
  ).catch((error) => {
    throw told(error) ?? new AppError('pinboard.exchange_failed', { hint: hintOf(error) });
  });
  const handle = random();
  await keep(userId, handle, tokens, null);
  return { accessToken: handle, scope: tokens.scope };
}

const keep = (userId: string, handle: string, tokens: Tokens, refreshToken: string | null) =>
  PinboardConnectionEntity.put({
    userId,
    handle,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? refreshToken,
    scope: tokens.scope,
  }).go();

/** What the user has allowed, for the handle of it; without a handle, whatever there is, or null. */
export async function findConnection(userId: string, handle?: string): Promise<PinboardConnectionRow | null> {
  const { data } = await PinboardConnectionEntity.get({ userId }).go({ consistent: true });
  if (data && handle !== undefined && !same(data.handle, handle)) return null;
  return data;
}

const same = (one: string, other: string) =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** Reads with the user's token; one that has run out is renewed once. */
export async function withToken<T>(
  connection: PinboardConnectionRow | null,
  read: (accessToken: string) => Promise<T>,
): Promise<T> {
  if (!connection) throw new AppError('pinboard.auth_required');
  try {
    return await read(connection.accessToken);
  } catch (error) {
    const isRefused = error instanceof ExternalServiceError && error.status === 401;
    if (!isRefused || !connection.refreshToken) throw failureOf(error);
  }
  try {
    return await read(await renew(connection, connection.refreshToken));
  } catch (error) {
    throw failureOf(error);
  }
}

async function renew({ userId, handle }: PinboardConnectionRow, refreshToken: string) {
  const clientSecret = await readClientSecret();
  const tokens = await grantTokens(
    { grant_type: 'refresh_token', refresh_token: refreshToken },
    clientSecret,
  ).catch(() => {
    throw new AppError('pinboard.auth_required');
  });
  await keep(userId, handle, tokens, refreshToken);
  return tokens.access_token;
}

/** Forgets what the user has allowed, and what was read with it. */
export async function disconnect(userId: string): Promise<undefined> {
  await Promise.all([
    PinboardConnectionEntity.delete({ userId }).go(),
    PinboardBoardEntity.delete({ userId }).go(),
  ]);
}

/** In seconds, when the pinboard does not say how long it wants to be left alone. */
const lockout = 60;

/** Failures that mean the same wherever they happen; null for all others. */
function told(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!(error instanceof ExternalServiceError)) return null;
  if (error.status === 429)
    return new AppError('pinboard.rate_limited', { retryAfter: error.retryAfter ?? lockout });
  return null;
}

function failureOf(error: unknown): unknown {
  if (!(error instanceof ExternalServiceError)) return error;
  log.warn('The pinboard has failed', error);
  if (error.status === 401 || error.status === 403) return new AppError('pinboard.auth_required');
  if (error.status === 404) return new AppError('not_found');
  return told(error) ?? new AppError('pinboard.failed', { hint: hintOf(error) });
}

function hintOf(error: unknown): string {
  const body = error instanceof ExternalServiceError ? (error.body as { message?: unknown } | null) : null;
  return typeof body?.message === 'string'
    ? body.message.slice(0, 200)
    : 'Pinterest did not answer as expected.';
}
