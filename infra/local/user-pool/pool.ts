import { ServiceError } from '../aws-json.ts';
import type { Invoke } from '../lambda.ts';
import type { Outbox } from '../outbox.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import type { SigningKey } from './signing-key.ts';
import type { UserStore } from './users.ts';

/** The fixed settings of the pool. They correspond to those of the identity stack. */
export type PoolSettings = {
  /** A region and a name, joined as in `us-east-1_wardrobe`. */
  readonly id: string;
  /** The id of the only client: the browser app. */
  readonly clientId: string;
  /** The `iss` claim of the tokens. */
  readonly issuer: string;
  readonly minPasswordLength: number;
};

/** Everything that the operations of the user pool need. */
export type Pool = PoolSettings & {
  readonly users: UserStore;
  readonly key: SigningKey;
  readonly attemptPassword: AttemptLimit;
  readonly attemptCode: AttemptLimit;
  readonly deliver: Outbox['deliver'];
  /** Runs the functions of the triggers. */
  readonly invoke: Invoke;
  /** Returns the current time in milliseconds since 1970. All times in this folder have this unit. */
  readonly now: () => number;
};

/** Enforces the password policy of the pool, which is only a minimum length. Throws InvalidPasswordException. */
export function refuseShortPassword({ minPasswordLength }: Pool, password: string) {
  if (password.length < minPasswordLength)
    throw new ServiceError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
}
