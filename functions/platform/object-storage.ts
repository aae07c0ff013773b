import { S3Client } from '@aws-sdk/client-s3';

/** The one S3 client of a function, so that all its calls share a pool of connections. */
export const objectStorage = new S3Client({});
