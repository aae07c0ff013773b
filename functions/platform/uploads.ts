import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { limits } from '#shared/limits';
import { demand } from './environment.ts';

const bucket = demand('UPLOADS_BUCKET');
const url = demand('UPLOADS_URL');
const secondsToUpload = 15 * 60;
const client = new S3Client({});

/** What a browser needs to send one file of this type, straight to the bucket and under this key only. */
export async function presignUpload(path: string, contentType: string) {
  const { fields } = await createPresignedPost(client, {
    Bucket: bucket,
    Key: path,
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', 1, limits.upload.bytes]],
    Expires: secondsToUpload,
  });
  // The policy is what is signed, not the host, so the form may go to wherever the bucket is reached.
  return { url, fields, path };
}

/** Puts a file where a browser would have uploaded it. */
export async function putUpload(path: string, body: Buffer, contentType: string) {
  await client.send(
    new PutObjectCommand({ Bucket: bucket, Key: path, Body: body, ContentType: contentType }),
  );
}

export async function deleteUpload(path: string) {
  await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: path }));
}
