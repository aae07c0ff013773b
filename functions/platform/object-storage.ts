import { S3Client } from '@aws-sdk/client-s3';

/** The only S3 client of a function, so that all calls share one connection pool. */
export const objectStorage = new S3Client({});
