import type { InitiateAuthResponse } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { identify } from './claimant.ts';
import { invalidParameter, notAuthorized } from './cognito-error.ts';
import { demandProof } from './password.ts';
import { type AppClient, challengeLifetime } from './pool.ts';
import { sameSecret } from './same-secret.ts';
import type { Services } from './services.ts';
import { expectedSignature, fromHex, isClientKey, makeServerKeys } from './srp.ts';
import type { User } from './user.ts';

/** The client's key A in hexadecimal. */
export const SrpKey = z
  .string()
  .max(1024)
  .regex(/^[0-9a-f]+$/i)
  .transform(fromHex);

/** What a client answers to prove the password. */
export const SrpAnswer = z.object({
  PASSWORD_CLAIM_SECRET_BLOCK: z.string().min(1),
  PASSWORD_CLAIM_SIGNATURE: z.string().min(1),
  TIMESTAMP: z.string().min(1),
});

/** Challenges a client to prove that it knows the password of a user. */
export function challengeToProvePassword(
  { store, challenges, now }: Services,
  client: AppClient,
  username: string,
  A: bigint,
): InitiateAuthResponse {
  if (!isClientKey(A)) throw invalidParameter('Invalid SRP_A');
  const { id, verifier } = identify(store, client, username);
  const keys = makeServerKeys(verifier);
  const expiresAt = now() + challengeLifetime(client);
  return {
    ChallengeName: 'PASSWORD_VERIFIER',
    ChallengeParameters: {
      USERNAME: id,
      USER_ID_FOR_SRP: id,
      SALT: verifier.salt,
      SRP_B: keys.B.toString(16),
      SECRET_BLOCK: challenges.open({ clientId: client.id, username, A, keys, expiresAt }),
    },
  };
}

/**
 * Lets the user in whose password the answer proves.
 * @throws NotAuthorizedException for a wrong answer, an unknown user, and a challenge that is unknown, used or expired
 */
export function demandSrpAnswer(
  services: Services,
  client: AppClient,
  answer: z.infer<typeof SrpAnswer>,
): User {
  const secretBlock = answer.PASSWORD_CLAIM_SECRET_BLOCK;
  const challenge = services.challenges.take(secretBlock);
  if (challenge?.clientId !== client.id) throw notAuthorized('Invalid session for the user.');
  const { username, A, keys } = challenge;
  const claimant = identify(services.store, client, username);
  return demandProof(services, claimant, () => {
    const expected = expectedSignature({
      identity: claimant,
      verifier: claimant.verifier,
      keys,
      A,
      secretBlock,
      timestamp: answer.TIMESTAMP,
    });
    return sameSecret(expected, answer.PASSWORD_CLAIM_SIGNATURE);
  });
}
