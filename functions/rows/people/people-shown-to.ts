import type { Person } from '#shared/contract/profile';
import { getMany } from '../../platform/batch-get.ts';
import { hiddenFrom } from '../safety/hidden.ts';
import { toPerson } from './person.ts';
import { ProfileEntity } from './profile.ts';

/**
 * The public part of users' profiles: name and avatar. Leaves out users without a profile, withheld users, and users
 * who are hidden from the reader.
 */
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
