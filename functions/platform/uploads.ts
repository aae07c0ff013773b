import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand } from '@aws-sdk/client-s3';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { requireVariable } from './environment.ts';
import { objectStorage } from './object-storage.ts';
import { deleteObjects, listKeys } from './stored-objects.ts';

const bucket = requireVariable('UPLOADS_BUCKET');

/** The bytes of an upload. Fails with `upload.missing` or `upload.too_large`. */
export async function readUpload(path: string): Promise<Uint8Array> {
  const { Body, ContentLength = 0 } = await objectStorage
    .send(new GetObjectCommand({ Bucket: bucket, Key: path }))
    .catch((error) => {
      throw error instanceof NoSuchKey ? new AppError('upload.missing') : error;
    });
  // The policy of a presigned upload refuses larger files, but a file fetched for a clip has no such policy.
  if (!Body || ContentLength > limits.upload.bytes) throw new AppError('upload.too_large');
  return Body.transformToByteArray();
}

/** Stores a file under the path at which a browser would have uploaded it. */
export async function putUpload(path: string, body: Buffer, contentType: string) {
  await objectStorage.send(
    new PutObjectCommand({ Bucket: bucket, Key: path, Body: body, ContentType: contentType }),
  );
}

/** Deletes an upload; a missing one is no failure. */
export async function deleteUpload(path: string) {
  await objectStorage.send(new DeleteObjectCommand({ Bucket: bucket, Key: path }));
}

/** Deletes all uploads of a person. */
export async function deleteUploadsOf(userId: string) {
  await deleteObjects(bucket, await listKeys(bucket, `${userId}/`));
}
