import type { UploadRequest, UploadTicket } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { uploadRefusal } from '#shared/rules/upload-file';
import { presignUpload } from '../platform/presign-upload.ts';
import { uploadPath } from './upload-path.ts';

/**
 * Presigns the upload of one file to a new path of the user; throws an upload error for a refused type or
 * size.
 */
export async function prepareUpload(userId: string, file: UploadRequest): Promise<UploadTicket> {
  const refusal = uploadRefusal(file);
  if (refusal) throw new AppError(refusal);
  return presignUpload(uploadPath(userId, file.fileName), file.contentType);
}
