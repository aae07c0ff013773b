import { hash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '#shared/errors';
import { isRefused, isWritten, skipWhenRefused } from '../conditions.ts';
import { epochSeconds } from '../epoch-seconds.ts';
import { log } from '../log.ts';
import { stillHas } from '../transactions.ts';
import { IntentEntity, type IntentRow } from './intent.ts';

const secondsKept = 24 * 60 * 60;
/** In milliseconds: how long a repeated request waits for the answer of the attempt that is still running. */
const patience = 5000;
const pollInterval = 100;

export type Intent = {
  userId: string;
  /** The request's `Idempotency-Key`. */
  key: string;
  /** The content of the request. A key must not be used for a request with other content. */
  request: unknown;
  /** In milliseconds: how long this attempt can run at most. */
  lifetime: number;
};

/**
 * Carries out a request once. Requests that repeat it within a day get the same answer. `act` receives the id for the
 * thing that it creates. `act` may run again after an attempt that failed or died, always with the same id, and must
 * then find what was already created. A repeated request waits while another attempt is running. Throws
 * `request.running` if that takes too long, `request.invalid` if the key was used for another request, and the errors
 * of `act`.
 */
export async function once({ lifetime, ...intent }: Intent, act: (newId: string) => Promise<string>) {
  const attempt = { holder: randomUUID(), heldUntil: Date.now() + lifetime };
  const held = await hold(intent, attempt).catch(async (error) => {
    // The intent may be held even though the write failed, if only the answer of the write was lost.
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

/** Returns the row of the intent once this attempt holds it, or once it has an answer. */
async function hold(
  { userId, key, request }: Omit<Intent, 'lifetime'>,
  attempt: Pick<IntentRow, 'holder' | 'heldUntil'>,
): Promise<IntentRow> {
  const fingerprint = hash('sha256', JSON.stringify(request));
  const givesUpAt = Date.now() + patience;
  const find = () => IntentEntity.read({ userId, key });
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
    for (let known = await find(); known; known = await find()) {
      if (known.fingerprint !== fingerprint)
        throw new AppError('request.invalid', { message: 'This key belongs to another request.' });
      // The holder is this attempt itself if the answer of its write was lost.
      if (known.answer !== undefined || known.holder === attempt.holder) return known;
      if (known.heldUntil <= Date.now() && (await takeOver(known, attempt))) return { ...known, ...attempt };
      if (Date.now() > givesUpAt) throw new AppError('request.running');
      await wait(pollInterval);
    }
  }
}

const takeOver = ({ userId, key, holder }: IntentRow, attempt: Pick<IntentRow, 'holder' | 'heldUntil'>) =>
  isWritten(IntentEntity.patch({ userId, key }).set(attempt).where(stillHas({ holder })).go());

/**
 * Ends an attempt and stores its answer, if there is one. The write is tried twice. If both fail, the request is still
 * answered. A repeated request then runs `act` again when this attempt can no longer be running, and finds what was
 * created.
 */
async function release(
  { userId, key, holder }: Pick<IntentRow, 'userId' | 'key' | 'holder'>,
  change: Partial<Pick<IntentRow, 'answer' | 'heldUntil'>>,
) {
  const write = () => IntentEntity.patch({ userId, key }).set(change).where(stillHas({ holder })).go();
  try {
    await skipWhenRefused(write().catch((error) => (isRefused(error) ? undefined : write())));
  } catch (error) {
    log.warn('The end of a request was not kept', { error });
  }
}
