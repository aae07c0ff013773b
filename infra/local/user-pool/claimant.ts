import { hkdfSync } from 'node:crypto';
import { v4 as uuid } from 'uuid';
import type { Pool } from './pool.ts';
import type { Verifier } from './srp.ts';
import type { User } from './users.ts';

/**
 * The user that a request names. For an unknown name it is a decoy. A decoy looks like a user and is the same each
 * time, so that no answer shows whether an account exists.
 */
export type Claimant = {
  readonly id: string;
  readonly verifier: Verifier;
  /** Undefined for a decoy. */
  readonly user: User | undefined;
};

export function identify({ id: poolId, users }: Pool, username: string): Claimant {
  const user = users.find(username);
  if (user) return { id: user.id, verifier: user.verifier, user };
  const derive = (purpose: string, length: number) =>
    Buffer.from(
      hkdfSync('sha256', users.decoySecret, `${poolId}/${username.toLowerCase()}`, purpose, length),
    );
  return {
    id: uuid({ random: derive('id', 16) }),
    // `v` is a random number instead of a power of the generator, so that no password can match it.
    verifier: { salt: derive('salt', 16).toString('hex'), v: derive('verifier', 383).toString('hex') },
    user: undefined,
  };
}
