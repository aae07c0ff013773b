import type { Profile } from '#shared/contract/profile';
import { AppError } from '#shared/errors';
import { isOwnImagePath } from '#shared/rules/image-path';
import { invokePrepareImage } from '../platform/invoke-prepare-image.ts';
import { deleteUpload } from '../platform/uploads.ts';
import { ProfileEntity } from '../table/profile.ts';
import { toProfile } from './get-profile.ts';

/**
 * Makes an upload the user's avatar, after the image worker has checked it and cut it to a square, in place of the
 * avatar before it. Idempotent: the upload is gone after the first time, and a repeated request finds its path in the
 * profile. Throws `upload.missing` for somebody else's path, or the image worker's errors.
 */
export async function setAvatar(userId: string, path: string): Promise<Profile> {
  if (!isOwnImagePath(path, userId)) throw new AppError('upload.missing');
  const { data: before } = await ProfileEntity.get({ userId }).go({ consistent: true });
  if (before?.avatarUrl === path) return toProfile(before);
  const image = await invokePrepareImage({ path, square: true }).catch((error) => error as Error);
  if (image instanceof Error) {
    // The upload is missing if the same request has made it the avatar meanwhile.
    const { data: now } = await ProfileEntity.get({ userId }).go({ consistent: true });
    return now?.avatarUrl === path ? toProfile(now) : Promise.reject(image);
  }
  await replaceAvatar(userId, path);
  await deleteUpload(path);
  return ownProfile(userId);
}

/** Deletes the user's avatar; does nothing if there is none. */
export async function removeAvatar(userId: string): Promise<Profile> {
  await replaceAvatar(userId, null);
  return ownProfile(userId);
}

/** The avatar that is replaced is deleted as a projection. */
async function replaceAvatar(userId: string, path: string | null) {
  await ProfileEntity.upsert({ userId, avatarUrl: path }).add({ version: 1 }).go();
}

async function ownProfile(userId: string): Promise<Profile> {
  const { data } = await ProfileEntity.get({ userId }).go({ consistent: true });
  return toProfile(data ?? { userId });
}
