import { deleteImagesOf } from '../../platform/media.ts';
import { deleteUploadsOf } from '../../platform/uploads.ts';

/** Deletes the person's photos and pictures from both buckets. */
export async function removeFiles(userId: string): Promise<void> {
  await deleteUploadsOf(userId);
  await deleteImagesOf(userId);
}
