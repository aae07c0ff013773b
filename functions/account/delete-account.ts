import { Service } from 'electrodb';
import { hiddenEntities } from '../domain/hidden.ts';
import { log } from '../platform/log.ts';
import { commit, conflict, refused, retryOnConflict } from '../platform/transactions.ts';
import { deleteUser } from '../platform/user-pool.ts';
import { AccountDeletionEntity } from '../table/account-deletion.ts';
import { ProfileEntity } from '../table/profile.ts';

const rows = new Service({ deletion: AccountDeletionEntity, profile: ProfileEntity, ...hiddenEntities });

/**
 * Begins to delete an account, which cannot be taken back: from this transaction on nobody else sees the person, and the
 * person can act on nothing of others; then they are signed out everywhere. The worker `deleteAccounts` removes the
 * rest, and begins with the sign-in where that fails here. Idempotent.
 */
export async function deleteAccount(userId: string): Promise<undefined> {
  await retryOnConflict(async () => {
    const { data: before } = await ProfileEntity.get({ userId }).go({ consistent: true });
    const now = new Date().toISOString();
    const refusals = await commit(() =>
      rows.transaction
        .write(({ deletion, profile, hidden }) => [
          deletion.create({ userId, startedAt: now, dueAt: now }).commit(),
          // What is left of the profile hides the person wherever profiles are looked at, and their outfits as a projection.
          profile
            .put({ userId, version: (before?.version ?? 0) + 1, isWithheld: true, isDeleted: true })
            .where(({ version }, { notExists, eq }) =>
              before?.version === undefined ? notExists(version) : eq(version, before.version),
            )
            .commit(),
          hidden.put({ userId, because: 'deleted', thingId: userId }).commit(),
        ])
        .go(),
    );
    return refusals.length && refusals[0] !== refused ? conflict : undefined;
  }, 10);
  await deleteUser(userId).catch((error: Error) => log.warn('A user is not deleted yet', { error }));
}
