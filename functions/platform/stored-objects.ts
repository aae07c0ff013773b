import { DeleteObjectsCommand, paginateListObjectsV2 } from '@aws-sdk/client-s3';
import { objectStorage } from './object-storage.ts';

/** The most objects that one DeleteObjects call accepts. */
const keysPerCall = 1000;

/** All keys of a bucket that begin with a prefix. */
export async function listKeys(bucket: string, prefix: string): Promise<string[]> {
  const keys: string[] = [];
  const pages = paginateListObjectsV2({ client: objectStorage }, { Bucket: bucket, Prefix: prefix });
  for await (const { Contents = [] } of pages) keys.push(...Contents.flatMap(({ Key }) => Key ?? []));
  return keys;
}

/** Deletes objects of a bucket. Missing objects are ignored. Throws if an object could not be deleted. */
export async function deleteObjects(bucket: string, keys: readonly string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += keysPerCall)
    await deleteAtOnce(bucket, keys.slice(start, start + keysPerCall));
}

async function deleteAtOnce(bucket: string, keys: readonly string[]) {
  const { Errors = [] } = await objectStorage.send(
    new DeleteObjectsCommand({
      Bucket: bucket,
      Delete: { Quiet: true, Objects: keys.map((Key) => ({ Key })) },
    }),
  );
  if (Errors.length) throw new Error(`Could not delete ${Errors.length} objects.`);
}
