import { CognitoError, notAuthorized } from './cognito-error.ts';

/** Keeps secrets from being guessed. */
export type AttemptLimit = {
  /**
   * Tells whether the proof holds. Failures count until one does; during a lock no proof is looked at.
   * @throws the limit's refusal during a lock
   */
  readonly attempt: (claimantId: string, proof: () => boolean) => boolean;
};

const second = 1000;
const quarterOfAnHour = 15 * 60 * second;
const failuresBeforeLock = 5;

/** After five wrong passwords a second's pause, which doubles with every further one. */
export const limitPasswordAttempts = (now: () => number) =>
  limitAttempts({
    now,
    lockAfter: (failures) => Math.min(second * 2 ** (failures - failuresBeforeLock), quarterOfAnHour),
    refusal: () => notAuthorized('Password attempts exceeded'),
  });

/** A code has few digits, so that five wrong ones cost a long pause. */
export const limitCodeAttempts = (now: () => number) =>
  limitAttempts({
    now,
    lockAfter: () => quarterOfAnHour,
    refusal: () =>
      new CognitoError('LimitExceededException', 'Attempt limit exceeded, please try after some time.'),
  });

type LimitOptions = {
  readonly now: () => number;
  /** The milliseconds of the lock that follows the fifth failure in a row and every later one. */
  readonly lockAfter: (failures: number) => number;
  readonly refusal: () => CognitoError;
};

function limitAttempts({ now, lockAfter, refusal }: LimitOptions): AttemptLimit {
  const records = new Map<string, { failures: number; lockedUntil: number }>();

  const forgetOld = () => {
    for (const [claimantId, { lockedUntil }] of records)
      if (lockedUntil + quarterOfAnHour <= now()) records.delete(claimantId);
  };

  return {
    attempt(claimantId, proof) {
      forgetOld();
      const { failures, lockedUntil } = records.get(claimantId) ?? { failures: 0, lockedUntil: 0 };
      if (now() < lockedUntil) throw refusal();
      if (proof()) {
        records.delete(claimantId);
        return true;
      }
      const lock = failures + 1 < failuresBeforeLock ? 0 : lockAfter(failures + 1);
      records.set(claimantId, { failures: failures + 1, lockedUntil: now() + lock });
      return false;
    },
  };
}
