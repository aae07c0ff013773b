import { randomUUID } from 'node:crypto';
import type { AuthenticationResultType } from '@aws-sdk/client-cognito-identity-provider';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { tokenMinutes } from '#shared/limits';
import { epochSeconds } from '../../../functions/platform/epoch-seconds.ts';
import { notAuthorized } from './operation.ts';
import type { Pool } from './pool.ts';
import { algorithm } from './signing-key.ts';
import { attributesOf, type Session, type User } from './users.ts';

/** In seconds. */
const tokenLifetime = tokenMinutes * 60;

const AccessClaims = z.object({ token_use: z.literal('access'), sub: z.string(), origin_jti: z.string() });

/** Issues an access token and an id token with the same claims as Cognito. */
export async function issueTokens(
  pool: Pool,
  user: User,
  session: Session,
): Promise<AuthenticationResultType> {
  const common = {
    sub: user.id,
    iss: pool.issuer,
    origin_jti: session.id,
    event_id: randomUUID(),
    auth_time: epochSeconds(session.signedInAt),
  };
  const access = {
    ...common,
    token_use: 'access',
    client_id: pool.clientId,
    username: user.id,
    scope: 'aws.cognito.signin.user.admin',
  };
  const id = {
    ...attributesOf(user),
    ...common,
    token_use: 'id',
    aud: pool.clientId,
    email_verified: user.emailVerified,
    'cognito:username': user.id,
  };
  return {
    AccessToken: await sign(pool, access),
    IdToken: await sign(pool, id),
    ExpiresIn: tokenLifetime,
    TokenType: 'Bearer',
  };
}

/** Verifies an access token. Rejects with NotAuthorizedException if it is none of this pool or has expired. */
export async function readAccessToken({ key, issuer, now }: Pool, token: string) {
  const { payload } = await jwtVerify(token, key.publicKey, {
    issuer,
    algorithms: [algorithm],
    currentDate: new Date(now()),
  }).catch((error: unknown) => {
    const expired = error instanceof errors.JWTExpired;
    throw notAuthorized(expired ? 'Access Token has expired' : 'Invalid Access Token');
  });
  const { success, data: claims } = AccessClaims.safeParse(payload);
  if (!success) throw notAuthorized('Invalid Access Token');
  return { userId: claims.sub, sessionId: claims.origin_jti };
}

function sign({ key, now }: Pool, claims: JWTPayload) {
  const issuedAt = epochSeconds(now());
  return new SignJWT({ ...claims, jti: randomUUID() })
    .setProtectedHeader({ alg: algorithm, kid: key.id })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenLifetime)
    .sign(key.privateKey);
}
