import { PutObjectCommand } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { masterVariant } from '#shared/rules/image-variant';
import { requireVariable } from '../platform/environment.ts';
import { deletePreviews, hasVariant, previewKey } from '../platform/media.ts';
import { objectStorage } from '../platform/object-storage.ts';
import { laidPieces } from '../rows/community/outfit-card.ts';
import { readPublished } from '../rows/community/publication.ts';
import { drawFlatLay, ground } from '../rows/images/draw-flat-lay.ts';
import { readMaster, readObject } from '../rows/images/read-master.ts';
import { previewSize } from './page-tags.ts';
import { imagePathsOf, type PublicRow } from './read-shared-outfit.ts';

const bucket = requireVariable('MEDIA_BUCKET');

/**
 * The preview image of a public outfit. It is drawn once per version of the outfit and then read; the preview of a new
 * version replaces the former one. Visitors who come at the same moment may each draw it. Leaves out deleted images.
 * Null if no image is left.
 */
export async function previewOf(row: PublicRow): Promise<Uint8Array | null> {
  const Key = previewKey(row.outfit.userId, row.outfit.id);
  const version = String(row.version);
  const stored = await readObject(Key);
  if (stored?.metadata?.['version'] === version) return stored.bytes;
  const paths = imagePathsOf(row);
  const stillThere = await Promise.all(paths.map((path) => hasVariant(path, masterVariant)));
  const shown = paths.filter((_, at) => stillThere[at]);
  if (shown.length === 0) return null;
  const picture = await drawPreview(row);
  await objectStorage.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key,
      Body: picture,
      ContentType: 'image/jpeg',
      Metadata: { version },
    }),
  );
  await dropOutdated(row, shown);
  return picture;
}

/**
 * Deletes a preview that was stored after the outfit or one of its images had changed, been hidden or been deleted. The
 * projection of a later change deletes the preview itself.
 */
async function dropOutdated({ outfit, version }: PublicRow, paths: readonly string[]) {
  const [now, ...images] = await Promise.all([
    readPublished(outfit.id),
    ...paths.map((path) => hasVariant(path, masterVariant)),
  ]);
  if (now?.version !== version || images.includes(false)) await deletePreviews(outfit.userId, [outfit.id]);
}

/** Draws the picture of the whole outfit or, without one, its pieces as their owner shows them. */
async function drawPreview({ outfit, card }: PublicRow): Promise<Buffer> {
  const picture = outfit.picturePath && (await readMaster(outfit.picturePath));
  const { data, info } = picture
    ? { data: picture, info: undefined }
    : await drawFlatLay(laidPieces(card), previewSize);
  return sharp(data, info && { raw: info })
    .resize({ ...previewSize, fit: 'contain', background: ground })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
