import { mkdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { Bucket, type OnObjectCreated } from './bucket.ts';
import { S3Error } from './s3-error.ts';
import { serveS3 } from './serve-s3.ts';
import type { Credentials } from './sigv4.ts';
import { Staging } from './staging.ts';

export type ObjectStoreOptions = {
  /** The folder of the objects; only one process at a time may open it. */
  readonly folder: string;
  /** The only key pair whose signatures are accepted. */
  readonly credentials: Credentials;
  /** The names of the buckets. Missing buckets are created. */
  readonly buckets: readonly string[];
  /** The names of those that keep versions. */
  readonly versioned?: readonly string[];
  readonly onObjectCreated?: OnObjectCreated;
  readonly now?: () => Date;
};

export type ObjectStore = {
  /** Answers those calls of S3's REST API that the app makes. `serve-s3.ts` lists them. */
  readonly handle: RequestListener;
  /** The keys of all objects in a bucket. */
  readonly keys: (bucketName: string) => string[];
  /** Deletes the objects of a bucket that were stored more than `milliseconds` ago. */
  readonly expire: (bucketName: string, milliseconds: number) => Promise<void>;
};

/**
 * Opens a local S3 that keeps its objects in a folder. Stored objects survive if the process is killed at any moment.
 */
export async function openObjectStore(options: ObjectStoreOptions): Promise<ObjectStore> {
  const { folder, credentials, versioned = [] } = options;
  const { onObjectCreated = () => undefined, now = () => new Date() } = options;
  await mkdir(folder, { recursive: true });
  const staging = await Staging.open(join(folder, '.staging'));
  const buckets = new Map(
    options.buckets.map((name) => [
      name,
      new Bucket(name, join(folder, name), onObjectCreated, versioned.includes(name)),
    ]),
  );
  const bucket = (name: string) => {
    const found = buckets.get(name);
    if (!found) throw new S3Error('NoSuchBucket');
    return found;
  };
  return {
    handle: serveS3({ bucket, staging, credentials, now }),
    keys: (bucketName) =>
      bucket(bucketName)
        .objects()
        .map(({ key }) => key),
    expire: async (bucketName, milliseconds) => {
      const oldest = now().getTime() - milliseconds;
      for (const { key, modifiedAt } of bucket(bucketName).objects())
        if (Date.parse(modifiedAt) < oldest) await bucket(bucketName).delete(key, now().toISOString());
    },
  };
}
