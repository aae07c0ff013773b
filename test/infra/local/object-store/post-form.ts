import type { S3Client } from '@aws-sdk/client-s3';
import {
  createPresignedPost,
  type PresignedPost,
  type PresignedPostOptions,
} from '@aws-sdk/s3-presigned-post';
import { Bucket } from './start-object-store.ts';

/** Signs a form for an image of 1 to 1024 bytes under the path of a user. */
export const presignUpload = (client: S3Client, options: Partial<PresignedPostOptions> = {}) =>
  createPresignedPost(client, {
    Bucket,
    Key: 'users/u1/shirt.jpg',
    Conditions: [['content-length-range', 1, 1024]],
    Fields: { 'Content-Type': 'image/jpeg' },
    Expires: 60,
    ...options,
  });

/** Sends a form as a browser does; `fields` replace or extend the signed ones. */
export function postForm(
  presigned: PresignedPost,
  file: string | Uint8Array<ArrayBuffer>,
  fields: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...presigned.fields, ...fields })) form.append(name, value);
  form.append('file', new Blob([file], { type: 'image/jpeg' }), 'shirt.jpg');
  return fetch(presigned.url, { method: 'POST', body: form });
}
