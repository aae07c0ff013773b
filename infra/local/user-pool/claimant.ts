import { hkdfSync } from 'node:crypto';
import { v4 as uuid } from 'uuid';
import { userNotFound } from './cognito-error.ts';
import { type AppClient, revealsUsers } from './pool.ts';
import type { Verifier } from './srp.ts';
import type { User } from './user.ts';
import type { UserStore } from './user-store.ts';

/**
 * Whom a request claims to come from. An unknown name gets a decoy that looks like a user and is the same each
 * time, so that no answer tells whether an account exists.
 */
export type Claimant = {
  readonly id: string;
  readonly poolId: string;
  readonly verifier: Verifier;
  /** Missing for a decoy. */
  readonly user: User | undefined;
};

/** @throws UserNotFoundException for an unknown name when the client asks for that */
export function identify(store: UserStore, client: AppClient, username: string): Claimant {
  const user = store.findUser(client.poolId, username);
  if (user) return claimantOf(user);
  if (revealsUsers(client)) throw userNotFound();
  return makeDecoy(store.decoySecret, client.poolId, username);
}

/** The claimant that a known user is. */
export const claimantOf = (user: User): Claimant => ({
  id: user.id,
  poolId: user.poolId,
  verifier: user.verifier,
  user,
});

/** Nobody can prove this verifier's password: it is no power of the generator that anyone knows. */
function makeDecoy(secret: string, poolId: string, username: string): Claimant {
  const derive = (what: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, `${poolId}/${username.toLowerCase()}`, what, length));
  return {
    id: uuid({ random: derive('id', 16) }),
    poolId,
    verifier: { salt: derive('salt', 16).toString('hex'), v: derive('verifier', 383).toString('hex') },
    user: undefined,
  };
}
