import type { Outbox } from '../outbox/outbox.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import type { SrpChallenges } from './srp-challenges.ts';
import type { TokenIssuer } from './tokens.ts';
import type { UserStore } from './user-store.ts';

/** What the operations work with. */
export type Services = {
  readonly store: UserStore;
  readonly tokens: TokenIssuer;
  readonly challenges: SrpChallenges;
  readonly passwordAttempts: AttemptLimit;
  readonly codeAttempts: AttemptLimit;
  readonly deliver: Outbox['deliver'];
  readonly invokeTrigger: (functionName: string, event: unknown) => Promise<unknown>;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
};
