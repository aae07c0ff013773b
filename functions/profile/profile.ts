import type { Profile, ProfileChanges } from '#shared/contract/profile';
import { renameCopies } from '../domain/copied-names.ts';
import { toPerson } from '../domain/person.ts';
import { definedFields } from '../platform/defined-fields.ts';
import { ProfileEntity, type ProfileRow } from '../table/profile.ts';

export async function getProfile(userId: string): Promise<Profile> {
  const { data } = await ProfileEntity.get({ userId }).go();
  return toProfile(data ?? { userId });
}

/** Changes the fields that are given and leaves the others as they are. */
export async function updateProfile(userId: string, changes: ProfileChanges): Promise<Profile> {
  const { displayName } = changes;
  const isRenamed = displayName !== undefined && displayName !== (await getProfile(userId)).displayName;
  // First the copies, so that a rename that fails half way is finished by trying it again.
  if (isRenamed) await renameCopies(userId, displayName);
  const { data } = await ProfileEntity.upsert({ userId, ...definedFields(changes) }).go({
    response: 'all_new',
  });
  return toProfile(data);
}

const toProfile = (row: ProfileRow): Profile => ({
  ...toPerson(row.userId, row),
  bodyType: row.bodyType ?? null,
  gender: row.gender ?? null,
  skinTone: row.skinTone ?? null,
  location: row.location ?? null,
  stylePreferences: row.stylePreferences ?? [],
  favoriteColors: row.favoriteColors ?? [],
});
