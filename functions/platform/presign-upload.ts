import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { limits } from '#shared/limits';
import { requireVariable } from './environment.ts';
import { objectStorage } from './object-storage.ts';

const bucket = requireVariable('UPLOADS_BUCKET');
const url = requireVariable('UPLOADS_URL');
const secondsToUpload = 15 * 60;
/** How many bytes a file may be smaller or larger than it was declared. */
const tolerance = 1024;

/**
 * A signed form with which a browser uploads one file of this type and size directly to the bucket. It is valid only
 * for this path, for 15 minutes, and within 1 kB of the declared size.
 */
export async function presignUpload(path: string, contentType: string, bytes: number) {
  const { fields } = await createPresignedPost(objectStorage, {
    Bucket: bucket,
    Key: path,
    Fields: { 'Content-Type': contentType },
    Conditions: [
      [
        'content-length-range',
        Math.max(1, bytes - tolerance),
        Math.min(limits.upload.bytes, bytes + tolerance),
      ],
    ],
    Expires: secondsToUpload,
  });
  // The signature covers the policy but not the host, so the form may be sent to any address of the bucket.
  return { url, fields, path };
}
