import type { Person } from '#shared/contract/profile';
import { readAll } from '../platform/batches.ts';
import { ProfileEntity, type ProfileRow } from '../table/profile.ts';

/** What others may see of these people; someone who has no profile is left out. */
export async function listPeople(ids: string[]): Promise<Person[]> {
  const rows = await readAll(
    (keys) => ProfileEntity.get(keys).go(),
    ids.map((userId) => ({ userId })),
  );
  return rows.map(toPerson);
}

export const toPerson = ({ userId, displayName, avatarUrl }: ProfileRow): Person => ({
  userId,
  displayName: displayName ?? 'Anonymous',
  avatarUrl: avatarUrl ?? null,
});
