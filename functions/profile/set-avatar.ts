import type { Profile } from '#shared/contract/profile';
import { AppError } from '#shared/errors';
import { isOwnImagePath } from '#shared/rules/image-path';
import { invokePrepareImage } from '../platform/invoke-prepare-image.ts';
import { deleteUpload } from '../platform/uploads.ts';
import { ProfileEntity } from '../rows/people/profile.ts';
import { toProfile } from './get-profile.ts';

/**
 * Makes an upload the user's avatar and replaces the previous one. The image worker checks the upload and crops it to a
 * square. Idempotent: the upload is deleted after the first time, and a repeated request finds its path in the profile.
 * Throws `upload.missing` for another user's path, and the errors of the image worker.
 */
export async function setAvatar(userId: string, path: string): Promise<Profile> {
  if (!isOwnImagePath(path, userId)) throw new AppError('upload.missing');
  const before = await ProfileEntity.read({ userId });
  if (before?.avatarUrl === path) return toProfile(before);
  const image = await invokePrepareImage({ path, square: true }).catch((error) => error as Error);
  if (image instanceof Error) {
    // The upload is also missing if a parallel identical request has made it the avatar in the meantime.
    const now = await ProfileEntity.read({ userId });
    return now?.avatarUrl === path ? toProfile(now) : Promise.reject(image);
  }
  const profile = await replaceAvatar(userId, path);
  await deleteUpload(path);
  return profile;
}

/** Removes the user's avatar. Does nothing if there is none. */
export const removeAvatar = (userId: string): Promise<Profile> => replaceAvatar(userId, null);

/** Stores the new avatar. A projection deletes the files of the previous one. */
async function replaceAvatar(userId: string, path: string | null): Promise<Profile> {
  const write = ProfileEntity.upsert({ userId, avatarUrl: path }).add({ version: 1 });
  return toProfile((await write.go({ response: 'all_new' })).data);
}
