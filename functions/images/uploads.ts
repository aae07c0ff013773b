import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { AppError } from '#shared/errors';
import { limits } from '#shared/limits';
import { demand } from '../platform/environment.ts';

const bucket = demand('UPLOADS_BUCKET');
const client = new S3Client({});

/** The bytes of an upload. Fails with `upload.missing` or `upload.too_large`. */
export async function readUpload(path: string): Promise<Uint8Array> {
  const { Body, ContentLength = 0 } = await client
    .send(new GetObjectCommand({ Bucket: bucket, Key: path }))
    .catch((error) => {
      throw error instanceof NoSuchKey ? new AppError('upload.missing') : error;
    });
  // The policy of the upload has refused larger files already; this keeps the memory safe all the same.
  if (!Body || ContentLength > limits.upload.bytes) throw new AppError('upload.too_large');
  return Body.transformToByteArray();
}

export async function discardUpload(path: string) {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: path }));
}
