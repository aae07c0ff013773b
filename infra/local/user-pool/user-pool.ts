import { awsJson } from '../aws-json.ts';
import { adminOperations } from './administration.ts';
import { limitCodeAttempts, limitPasswordAttempts } from './attempt-limit.ts';
import type { Pool, PoolSettings } from './pool.ts';
import { sessionOperations } from './sessions.ts';
import { signInOperations } from './sign-in.ts';
import { passwordResetOperations, signUpOperations } from './sign-up.ts';
import { openSigningKey } from './signing-key.ts';
import { totpOperations } from './totp.ts';
import { openUserStore } from './users.ts';

export type UserPoolOptions = PoolSettings &
  Pick<Pool, 'deliver' | 'invoke'> & {
    /** The folder with users, sessions and the signing key. It is created if it is missing. */
    readonly folder: string;
    readonly now?: Pool['now'];
  };

/** The size limit of a request, which anybody can send without signing in. The largest useful one has a few kB. */
const maxRequestBytes = 128 * 1024;

/**
 * Opens one user pool with one client that behaves like Amazon Cognito: email addresses as user names, sign-in with
 * SRP, codes of authenticator apps, mailed codes, triggers, limits on guessing, and the same answers for unknown users. It offers the operations
 * that Amplify calls for the app and, separately, those that the app's functions call.
 */
export async function openUserPool(options: UserPoolOptions) {
  const { folder, now = Date.now, ...rest } = options;
  const key = await openSigningKey(folder);
  const pool: Pool = {
    ...rest,
    now,
    key,
    users: await openUserStore(folder),
    attemptPassword: limitPasswordAttempts(now),
    attemptCode: limitCodeAttempts(now),
  };
  const operations = {
    ...signUpOperations(pool),
    ...signInOperations(pool),
    ...sessionOperations(pool),
    ...passwordResetOperations(pool),
    ...totpOperations(pool),
  };
  return {
    /** Answers calls from Amplify, the library that the browser app uses. */
    handle: awsJson(operations, maxRequestBytes),
    /** Answers calls from Lambda functions. Browsers may not make these calls. */
    administration: awsJson(adminOperations(pool), maxRequestBytes),
    /** The public keys for verifying tokens. */
    jwks: key.publicKeySet,
  };
}
