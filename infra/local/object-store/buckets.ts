import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Bucket, type OnObjectCreated } from './bucket.ts';
import { S3Error } from './s3-error.ts';

const bucketName = /^(?!.*\.\.)[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** The buckets of a folder, one subfolder each. */
export class Buckets {
  readonly #folder: string;
  readonly #onObjectCreated: OnObjectCreated;
  readonly #buckets = new Map<string, Bucket>();

  constructor(folder: string, onObjectCreated: OnObjectCreated) {
    this.#folder = folder;
    this.#onObjectCreated = onObjectCreated;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && bucketName.test(entry.name)) this.#open(entry.name);
    }
  }

  find(name: string): Bucket | undefined {
    return this.#buckets.get(name);
  }

  get(name: string): Bucket {
    const bucket = this.find(name);
    if (!bucket) throw new S3Error('NoSuchBucket');
    return bucket;
  }

  create(name: string): void {
    if (!bucketName.test(name)) throw new S3Error('InvalidBucketName');
    if (this.find(name)) throw new S3Error('BucketAlreadyOwnedByYou');
    this.#open(name);
  }

  #open(name: string): void {
    this.#buckets.set(name, new Bucket(name, join(this.#folder, name), this.#onObjectCreated));
  }
}
