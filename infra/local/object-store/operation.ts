import type { Verification } from '../sigv4.ts';
import type { Buckets } from './buckets.ts';
import type { MultipartUploads } from './multipart-uploads.ts';
import type { Reply } from './reply.ts';
import type { S3Request } from './s3-request.ts';
import type { Staging } from './staging.ts';

/** What the calls work on. */
export type Store = {
  readonly buckets: Buckets;
  readonly staging: Staging;
  readonly uploads: MultipartUploads;
  readonly now: () => Date;
  /** Whose signatures count at this moment. */
  readonly verification: () => Verification;
};

/** One call of the S3 API; what it throws is answered as an S3Error. */
export type Operation = (request: S3Request, store: Store) => Reply | Promise<Reply>;
