import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

/** The keys of a user's objects in the uploads bucket and in the media bucket. */
export async function storedObjects(userId: string): Promise<{ uploads: string[]; media: string[] }> {
  const client = new S3Client({});
  const keys = async (variable: string, Prefix: string) => {
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket: process.env[variable], Prefix }),
    );
    return Contents.map(({ Key = '' }) => Key);
  };
  return {
    uploads: await keys('UPLOADS_BUCKET', `${userId}/`),
    media: await keys('MEDIA_BUCKET', `media/${userId}/`),
  };
}

/** The storage paths of stored images that no item, outfit or profile uses. */
export async function unusedImages(): Promise<string[]> {
  const { readRows } = await import('../../../functions/projections/rebuild/read-rows.ts');
  const rows = await readRows();
  const used = new Set<string | null | undefined>([
    ...rows('clothing-item').map(({ imageUrl }) => imageUrl),
    ...rows('profile').map(({ avatarUrl }) => avatarUrl),
    ...rows('outfit').flatMap((row) => [row.outfitImageUrl, row.generatedImageUrl, row.aiGeneratedImageUrl]),
  ]);
  const { Contents = [] } = await new S3Client({}).send(
    new ListObjectsV2Command({ Bucket: process.env['MEDIA_BUCKET'], Prefix: 'media/' }),
  );
  const paths = Contents.map(({ Key = '' }) => Key.split('/').slice(1, 3).join('/'));
  return [...new Set(paths)].filter((path) => !used.has(path));
}
