import { PutObjectCommand } from '@aws-sdk/client-s3';
import type { ImageVariant } from '#shared/rules/image-variant';
import { requireVariable } from '../../platform/environment.ts';
import { mediaKey } from '../../platform/media.ts';
import { objectStorage } from '../../platform/object-storage.ts';

const bucket = requireVariable('MEDIA_BUCKET');

/** Stores one variant of an image. Browsers may cache it for a year, since a path's image never changes. */
export async function storeVariant(path: string, variant: ImageVariant, body: Buffer) {
  await objectStorage.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key: mediaKey(path, variant),
      Body: body,
      ContentType: `image/${variant.split('.')[1]}`,
      CacheControl: 'private, max-age=31536000, immutable',
    }),
  );
}
