import { deleteKeys, keysIn } from '../../platform/partition.ts';
import { ProfileEntity } from '../../table/profile.ts';
import { tableKeys } from '../../table/table-keys.ts';
import { personalRows } from '../personal-rows.ts';

const found: Readonly<Record<string, readonly string[] | string>> = personalRows;
/** Rows with a step of their own have taken others along before. A row of an entity without a place goes here, too. */
const isSwept = (entity: string) => found[entity]?.includes('own rows') ?? true;
const isLast = (entity: string) => found[entity] === 'last';

const rowsOf = (userId: string) =>
  keysIn(ProfileEntity.get({ userId }).params()['Key'][tableKeys.partition], tableKeys);

/** Deletes what is in the person's partition and has no other step. */
export async function removeOwnRows(userId: string): Promise<void> {
  const rows = await rowsOf(userId);
  await deleteKeys(rows.filter(({ entity }) => isSwept(entity)).map(({ key }) => key));
}

/** The entities that are left in a person's partition, but for those that end with the deletion itself. */
export const leftIn = async (userId: string): Promise<string[]> =>
  (await rowsOf(userId)).map(({ entity }) => entity).filter((entity) => !isLast(entity));
