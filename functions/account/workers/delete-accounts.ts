import { Service } from 'electrodb';
import { hiddenEntities } from '../../domain/hidden.ts';
import { isWritten } from '../../platform/conditions.ts';
import { log } from '../../platform/log.ts';
import { measure } from '../../platform/measure.ts';
import { commit } from '../../platform/transactions.ts';
import { AccountDeletionEntity, type AccountDeletionRow } from '../../table/account-deletion.ts';
import { ProfileEntity } from '../../table/profile.ts';
import { leftIn } from '../deletion/remove-own-rows.ts';
import { steps } from '../deletion/steps.ts';

const rows = new Service({ deletion: AccountDeletionEntity, profile: ProfileEntity, ...hiddenEntities });

const minutes = 60_000;
/** A little longer than this function can run: after that, another run goes on with what a dead one has left. */
const lease = 6 * minutes;
/**
 * When whatever the account could still write is written: an access token is valid for an hour, an upload form that it
 * gets for 15 minutes more, and a generation that it starts takes three.
 */
const grace = 80 * minutes;

/**
 * Runs every minute and deletes the accounts that are due, each in two rounds: at once, and again after the grace for
 * what was under way or was still written with a token. All steps are repeated from the first, and do nothing where
 * nothing is left, so that a run may end anywhere. One that fails is logged as an error and repeated after the lease.
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

/** Puts the next run off, unless another one has taken the deletion. */
const take = ({ userId, dueAt }: AccountDeletionRow): Promise<boolean> =>
  isWritten(
    AccountDeletionEntity.patch({ userId })
      .set({ dueAt: fromNow(lease) })
      .where((row, { eq }) => eq(row.dueAt, dueAt))
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
  await commit(() =>
    rows.transaction
      .write(({ deletion, profile, hidden }) => [
        hidden.delete({ userId, because: 'deleted', thingId: userId }).commit(),
        profile.delete({ userId }).commit(),
        deletion.delete({ userId }).commit(),
      ])
      .go(),
  );
  measure('AccountsDeleted', {});
}
