import { randomBytes } from 'node:crypto';
import type { ServerKeys } from './srp.ts';

/** A sign-in between its two calls. */
type SrpChallenge = {
  readonly clientId: string;
  /** The user name as it was submitted; what it stands for may change until the answer. */
  readonly username: string;
  readonly A: bigint;
  readonly keys: ServerKeys;
  readonly expiresAt: number;
};

/** The challenges that wait for their answer, each known by its secret block. */
export type SrpChallenges = {
  /** Returns the secret block in base64. */
  readonly open: (challenge: SrpChallenge) => string;
  /** Hands out a challenge that has not expired, and only once. */
  readonly take: (secretBlock: string) => SrpChallenge | undefined;
};

export function holdSrpChallenges(now: () => number): SrpChallenges {
  const pending = new Map<string, SrpChallenge>();

  const dropExpired = () => {
    for (const [secretBlock, { expiresAt }] of pending) if (expiresAt <= now()) pending.delete(secretBlock);
  };

  return {
    open(challenge) {
      dropExpired();
      const secretBlock = randomBytes(64).toString('base64');
      pending.set(secretBlock, challenge);
      return secretBlock;
    },
    take(secretBlock) {
      dropExpired();
      const challenge = pending.get(secretBlock);
      pending.delete(secretBlock);
      return challenge;
    },
  };
}
