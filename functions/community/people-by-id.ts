import type { Person } from '#shared/contract/profile';
import { getMany } from '../platform/batch-get.ts';
import { toPerson } from '../rows/people/person.ts';
import { ProfileEntity } from '../rows/people/profile.ts';

/** People by their ids, in one batch read. People without a profile are left out. */
export async function peopleById(ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await getMany(ProfileEntity, ids, (userId) => ({ userId }));
  return new Map(
    await Promise.all(rows.map(async (row) => [row.userId, await toPerson(row.userId, row)] as const)),
  );
}
