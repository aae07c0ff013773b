import type { Readable } from 'node:stream';
import type { Bucket } from './bucket.ts';
import type { S3Request } from './s3-request.ts';
import type { Credentials } from './sigv4.ts';
import type { Staging } from './staging.ts';

/** What the calls can use. */
export type Store = {
  /** Returns a bucket. Throws NoSuchBucket if it does not exist. */
  readonly bucket: (name: string) => Bucket;
  readonly staging: Staging;
  readonly credentials: Credentials;
  readonly now: () => Date;
};

export type Reply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string | number>>;
  /** Bytes, or a document that is sent as XML. */
  readonly body?: Readable | Readonly<Record<string, unknown>>;
};

/** One call of the S3 API. To refuse it, it throws an S3Error, which is sent as the answer. */
export type Call = (request: S3Request, store: Store) => Reply | Promise<Reply>;
