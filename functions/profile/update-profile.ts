import type { Profile, ProfileChanges } from '#shared/contract/profile';
import { renameCopies } from '../domain/copied-names.ts';
import { definedFields } from '../platform/defined-fields.ts';
import { ProfileEntity } from '../table/profile.ts';
import { getProfile, toProfile } from './get-profile.ts';

/**
 * Changes the given fields of the user's profile and keeps the others; creates the profile if there is none.
 * A new name is also written to the copies of the name on outfit cards and conversations.
 */
export async function updateProfile(userId: string, changes: ProfileChanges): Promise<Profile> {
  const { displayName } = changes;
  const isRenamed = displayName !== undefined && displayName !== (await getProfile(userId)).displayName;
  // Copies first: if a rename fails half-way, the profile still differs, and a retry renames the rest.
  if (isRenamed) await renameCopies(userId, displayName);
  const { data } = await ProfileEntity.upsert({ userId, ...definedFields(changes) }).go({
    response: 'all_new',
  });
  return toProfile(data);
}
