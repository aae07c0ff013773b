import { mkdir } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Credentials } from '../sigv4.ts';
import type { OnObjectCreated } from './bucket.ts';
import { Buckets } from './buckets.ts';
import { handleRequest } from './handle-request.ts';
import { MultipartUploads } from './multipart-uploads.ts';
import type { Store } from './operation.ts';
import { Staging } from './staging.ts';

export type ObjectStoreOptions = {
  /** Where the objects are kept; one process at a time may open it. */
  readonly folder: string;
  /** The one pair of keys whose signatures count. */
  readonly credentials: Credentials;
  /** The buckets that are created when they are missing. */
  readonly buckets: readonly string[];
  readonly onObjectCreated?: OnObjectCreated;
  readonly now?: () => Date;
};

export type ObjectStore = {
  /** Answers path-style and virtual-host requests of S3's REST API. */
  readonly handle: RequestListener;
  /** The keys of all objects in a bucket. */
  readonly keys: (bucketName: string) => string[];
  /** Deletes what has been in a bucket for longer than this. */
  readonly expire: (bucketName: string, milliseconds: number) => Promise<void>;
};

/** Opens an S3 that keeps its objects in a folder; they survive a kill at any moment. */
export async function openObjectStore(options: ObjectStoreOptions): Promise<ObjectStore> {
  const { folder, credentials, onObjectCreated = () => undefined, now = () => new Date() } = options;
  await mkdir(folder, { recursive: true });
  const store: Store = {
    buckets: new Buckets(folder, onObjectCreated),
    staging: await Staging.open(join(folder, '.staging')),
    uploads: new MultipartUploads(),
    now,
    verification: () => ({ credentials, service: 's3', now: now() }),
  };
  for (const name of options.buckets) if (!store.buckets.find(name)) store.buckets.create(name);
  return {
    handle: (request, response) => void handleRequest(request, response, store),
    keys: (bucketName) => Array.from(store.buckets.get(bucketName).objects(), ({ key }) => key),
    expire: async (bucketName, milliseconds) => {
      const bucket = store.buckets.get(bucketName);
      const oldest = now().getTime() - milliseconds;
      for (const { key, modifiedAt } of [...bucket.objects()])
        if (Date.parse(modifiedAt) < oldest) await bucket.delete(key);
    },
  };
}
