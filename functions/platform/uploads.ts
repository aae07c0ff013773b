import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { requireVariable } from './environment.ts';
import { objectStorage } from './object-storage.ts';
import { deleteObjects, listKeys } from './stored-objects.ts';

const bucket = requireVariable('UPLOADS_BUCKET');

/** Reads the bytes of an upload. Throws `upload.missing` or `upload.too_large`. */
export async function readUpload(path: string): Promise<Uint8Array> {
  const { Body, ContentLength = 0 } = await objectStorage
    .send(new GetObjectCommand({ Bucket: bucket, Key: path }))
    .catch((error) => {
      throw error instanceof NoSuchKey ? new AppError('upload.missing') : error;
    });
  // The policy of a presigned form refuses larger files, but a file that was fetched for a clip has no such policy.
  if (!Body || ContentLength > limits.upload.bytes) throw new AppError('upload.too_large');
  return Body.transformToByteArray();
}

/** Stores a file under the same path that a browser upload would have used. */
export async function putUpload(path: string, body: Buffer, contentType: string) {
  await objectStorage.send(
    new PutObjectCommand({ Bucket: bucket, Key: path, Body: body, ContentType: contentType }),
  );
}

/** Deletes an upload. A missing upload is ignored. */
export async function deleteUpload(path: string) {
  await objectStorage.send(new DeleteObjectCommand({ Bucket: bucket, Key: path }));
}

/** Deletes all uploads of a person. */
export async function deleteUploadsOf(userId: string) {
  await deleteObjects(bucket, await listKeys(bucket, `${userId}/`));
}
