import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { type AppClient, tokenLifetimes } from './pool.ts';
import { sameSecret } from './same-secret.ts';
import type { User } from './user.ts';

/** What began with a sign-in: its refresh token, and every access and id token that came of it. */
export type Session = {
  /** The tokens' `origin_jti`. */
  readonly id: string;
  readonly userId: string;
  readonly clientId: string;
  readonly signedInAt: number;
  /** When the refresh token ends. */
  readonly expiresAt: number;
  /** SHA-256 in hexadecimal: whoever reads the file cannot use the session. */
  readonly refreshTokenDigest: string;
  revoked: boolean;
};

/** Begins a session; its refresh token is known nowhere else afterwards. */
export function beginSession(user: User, client: AppClient, now: number) {
  const id = randomUUID();
  const refreshToken = `${id}.${randomBytes(32).toString('base64url')}`;
  const session: Session = {
    id,
    userId: user.id,
    clientId: client.id,
    signedInAt: now,
    expiresAt: now + tokenLifetimes(client).refresh,
    refreshTokenDigest: digest(refreshToken),
    revoked: false,
  };
  return { session, refreshToken };
}

/** The session that a refresh token says to belong to. */
export const claimedSession = (refreshToken: string) => refreshToken.slice(0, refreshToken.indexOf('.'));

export const isRefreshTokenOf = (session: Session, refreshToken: string) =>
  sameSecret(session.refreshTokenDigest, digest(refreshToken));

const digest = (token: string) => createHash('sha256').update(token).digest('hex');
