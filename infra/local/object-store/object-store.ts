import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type OnObjectCreated, openBucket } from './bucket.ts';
import { S3Error } from './s3-error.ts';
import { serveS3 } from './serve-s3.ts';
import type { Credentials } from './sigv4.ts';
import { openStaging } from './staging.ts';

export type ObjectStoreOptions = {
  /** The folder of the objects; only one process at a time may open it. */
  readonly folder: string;
  /** The key pair that signs the policies of upload forms. */
  readonly credentials: Credentials;
  /** The names of the buckets. Missing buckets are created. */
  readonly buckets: readonly string[];
  /** The names of those that keep versions. */
  readonly versioned?: readonly string[];
  readonly onObjectCreated?: OnObjectCreated;
  readonly now?: () => Date;
};

/** Opens a local S3 that keeps its objects in a folder. They survive if the process is killed at any moment. */
export async function openObjectStore(options: ObjectStoreOptions) {
  const { folder, credentials, versioned = [] } = options;
  const { onObjectCreated = () => undefined, now = () => new Date() } = options;
  await mkdir(folder, { recursive: true });
  const staging = await openStaging(join(folder, '.staging'));
  const buckets = new Map(
    options.buckets.map((name) => [
      name,
      openBucket(name, join(folder, name), onObjectCreated, versioned.includes(name)),
    ]),
  );
  const bucket = (name: string) => {
    const found = buckets.get(name);
    if (!found) throw new S3Error('NoSuchBucket');
    return found;
  };
  return {
    /**
     * Answers those calls of S3's REST API that the app makes. `serve-s3.ts` lists them. Only forms need a signature, so
     * the rest must be served privately.
     */
    handle: serveS3({ bucket, staging, credentials, now }),
    /** The keys of all objects in a bucket. */
    keys: (bucketName: string) =>
      bucket(bucketName)
        .objects()
        .map(({ key }) => key),
    /** Deletes the objects of a bucket that were stored more than `milliseconds` ago. */
    expire: async (bucketName: string, milliseconds: number) => {
      const oldest = now().getTime() - milliseconds;
      for (const { key, modifiedAt } of bucket(bucketName).objects())
        if (Date.parse(modifiedAt) < oldest) await bucket(bucketName).delete(key, now().toISOString());
    },
  };
}
