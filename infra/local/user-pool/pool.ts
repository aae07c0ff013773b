import { ServiceError } from '../aws-json.ts';
import type { Invoke } from '../lambda.ts';
import type { Outbox } from '../outbox.ts';
import type { AttemptLimit } from './attempt-limit.ts';
import type { SigningKey } from './signing-key.ts';
import type { UserStore } from './users.ts';

/** The pool's fixed settings; they correspond to the identity stack's. */
export type PoolSettings = {
  /** A region and a name, such as `us-east-1_wardrobe`. */
  readonly id: string;
  /** The id of the only client, which is the browser app. */
  readonly clientId: string;
  /** The `iss` claim of the tokens. */
  readonly issuer: string;
  readonly minPasswordLength: number;
};

/** What the operations of the user pool work on. */
export type Pool = PoolSettings & {
  readonly users: UserStore;
  readonly key: SigningKey;
  readonly passwordAttempts: AttemptLimit;
  readonly codeAttempts: AttemptLimit;
  readonly deliver: Outbox['deliver'];
  /** Runs the functions of the triggers. */
  readonly invoke: Invoke;
  /** Milliseconds since 1970, the unit of every instant in this folder. */
  readonly now: () => number;
};

/** The pool's whole password policy. Throws InvalidPasswordException. */
export function refuseShortPassword({ minPasswordLength }: Pool, password: string) {
  if (password.length < minPasswordLength)
    throw new ServiceError(
      'InvalidPasswordException',
      'Password did not conform with policy: Password not long enough',
    );
}
