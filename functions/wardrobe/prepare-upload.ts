import { randomInt } from 'node:crypto';
import type { UploadRequest, UploadTicket } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { sanitizeFileName } from '#shared/rules/file-name';
import { uploadRefusal } from '#shared/rules/upload-file';
import { presignUpload } from '../platform/uploads.ts';

/** Lets the caller upload one file to a path of their own. */
export async function prepareUpload(userId: string, file: UploadRequest): Promise<UploadTicket> {
  const refusal = uploadRefusal(file);
  if (refusal) throw new AppError(refusal);
  // Phones name every picture image.jpg: microseconds keep those that are sent at once apart.
  const timestamp = Date.now() * 1000 + randomInt(1000);
  return presignUpload(`${userId}/${timestamp}_${sanitizeFileName(file.fileName)}`, file.contentType);
}
