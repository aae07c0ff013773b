import type { Person } from '#shared/contract/profile';
import { sharedImageUrl } from './shared-image-url.ts';

type Shown = { displayName?: string | null | undefined; avatarUrl?: string | null | undefined };

/**
 * A person as they are shown, from their profile or a copy of it; one without a name is 'Anonymous'. Rows hold the
 * storage path of an avatar, answers its signed URL.
 */
export const toPerson = async (userId: string, { displayName, avatarUrl }: Shown): Promise<Person> => ({
  userId,
  displayName: displayName ?? 'Anonymous',
  avatarUrl: await toAvatarUrl(avatarUrl),
});

/** The signed URL of an avatar; null for a person without one. Everybody may see everybody's avatar. */
export const toAvatarUrl = async (path: string | null | undefined): Promise<string | null> =>
  path ? sharedImageUrl(path) : null;
