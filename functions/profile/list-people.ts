import type { Person } from '#shared/contract/profile';
import { toPerson } from '../domain/person.ts';
import { batchGet } from '../platform/batch-get.ts';
import { ProfileEntity } from '../table/profile.ts';

/** The public part of other users' profiles: name and avatar. Users without a profile are left out. */
export async function listPeople(ids: string[]): Promise<Person[]> {
  const rows = await batchGet(
    (keys) => ProfileEntity.get(keys).go(),
    ids.map((userId) => ({ userId })),
  );
  return rows.map((row) => toPerson(row.userId, row));
}
