import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type {
  AuthenticationResultType,
  GetTokensFromRefreshTokenResponse,
  GetUserResponse,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { refreshGraceSeconds } from '#shared/limits';
import { sameSecret } from '../../../functions/platform/same-secret.ts';
import { type Operation, ServiceError } from '../aws-json.ts';
import { clientOperation, notAuthorized, readRequest, Token } from './operation.ts';
import type { Pool } from './pool.ts';
import { issueTokens, readAccessToken } from './tokens.ts';
import { attributesOf, type Session, type User } from './users.ts';

const sessionLifetime = 30 * 24 * 60 * 60 * 1000;
/** How many refresh tokens of a session are remembered. Retries and other tabs use one of the latest. */
const keptTokens = 10;

/** Starts a session. Only the client knows the refresh token: the pool stores just a digest of it. */
export async function startSession(pool: Pool, user: User): Promise<AuthenticationResultType> {
  const id = randomUUID();
  const signedInAt = pool.now();
  const session: Session = {
    id,
    userId: user.id,
    signedInAt,
    expiresAt: signedInAt + sessionLifetime,
    revoked: false,
  };
  const tokens = await issueTokens(pool, user, session);
  const RefreshToken = addRefreshToken(session);
  pool.users.addSession(session);
  pool.users.save();
  return { ...tokens, RefreshToken };
}

/** Adds a refresh token to a session and returns it. Like Cognito's, it is valid as long as the first one. */
function addRefreshToken(session: Session): string {
  const token = `${session.id}.${randomBytes(32).toString('base64url')}`;
  const added = { digest: digest(token), until: session.expiresAt };
  session.refreshTokens = [...(session.refreshTokens ?? []), added].slice(-keptTokens);
  return token;
}

export const sessionOperations = (pool: Pool): Record<string, Operation> => ({
  /** Issues new tokens for the session of a refresh token, which then stays valid only for a minute. */
  GetTokensFromRefreshToken: clientOperation(
    pool,
    { RefreshToken: Token },
    async ({ RefreshToken }): Promise<GetTokensFromRefreshTokenResponse> => {
      const { session, token } = find(pool, RefreshToken) ?? {};
      const user = session && pool.users.find(session.userId);
      if (!user || !token) throw notAuthorized('Invalid Refresh Token');
      if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
      if (session.expiresAt <= pool.now()) throw notAuthorized('Refresh Token has expired');
      if (token.until <= pool.now())
        throw new ServiceError('RefreshTokenReuseException', 'Refresh token has been reused');
      const tokens = await issueTokens(pool, user, session);
      token.until = Math.min(token.until, pool.now() + refreshGraceSeconds * 1000);
      const renewed = addRefreshToken(session);
      pool.users.save();
      return { AuthenticationResult: { ...tokens, RefreshToken: renewed } };
    },
  ),

  /** Ends the session of a refresh token, including its access tokens. An unknown token is not an error. */
  RevokeToken: clientOperation(pool, { Token }, ({ Token }) => {
    if (isJwt(Token))
      throw new ServiceError('UnsupportedTokenTypeException', 'Only refresh tokens can be revoked.');
    const { session } = find(pool, Token) ?? {};
    if (!session) return {};
    session.revoked = true;
    pool.users.save();
    return {};
  }),

  GetUser: async (input: object): Promise<GetUserResponse> => {
    const user = await userOfToken(pool, input);
    const UserAttributes = Object.entries(attributesOf(user)).map(([Name, Value]) => ({ Name, Value }));
    const UserMFASettingList = user.totp?.isOn ? ['SOFTWARE_TOKEN_MFA'] : [];
    return { Username: user.id, UserAttributes, UserMFASettingList };
  },
});

/** Returns the user to whom the access token of a request belongs. The session of the token must not be revoked. */
export async function userOfToken(pool: Pool, input: object): Promise<User> {
  const { AccessToken } = readRequest(z.object({ AccessToken: Token }), input);
  const { userId, sessionId } = await readAccessToken(pool, AccessToken);
  const user = pool.users.find(userId);
  if (!user) throw new ServiceError('UserNotFoundException', 'User does not exist.');
  if (pool.users.findSession(sessionId)?.revoked !== false)
    throw notAuthorized('Access Token has been revoked');
  return user;
}

const isJwt = (token: string) => token.split('.').length === 3;

/** Finds a refresh token and its session. The token starts with the id of its session. */
function find({ users }: Pool, refreshToken: string) {
  const session = users.findSession(refreshToken.slice(0, refreshToken.indexOf('.')));
  const token = session?.refreshTokens?.find((each) => sameSecret(each.digest, digest(refreshToken)));
  return session && token && { session, token };
}

const digest = (token: string) => createHash('sha256').update(token).digest('hex');
