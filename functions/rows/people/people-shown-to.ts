import type { Person } from '#shared/contract/profile';
import { getMany } from '../../platform/batch-get.ts';
import { hiddenFrom } from '../safety/hidden.ts';
import { toPerson } from './person.ts';
import { ProfileEntity } from './profile.ts';

/** Users' names and avatars, without users who have no profile, are withheld or hidden from the reader. */
export async function peopleShownTo(reader: string, ids: readonly string[]): Promise<Person[]> {
  const [rows, hidden] = await Promise.all([
    getMany(ProfileEntity, ids, (userId) => ({ userId })),
    hiddenFrom(reader),
  ]);
  return Promise.all(
    rows
      .filter(({ userId, isWithheld }) => !hidden.has(userId) && (!isWithheld || userId === reader))
      .map((row) => toPerson(row.userId, row)),
  );
}
