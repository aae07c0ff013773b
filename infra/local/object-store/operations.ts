import {
  createBucket,
  deleteCorsRules,
  deleteObjects,
  getCorsRules,
  headBucket,
  listObjects,
  putCorsRules,
} from './bucket-operations.ts';
import { getObject } from './get-object.ts';
import {
  abortMultipartUpload,
  completeMultipartUpload,
  createMultipartUpload,
  uploadPart,
} from './multipart-operations.ts';
import {
  copyObject,
  deleteObject,
  deleteObjectTagging,
  getObjectTagging,
  putObject,
  putObjectTagging,
} from './object-operations.ts';
import type { Operation } from './operation.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

const operations: Readonly<Record<string, Operation>> = {
  'PUT bucket': createBucket,
  'HEAD bucket': headBucket,
  'GET bucket?list-type': listObjects,
  'POST bucket?delete': deleteObjects,
  'GET bucket?cors': getCorsRules,
  'PUT bucket?cors': putCorsRules,
  'DELETE bucket?cors': deleteCorsRules,

  'PUT object': putObject,
  'PUT object from another': copyObject,
  'GET object': getObject,
  'HEAD object': getObject,
  'DELETE object': deleteObject,
  'GET object?tagging': getObjectTagging,
  'PUT object?tagging': putObjectTagging,
  'DELETE object?tagging': deleteObjectTagging,

  'POST object?uploads': createMultipartUpload,
  'PUT object?uploadId': uploadPart,
  'POST object?uploadId': completeMultipartUpload,
  'DELETE object?uploadId': abortMultipartUpload,
};

/** The parameters that name a subresource; those the table does not know must not pass for the plain call. */
const subresources = [
  ...['list-type', 'delete', 'cors', 'tagging', 'uploads', 'uploadId'],
  ...['acl', 'attributes', 'encryption', 'legal-hold', 'lifecycle', 'location', 'logging', 'notification'],
  ...[
    'object-lock',
    'ownershipControls',
    'policy',
    'publicAccessBlock',
    'replication',
    'restore',
    'retention',
  ],
  ...['versionId', 'versioning', 'versions', 'website'],
];

/** Finds the call that a request makes. Throws NotImplemented. */
export function findOperation({ method, query, headers, key }: S3Request): Operation {
  const target = key === '' ? 'bucket' : 'object';
  const subresource = subresources.find((name) => query.has(name));
  const source = headers.has('x-amz-copy-source') ? ' from another' : '';
  const operation = operations[`${method} ${target}${subresource ? `?${subresource}` : ''}${source}`];
  if (!operation) throw new S3Error('NotImplemented');
  return operation;
}
