import type { RequestListener } from 'node:http';
import type { JSONWebKeySet } from 'jose';
import { awsJson } from '../aws-json.ts';
import { adminOperations } from './administration.ts';
import { limitCodeAttempts, limitPasswordAttempts } from './attempt-limit.ts';
import { passwordResetOperations } from './password-reset.ts';
import type { Pool, PoolSettings } from './pool.ts';
import { sessionOperations } from './sessions.ts';
import { signInOperations } from './sign-in.ts';
import { signUpOperations } from './sign-up.ts';
import { openSigningKey } from './signing-key.ts';
import { UserStore } from './users.ts';

export type UserPoolOptions = PoolSettings &
  Pick<Pool, 'deliver' | 'invoke'> & {
    /** Where users, sessions and the signing key are kept; created when missing. */
    readonly folder: string;
    readonly now?: Pool['now'];
  };

export type UserPool = {
  /** Answers the calls of Amplify, the library in the browser. */
  readonly handle: RequestListener;
  /** Answers the calls of functions, which no browser may make. */
  readonly administration: RequestListener;
  /** The public keys that verify the tokens. */
  readonly jwks: JSONWebKeySet;
};

/** Requests come from anybody, signed in or not; the largest one that makes sense has a few kilobytes. */
const maxRequestBytes = 128 * 1024;

/**
 * Opens one user pool with one client that behaves as Amazon Cognito does: e-mail addresses as user names,
 * sign-in by SRP, mailed codes, triggers, limits on guessing, and the same answers for unknown users. It has
 * the operations that Amplify calls for the app, and apart from them those that the app's functions call.
 */
export async function openUserPool(options: UserPoolOptions): Promise<UserPool> {
  const { folder, now = Date.now, ...rest } = options;
  const key = await openSigningKey(folder);
  const pool: Pool = {
    ...rest,
    now,
    key,
    users: await UserStore.open(folder),
    passwordAttempts: limitPasswordAttempts(now),
    codeAttempts: limitCodeAttempts(now),
  };
  const operations = {
    ...signUpOperations(pool),
    ...signInOperations(pool),
    ...sessionOperations(pool),
    ...passwordResetOperations(pool),
  };
  return {
    handle: awsJson(operations, maxRequestBytes),
    administration: awsJson(adminOperations(pool), maxRequestBytes),
    jwks: key.publicKeySet,
  };
}
