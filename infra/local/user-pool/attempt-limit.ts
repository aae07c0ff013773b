import { ServiceError } from '../aws-json.ts';

/**
 * Checks a password or a code, and locks the account after too many wrong ones.
 *
 * `claimantId` is the account. `isRight` compares what was typed with the right password or code. Returns the result of
 * `isRight`. After five wrong results in a row the account is locked for some time. While it is locked, the function
 * does not call `isRight` but throws a `ServiceError`. A right result starts the count again at zero.
 */
export type AttemptLimit = (claimantId: string, isRight: () => boolean) => boolean;

const second = 1000;
const quarterOfAnHour = 15 * 60 * second;
const failuresBeforeLock = 5;

/** The fifth wrong password locks the account for one second. Every further one doubles the time, up to 15 minutes. */
export const limitPasswordAttempts = (now: () => number) =>
  limitAttempts(
    now,
    (failures) => Math.min(second * 2 ** (failures - failuresBeforeLock), quarterOfAnHour),
    () => new ServiceError('NotAuthorizedException', 'Password attempts exceeded'),
  );

/**
 * Every fifth wrong code locks the account for 15 minutes. A code has only six digits, so this allows only twenty
 * attempts per hour, which is also Cognito's maximum.
 */
export const limitCodeAttempts = (now: () => number) =>
  limitAttempts(
    now,
    (failures) => (failures % failuresBeforeLock === 0 ? quarterOfAnHour : 0),
    () => new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  );

/** `lockAfter` returns the lock in milliseconds, after the fifth consecutive failure and each further one. */
function limitAttempts(
  now: () => number,
  lockAfter: (failures: number) => number,
  refusal: () => ServiceError,
): AttemptLimit {
  const records = new Map<string, { failures: number; lockedUntil: number }>();

  const forgetOld = () => {
    for (const [claimantId, { lockedUntil }] of records)
      if (lockedUntil + quarterOfAnHour <= now()) records.delete(claimantId);
  };

  return (claimantId, isRight) => {
    forgetOld();
    const { failures, lockedUntil } = records.get(claimantId) ?? { failures: 0, lockedUntil: 0 };
    if (now() < lockedUntil) throw refusal();
    if (isRight()) {
      records.delete(claimantId);
      return true;
    }
    const lock = failures + 1 < failuresBeforeLock ? 0 : lockAfter(failures + 1);
    records.set(claimantId, { failures: failures + 1, lockedUntil: now() + lock });
    return false;
  };
}
