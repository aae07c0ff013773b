import { PutObjectCommand } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { masterVariant } from '#shared/rules/image-variant';
import { requireVariable } from '../platform/environment.ts';
import { deletePreviews, hasVariant, previewKey } from '../platform/media.ts';
import { objectStorage } from '../platform/object-storage.ts';
import { readPublished } from '../rows/community/publication.ts';
import { readMaster, readObject } from '../rows/images/read-master.ts';
import { previewSize } from './page-tags.ts';
import { imagePathsOf, type PublicRow } from './read-shared-outfit.ts';

const bucket = requireVariable('MEDIA_BUCKET');
/** The most images in a preview. */
const most = 4;

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
  const found = await Promise.all(
    imagePathsOf(row)
      .slice(0, most)
      .map(async (path) => ({ path, file: await readMaster(path) })),
  );
  const images = found.flatMap(({ path, file }) => (file ? { path, file } : []));
  if (images.length === 0) return null;
  const picture = await drawPreview(images.map(({ file }) => file));
  await objectStorage.send(
    new PutObjectCommand({
      Bucket: bucket,
      Key,
      Body: picture,
      ContentType: 'image/jpeg',
      Metadata: { version },
    }),
  );
  await dropOutdated(
    row,
    images.map(({ path }) => path),
  );
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

/** The background color between the photos. */
const paper = '#f3ede3';
const gap = 8;

/** Draws images side by side as a JPEG, each filling its column. */
async function drawPreview(files: readonly Uint8Array[]): Promise<Buffer> {
  const { width, height } = previewSize;
  const edges = Array.from({ length: files.length + 1 }, (_, at) =>
    Math.round((at * (width + gap)) / files.length),
  );
  const layers = await Promise.all(
    files.map(async (file, at) => {
      const [left = 0, next = 0] = edges.slice(at, at + 2);
      const column = sharp(file).resize({ width: next - gap - left, height, fit: 'cover' });
      return { input: await column.png({ compressionLevel: 0 }).toBuffer(), left, top: 0 };
    }),
  );
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite(layers)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
