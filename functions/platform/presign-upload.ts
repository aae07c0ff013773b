import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { limits } from '#shared/limits';
import { requireVariable } from './environment.ts';
import { objectStorage } from './object-storage.ts';

const bucket = requireVariable('UPLOADS_BUCKET');
const url = requireVariable('UPLOADS_URL');
const secondsToUpload = 15 * 60;

/**
 * A signed form with which a browser uploads one file of this type directly to the bucket. It is valid only for this
 * path, for 15 minutes, and up to the size limit of uploads.
 */
export async function presignUpload(path: string, contentType: string) {
  const { fields } = await createPresignedPost(objectStorage, {
    Bucket: bucket,
    Key: path,
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', 1, limits.upload.bytes]],
    Expires: secondsToUpload,
  });
  // The signature covers the policy but not the host, so the form may be sent to any address of the bucket.
  return { url, fields, path };
}
