import { notificationKinds } from '#shared/contract/notification-kinds';
import type { Profile } from '#shared/contract/profile';
import { toPerson } from '../rows/people/person.ts';
import { ProfileEntity, type ProfileRow } from '../rows/people/profile.ts';

/** The user's own profile. All fields are empty if the user has not stored one. */
export async function getProfile(userId: string): Promise<Profile> {
  const { data } = await ProfileEntity.get({ userId }).go();
  return toProfile(data ?? { userId });
}

/** Converts a stored row to the profile of the API contract. Missing fields become null or an empty list. */
export const toProfile = async (row: ProfileRow): Promise<Profile> => ({
  ...(await toPerson(row.userId, row)),
  bodyType: row.bodyType ?? null,
  gender: row.gender ?? null,
  skinTone: row.skinTone ?? null,
  location: row.location ?? null,
  language: row.language ?? null,
  stylePreferences: row.stylePreferences ?? [],
  notificationsOff: notificationKinds.filter((kind) => row.notificationsOff?.includes(kind)),
  removedChips: row.removedChips ?? [],
  sharesOutfits: row.sharesOutfits ?? null,
  favoriteColors: row.favoriteColors ?? [],
});
