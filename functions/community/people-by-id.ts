import type { Person } from '#shared/contract/profile';
import { toPerson } from '../domain/person.ts';
import { batchGet } from '../platform/batch-get.ts';
import { ProfileEntity } from '../table/profile.ts';

/** People by their ids, in one batch read. People without a profile are left out. */
export async function peopleById(ids: readonly string[]): Promise<Map<string, Person>> {
  const rows = await batchGet(
    (keys) => ProfileEntity.get(keys).go(),
    ids.map((userId) => ({ userId })),
  );
  return new Map(
    await Promise.all(rows.map(async (row) => [row.userId, await toPerson(row.userId, row)] as const)),
  );
}
