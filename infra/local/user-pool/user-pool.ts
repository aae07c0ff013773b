import type { RequestListener } from 'node:http';
import type { JSONWebKeySet } from 'jose';
import type { Outbox } from '../outbox/outbox.ts';
import { limitCodeAttempts, limitPasswordAttempts } from './attempt-limit.ts';
import { type IsManager, serveUserPools } from './http-service.ts';
import { ensureUserPool, type WantedUserPool } from './pool-administration.ts';
import type { Services } from './services.ts';
import { openSigningKey } from './signing-key.ts';
import { holdSrpChallenges } from './srp-challenges.ts';
import { TokenIssuer } from './tokens.ts';
import { UserStore } from './user-store.ts';

export type UserPoolsOptions = {
  /** Where users, sessions and the signing key are kept; made when missing. */
  readonly folder: string;
  /** A URL without a trailing slash; a pool's tokens are issued by `${issuerBase}/${poolId}`. */
  readonly issuerBase: string;
  readonly deliver: Outbox['deliver'];
  /** Runs a trigger's function and resolves to the event it returns; rejects when the function fails. */
  readonly invokeTrigger: (functionName: string, event: unknown) => Promise<unknown>;
  /** Decides who may use the management operations; the public ones need no signature. */
  readonly isManager: IsManager;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
};

export type UserPools = {
  /**
   * Answers the calls of the SDK and of browsers, and GET `/{poolId}/.well-known/jwks.json` and
   * `openid-configuration`. Paths are relative to where the service is mounted.
   */
  readonly handle: RequestListener;
  /** The public keys of all pools. */
  readonly jwks: () => JSONWebKeySet;
  /** Makes a pool and a client with ids of one's own, or changes their settings; resolves once that is kept. */
  readonly ensureUserPool: (wanted: WantedUserPool) => Promise<void>;
};

/** Opens user pools that behave as those of Amazon Cognito do, with e-mail addresses as user names. */
export async function openUserPools(options: UserPoolsOptions): Promise<UserPools> {
  const { folder, issuerBase, deliver, invokeTrigger, isManager, now = Date.now } = options;
  const store = await UserStore.open(folder);
  const key = await openSigningKey(folder);
  const services: Services = {
    store,
    tokens: new TokenIssuer({ key, issuerBase, now }),
    challenges: holdSrpChallenges(now),
    passwordAttempts: limitPasswordAttempts(now),
    codeAttempts: limitCodeAttempts(now),
    deliver,
    invokeTrigger,
    now,
  };
  return {
    handle: serveUserPools(services, isManager),
    jwks: () => key.publicKeySet,
    ensureUserPool: (wanted) => ensureUserPool(services, wanted),
  };
}
