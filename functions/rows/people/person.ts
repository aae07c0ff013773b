import type { Person } from '#shared/contract/profile';
import { sharedImageUrl } from '../images/shared-image-url.ts';

type Shown = { displayName?: string | null | undefined; avatarUrl?: string | null | undefined };

/**
 * A person as other people see them, made from their profile or from a copy of it. A person without a name is shown as
 * 'Anonymous'. The storage path of the avatar is replaced by a signed URL.
 */
export const toPerson = async (userId: string, { displayName, avatarUrl }: Shown): Promise<Person> => ({
  userId,
  displayName: displayName ?? 'Anonymous',
  avatarUrl: await toAvatarUrl(avatarUrl),
});

/** The signed URL of an avatar. Null if the person has none. Everybody may see everybody's avatar. */
export const toAvatarUrl = async (path: string | null | undefined): Promise<string | null> =>
  path ? sharedImageUrl(path) : null;
