import { tokenMinutes } from '#shared/limits';
import { isWritten } from '../../platform/conditions.ts';
import { log } from '../../platform/log.ts';
import { measure } from '../../platform/measure.ts';
import { commit, stillHas } from '../../platform/transactions.ts';
import { AccountDeletionEntity, type AccountDeletionRow } from '../../rows/people/account-deletion.ts';
import { accountEntities } from '../delete-account.ts';
import { leftIn } from '../deletion/remove-own-rows.ts';
import { steps } from '../deletion/steps.ts';

const minutes = 60_000;
/** How long a run holds a deletion, a little longer than the function can run. Then another run continues. */
const lease = 6 * minutes;
/**
 * How long after the first round the account could still write, with some minutes to spare. Its tokens change nothing
 * any more, but upload forms that it got are valid for 15 minutes, and so are its tokens for calls that keep what they
 * looked up. A generation that it started takes three minutes.
 */
const grace = (tokenMinutes + 5) * minutes;

/**
 * Runs every minute and deletes the accounts that are due. Each account is deleted in two rounds: at once, and again
 * after `grace` for rows that a valid token or a running process still wrote. Each round repeats all steps. A step
 * without remaining rows does nothing, so a run may stop anywhere. If a run fails, this is logged as an error, and
 * another run follows after `lease`.
 */
export async function handler(): Promise<void> {
  const { data } = await AccountDeletionEntity.query
    .due({})
    .lte({ dueAt: new Date().toISOString() })
    .go({ pages: 'all' });
  for (const deletion of data) {
    try {
      if (await take(deletion)) await proceed(deletion);
    } catch (error) {
      log.error('An account is not deleted yet', { startedAt: deletion.startedAt, error });
    }
  }
}

/** Claims a deletion by moving its due time. False if another run claimed it first (optimistic locking). */
const take = ({ userId, dueAt }: AccountDeletionRow): Promise<boolean> =>
  isWritten(
    AccountDeletionEntity.patch({ userId })
      .set({ dueAt: fromNow(lease) })
      .where(stillHas({ dueAt }))
      .go(),
  );

const fromNow = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();

async function proceed({ userId, removedAt }: AccountDeletionRow): Promise<void> {
  for (const { remove } of steps) await remove(userId);
  if (!removedAt) {
    await AccountDeletionEntity.patch({ userId })
      .set({ removedAt: new Date().toISOString(), dueAt: fromNow(grace) })
      .go();
    return;
  }
  const left = await leftIn(userId);
  if (left.length) throw new Error(`There are still rows of ${[...new Set(left)].join(', ')}.`);
  await commit(accountEntities, ({ deletion, state, profile, hidden }) => [
    hidden.delete({ userId, because: 'deleted', thingId: userId }).commit(),
    profile.delete({ userId }).commit(),
    state.delete({ userId }).commit(),
    deletion.delete({ userId }).commit(),
  ]);
  measure('AccountsDeleted', {});
}
