import { randomBytes } from 'node:crypto';
import type {
  InitiateAuthResponse,
  RespondToAuthChallengeResponse,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { type Operation, ServiceError } from '../aws-json.ts';
import { sameSecret } from '../same-secret.ts';
import { identify } from './claimant.ts';
import { clientOperation, invalidParameter, notAuthorized, Username } from './client-operation.ts';
import type { Pool } from './pool.ts';
import { startSession } from './sessions.ts';
import {
  expectedSignature,
  fromHex,
  isClientKey,
  makeServerKeys,
  type ServerKeys,
  srpIdentity,
} from './srp.ts';

/** The client's public key A of the SRP protocol, as hexadecimal text. */
const SrpKey = z
  .string()
  .max(1024)
  .regex(/^[0-9a-f]+$/i)
  .transform(fromHex);

/** The state of a sign-in between its two calls. */
type Challenge = {
  readonly username: string;
  readonly A: bigint;
  readonly keys: ServerKeys;
  readonly expiresAt: number;
};

/** The most time between the two calls of a sign-in. It is Cognito's default. */
const challengeLifetime = 3 * 60 * 1000;

/**
 * The operations for signing in with SRP. In two calls the client proves that it knows the password, without sending
 * it.
 */
export function signInOperations(pool: Pool): Record<string, Operation> {
  /** The open challenges by their secret blocks. */
  const challenges = new Map<string, Challenge>();

  const dropExpired = () => {
    for (const [secretBlock, { expiresAt }] of challenges)
      if (expiresAt <= pool.now()) challenges.delete(secretBlock);
  };

  return {
    InitiateAuth: clientOperation(
      pool,
      {
        AuthFlow: z.literal('USER_SRP_AUTH'),
        AuthParameters: z.object({ USERNAME: Username, SRP_A: SrpKey }),
      },
      ({ AuthParameters: { USERNAME: username, SRP_A: A } }): InitiateAuthResponse => {
        if (!isClientKey(A)) throw invalidParameter('Invalid SRP_A');
        const { id, verifier } = identify(pool, username);
        const keys = makeServerKeys(verifier);
        const secretBlock = randomBytes(64).toString('base64');
        dropExpired();
        challenges.set(secretBlock, { username, A, keys, expiresAt: pool.now() + challengeLifetime });
        return {
          ChallengeName: 'PASSWORD_VERIFIER',
          ChallengeParameters: {
            USERNAME: id,
            USER_ID_FOR_SRP: id,
            SALT: verifier.salt,
            SRP_B: keys.B.toString(16),
            SECRET_BLOCK: secretBlock,
          },
        };
      },
    ),

    /**
     * Answers a challenge. Each challenge can be answered only once. The user is looked up again, because the password
     * may have been changed meanwhile.
     */
    RespondToAuthChallenge: clientOperation(
      pool,
      {
        ChallengeName: z.literal('PASSWORD_VERIFIER'),
        ChallengeResponses: z.object({
          PASSWORD_CLAIM_SECRET_BLOCK: z.string().min(1),
          PASSWORD_CLAIM_SIGNATURE: z.string().min(1),
          TIMESTAMP: z.string().min(1),
        }),
      },
      async ({ ChallengeResponses: answer }): Promise<RespondToAuthChallengeResponse> => {
        const secretBlock = answer.PASSWORD_CLAIM_SECRET_BLOCK;
        dropExpired();
        const challenge = challenges.get(secretBlock);
        if (!challenge) throw notAuthorized('Invalid session for the user.');
        challenges.delete(secretBlock);
        const { id, verifier, user } = identify(pool, challenge.username);
        const proven = pool.passwordAttempts.attempt(id, () => {
          const identity = srpIdentity(pool, id);
          const exchange = { ...challenge, identity, verifier, secretBlock, timestamp: answer.TIMESTAMP };
          return sameSecret(expectedSignature(exchange), answer.PASSWORD_CLAIM_SIGNATURE);
        });
        if (!proven || !user) throw notAuthorized('Incorrect username or password.');
        if (user.status === 'UNCONFIRMED')
          throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.');
        return { ChallengeParameters: {}, AuthenticationResult: await startSession(pool, user) };
      },
    ),
  };
}
