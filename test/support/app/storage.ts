import { HeadObjectCommand, ListObjectsV2Command, NotFound, S3Client } from '@aws-sdk/client-s3';
import { masterVariant } from '#shared/rules/image-variant';

const client = () => new S3Client({});
/** The modules that name images. They need the environment of the functions. */
const names = () => import('../../../functions/platform/media-names.ts');

/** The key of one file of an image in the media bucket. */
export const imageKey = async (path: string, file: string) =>
  `${await (await names()).imageFolder(path)}/${file}`;

async function keysOf(variable: string, Prefix: string): Promise<string[]> {
  const { Contents = [] } = await client().send(
    new ListObjectsV2Command({ Bucket: process.env[variable], Prefix }),
  );
  return Contents.map(({ Key = '' }) => Key);
}

/**
 * The keys of a user's objects in the uploads bucket and in the media bucket. The latter are written as
 * `media/storage path/file`, by what the masters of the images say.
 */
export async function storedObjects(userId: string): Promise<{ uploads: string[]; media: string[] }> {
  const keys = await keysOf('MEDIA_BUCKET', await (await names()).ownerFolder(userId));
  return { uploads: await keysOf('UPLOADS_BUCKET', `${userId}/`), media: await withPaths(keys) };
}

/** Writes the paths of images instead of their folders. Files without a master keep their keys. */
async function withPaths(keys: readonly string[]): Promise<string[]> {
  const { openPath } = await names();
  const paths = new Map<string, string>();
  for (const Key of keys.filter((key) => key.endsWith(`/${masterVariant}`)))
    try {
      const { Metadata } = await client().send(
        new HeadObjectCommand({ Bucket: process.env['MEDIA_BUCKET'], Key }),
      );
      paths.set(folderOf(Key), `media/${await openPath(Metadata?.['path'] ?? '')}`);
    } catch (error) {
      if (!(error instanceof NotFound)) throw error;
    }
  return keys.map((key) => key.replace(folderOf(key), paths.get(folderOf(key)) ?? folderOf(key))).toSorted();
}
const folderOf = (key: string) => key.split('/').slice(0, 3).join('/');

/** The folders of stored images that no item, outfit or profile uses. */
export async function unusedImages(): Promise<string[]> {
  const { readRows } = await import('../../../functions/projections/rebuild/read-rows.ts');
  const { ClothingItemEntity } = await import('../../../functions/rows/items/clothing-item.ts');
  const { OutfitEntity } = await import('../../../functions/rows/outfits/outfit.ts');
  const { ProfileEntity } = await import('../../../functions/rows/people/profile.ts');
  const { imageFolder } = await names();
  const rows = await readRows();
  const used = new Set<string>();
  for (const path of [
    ...rows(ClothingItemEntity).map(({ imageUrl }) => imageUrl),
    ...rows(ProfileEntity).map(({ avatarUrl }) => avatarUrl),
    ...rows(OutfitEntity).flatMap((row) => [
      row.outfitImageUrl,
      row.generatedImageUrl,
      row.aiGeneratedImageUrl,
    ]),
  ])
    if (path) used.add(await imageFolder(path));
  const folders = (await keysOf('MEDIA_BUCKET', 'media/')).map(folderOf);
  return [...new Set(folders)].filter((folder) => !used.has(folder));
}
