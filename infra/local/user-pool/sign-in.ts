import { randomBytes } from 'node:crypto';
import type {
  InitiateAuthResponse,
  RespondToAuthChallengeResponse,
} from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { sameSecret } from '../../../functions/platform/same-secret.ts';
import { type Operation, ServiceError } from '../aws-json.ts';
import { identify } from './claimant.ts';
import { clientOperation, invalidParameter, notAuthorized, Username } from './operation.ts';
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
import { takeCode } from './totp.ts';

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

/** The operations for signing in with SRP. In two calls the client proves that it knows the password. */
export function signInOperations(pool: Pool): Record<string, Operation> {
  /** The open challenges by their secret blocks. */
  const challenges = new Map<string, Challenge>();
  /** The sign-ins that lack the code of an app, by their sessions. */
  const codeChallenges = new Map<string, Pick<Challenge, 'username' | 'expiresAt'>>();

  const dropExpired = () => {
    for (const open of [challenges, codeChallenges])
      for (const [key, { expiresAt }] of open) if (expiresAt <= pool.now()) open.delete(key);
  };

  /** Takes the code of an app. After a wrong one, the same session can be used again. */
  const answerWithCode = clientOperation(
    pool,
    { Session: z.string(), ChallengeResponses: z.object({ SOFTWARE_TOKEN_MFA_CODE: z.string() }) },
    async ({ Session, ChallengeResponses }): Promise<RespondToAuthChallengeResponse> => {
      dropExpired();
      const user = pool.users.find(codeChallenges.get(Session)?.username ?? '');
      if (!user?.totp) throw notAuthorized('Invalid session for the user, session is expired.');
      const refusal = new ServiceError('CodeMismatchException', 'Invalid code received for user');
      const code = ChallengeResponses.SOFTWARE_TOKEN_MFA_CODE;
      user.totp.lastStep = takeCode(pool, user, { secret: user.totp.secret, code, refusal });
      codeChallenges.delete(Session);
      return { ChallengeParameters: {}, AuthenticationResult: await startSession(pool, user) };
    },
  );

  /**
   * Answers a challenge. Each challenge can be answered only once. The user is looked up again, because the password
   * may have been changed meanwhile.
   */
  const answerWithPassword = clientOperation(
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
      const proven = pool.attemptPassword(id, () => {
        const identity = srpIdentity(pool, id);
        const exchange = { ...challenge, identity, verifier, secretBlock, timestamp: answer.TIMESTAMP };
        return sameSecret(expectedSignature(exchange), answer.PASSWORD_CLAIM_SIGNATURE);
      });
      if (!proven || !user) throw notAuthorized('Incorrect username or password.');
      if (user.status === 'UNCONFIRMED')
        throw new ServiceError('UserNotConfirmedException', 'User is not confirmed.');
      if (user.totp?.isOn) {
        const Session = randomBytes(64).toString('base64');
        codeChallenges.set(Session, { username: user.id, expiresAt: pool.now() + challengeLifetime });
        return { ChallengeName: 'SOFTWARE_TOKEN_MFA', ChallengeParameters: {}, Session };
      }
      return { ChallengeParameters: {}, AuthenticationResult: await startSession(pool, user) };
    },
  );

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

    RespondToAuthChallenge: (input: object) =>
      'Session' in input ? answerWithCode(input) : answerWithPassword(input),
  };
}
