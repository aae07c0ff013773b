import { deleteKeys, keysBeside } from '../../platform/partition.ts';
import { ProfileEntity } from '../../rows/people/profile.ts';
import { personalRows } from '../personal-rows.ts';

/**
 * Whether the step `own rows` deletes rows of this entity. Most rows with another step are already deleted. An entity
 * that is missing in `personalRows` is deleted here, too.
 */
const isSwept = (entity: string) => personalRows[entity]?.includes('own rows') ?? true;
const isLast = (entity: string) => personalRows[entity]?.includes('last');

const rowsOf = (userId: string) => keysBeside(ProfileEntity.get({ userId }));

/** Deletes the rows in the person's partition that belong to the step `own rows`. */
export async function removeOwnRows(userId: string): Promise<void> {
  const rows = await rowsOf(userId);
  await deleteKeys(rows.filter(({ entity }) => isSwept(entity)).map(({ key }) => key));
}

/** The entities of the rows that are left in a person's partition, without the rows that are deleted last of all. */
export const leftIn = async (userId: string): Promise<string[]> =>
  (await rowsOf(userId)).map(({ entity }) => entity).filter((entity) => !isLast(entity));
