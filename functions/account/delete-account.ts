import { log } from '../platform/log.ts';
import { AccountStateEntity } from '../platform/serving/account-state.ts';
import { commit, conflict, onlyIf, refused, retryOnConflict, stillHas } from '../platform/transactions.ts';
import { deleteUser } from '../platform/user-pool.ts';
import { AccountDeletionEntity } from '../rows/people/account-deletion.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { hiddenEntities } from '../rows/safety/hidden.ts';

/** The rows that are written when the deletion of an account begins, and deleted when it ends. */
export const accountEntities = {
  deletion: AccountDeletionEntity,
  state: AccountStateEntity,
  profile: ProfileEntity,
  ...hiddenEntities,
};

/**
 * Starts the deletion of an account, which cannot be undone. After this transaction nobody else sees the person, and
 * no token of the account can change anything. Then the person is signed out everywhere. The worker
 * `deleteAccounts` removes the rest. If the sign-in cannot be deleted here, the worker deletes it first. Idempotent.
 */
export async function deleteAccount(userId: string): Promise<undefined> {
  await retryOnConflict(async () => {
    const before = await ProfileEntity.read({ userId });
    const now = new Date().toISOString();
    const refusals = await commit(accountEntities, ({ deletion, state, profile, hidden }) => [
      deletion.create({ userId, startedAt: now, dueAt: now }).commit(),
      state.put({ userId, deletedAt: now }).commit(),
      // The profile keeps only these two marks. They hide the person wherever profiles are read. A projection then
      // hides the person's outfits.
      onlyIf(
        profile.put({ userId, version: (before?.version ?? 0) + 1, isWithheld: true, isDeleted: true }),
        stillHas({ version: before?.version }),
      ),
      hidden.put({ userId, because: 'deleted', thingId: userId }).commit(),
    ]);
    return refusals.length && refusals[0] !== refused ? conflict : undefined;
  }, 10);
  await deleteUser(userId).catch((error: Error) => log.warn('A user is not deleted yet', { error }));
}
