import { hash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '#shared/errors';
import { isRefused, isWritten, skipWhenRefused } from '../platform/conditions.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { log } from '../platform/log.ts';
import { IntentEntity, type IntentRow } from '../table/intent.ts';

const secondsKept = 24 * 60 * 60;
/** How long a repetition waits for the answer of the request that is being carried out. */
const patience = 5000;
const pollInterval = 100;

export type Intent = {
  userId: string;
  /** The request's `Idempotency-Key`. */
  key: string;
  /** What is asked: a key stands for one request. */
  request: unknown;
  /** How long this attempt can be alive, in milliseconds. */
  lifetime: number;
};

/**
 * Carries out a request once, and returns its answer, also to those that repeat it within a day. `act` is given the id
 * of the thing that it makes. It may run again after an attempt that failed or died, always with the same id: it must
 * then find what was made. A repetition waits for an attempt that is alive. Throws `request.running` where that takes
 * long, `request.invalid` where the key was used for another request, and the errors of `act`.
 */
export async function once({ lifetime, ...intent }: Intent, act: (newId: string) => Promise<string>) {
  const attempt = { holder: randomUUID(), heldUntil: Date.now() + lifetime };
  const held = await hold(intent, attempt).catch(async (error) => {
    // It may be held all the same, if only the answer of its write was lost.
    if (!(error instanceof AppError)) await release({ ...intent, ...attempt }, { heldUntil: 0 });
    throw error;
  });
  if (held.answer !== undefined) return held.answer;
  let answer: string;
  try {
    answer = await act(held.newId);
  } catch (error) {
    await release(held, { heldUntil: 0 });
    throw error;
  }
  await release(held, { answer });
  return answer;
}

/** The row of an intent that this attempt now holds, or that has its answer. */
async function hold(
  { userId, key, request }: Omit<Intent, 'lifetime'>,
  attempt: Pick<IntentRow, 'holder' | 'heldUntil'>,
): Promise<IntentRow> {
  const fingerprint = hash('sha256', JSON.stringify(request));
  const givesUpAt = Date.now() + patience;
  for (;;) {
    const row = {
      userId,
      key,
      fingerprint,
      newId: uuidv7(),
      expiresAt: epochSeconds() + secondsKept,
      ...attempt,
    };
    if (await isWritten(IntentEntity.create(row).go())) return row;
    for (let known = await find(row); known; known = await find(row)) {
      if (known.fingerprint !== fingerprint)
        throw new AppError('request.invalid', { message: 'This key belongs to another request.' });
      // It is this attempt's own where the answer of its write was lost.
      if (known.answer !== undefined || known.holder === attempt.holder) return known;
      if (known.heldUntil <= Date.now() && (await takeOver(known, attempt))) return { ...known, ...attempt };
      if (Date.now() > givesUpAt) throw new AppError('request.running');
      await wait(pollInterval);
    }
  }
}

async function find({ userId, key }: IntentRow) {
  const { data } = await IntentEntity.get({ userId, key }).go({ consistent: true });
  return data;
}

const takeOver = ({ userId, key, holder }: IntentRow, attempt: Pick<IntentRow, 'holder' | 'heldUntil'>) =>
  isWritten(
    IntentEntity.patch({ userId, key })
      .set(attempt)
      .where((row, { eq }) => eq(row.holder, holder))
      .go(),
  );

/**
 * Ends an attempt, with its answer if it has one; tried twice. Where this fails the request is answered all the same: its
 * repetition finds what was made, once the attempt can no longer be alive.
 */
async function release(
  { userId, key, holder }: Pick<IntentRow, 'userId' | 'key' | 'holder'>,
  change: Partial<Pick<IntentRow, 'answer' | 'heldUntil'>>,
) {
  const write = () =>
    IntentEntity.patch({ userId, key })
      .set(change)
      .where((row, { eq }) => eq(row.holder, holder))
      .go();
  try {
    await skipWhenRefused(write().catch((error) => (isRefused(error) ? undefined : write())));
  } catch (error) {
    log.warn('The end of a request was not kept', { error });
  }
}
