import type { UploadRequest, UploadTicket } from '#shared/contract/wardrobe';
import { AppError } from '#shared/errors';
import { uploadRefusal } from '#shared/rules/upload-file';
import { presignUpload } from '../platform/presign-upload.ts';
import { uploadPath } from './upload-path.ts';

/** Creates a form to upload a file to a new path of the user. Throws an upload error for its type or size. */
export async function prepareUpload(userId: string, file: UploadRequest): Promise<UploadTicket> {
  const refusal = uploadRefusal(file);
  if (refusal) throw new AppError(refusal);
  return presignUpload(uploadPath(userId, file.fileName), file.contentType, file.bytes);
}
