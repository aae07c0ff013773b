import { ServiceError } from '../aws-json.ts';

/** Makes guessing a password or a code slow. */
export type AttemptLimit = {
  /**
   * Returns what `isRight` returns and counts failures in a row. After too many it throws the limit's refusal
   * for a while, without calling `isRight`.
   */
  readonly attempt: (claimantId: string, isRight: () => boolean) => boolean;
};

const second = 1000;
const quarterOfAnHour = 15 * 60 * second;
const failuresBeforeLock = 5;

/** The fifth wrong password locks for a second; every further one doubles the lock, up to 15 minutes. */
export const limitPasswordAttempts = (now: () => number) =>
  limitAttempts({
    now,
    lockAfter: (failures) => Math.min(second * 2 ** (failures - failuresBeforeLock), quarterOfAnHour),
    refusal: () => new ServiceError('NotAuthorizedException', 'Password attempts exceeded'),
  });

/** Each fifth wrong code locks for 15 minutes, because a code has only six digits: twenty an hour, Cognito's most. */
export const limitCodeAttempts = (now: () => number) =>
  limitAttempts({
    now,
    lockAfter: (failures) => (failures % failuresBeforeLock === 0 ? quarterOfAnHour : 0),
    refusal: () =>
      new ServiceError('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  });

type LimitOptions = {
  readonly now: () => number;
  /** The milliseconds of the lock after the fifth failure in a row and after each further one. */
  readonly lockAfter: (failures: number) => number;
  readonly refusal: () => ServiceError;
};

function limitAttempts({ now, lockAfter, refusal }: LimitOptions): AttemptLimit {
  const records = new Map<string, { failures: number; lockedUntil: number }>();

  const forgetOld = () => {
    for (const [claimantId, { lockedUntil }] of records)
      if (lockedUntil + quarterOfAnHour <= now()) records.delete(claimantId);
  };

  return {
    attempt(claimantId, isRight) {
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
    },
  };
}
