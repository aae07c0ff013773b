import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

/** The keys under which a user's objects are stored: what was uploaded, and what is served. */
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
