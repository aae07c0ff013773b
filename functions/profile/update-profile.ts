import type { Spend } from '#shared/contract/define';
import type { Profile, ProfileChanges } from '#shared/contract/profile';
import { AppError } from '#shared/errors';
import { definedFields } from '../platform/defined-fields.ts';
import { log } from '../platform/log.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { findPlace } from '../weather/open-meteo.ts';
import { getProfile, toProfile } from './get-profile.ts';

/**
 * Changes the given fields of the user's profile and keeps the others. Creates the profile if there is none. Throws
 * `weather.unknown_place` if a new location is not a known place. Looking it up counts as a question for the weather.
 */
export async function updateProfile(userId: string, changes: ProfileChanges, spend: Spend): Promise<Profile> {
  const { location } = changes;
  if (location && location !== (await getProfile(userId)).location) {
    await spend();
    await requirePlace(location);
  }
  const { data } = await ProfileEntity.upsert({ userId, ...definedFields(changes) })
    .add({ version: 1 })
    .go({ response: 'all_new' });
  return toProfile(data);
}

/** Refuses a location that the geocoder does not know. If the geocoder fails, the location is accepted. */
async function requirePlace(location: string) {
  const place = await findPlace(location).catch((error: Error) => {
    log.warn('A place could not be looked up', error);
    return undefined;
  });
  if (place === null) throw new AppError('weather.unknown_place');
}
