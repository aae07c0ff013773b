import type { Bucket, NewObject } from './bucket.ts';
import type { Buckets } from './buckets.ts';
import { checksumHeaders } from './checksums.ts';
import type { Operation } from './operation.ts';
import { permitWrite } from './preconditions.ts';
import { receiveBody, receiveXml } from './receive-body.ts';
import { emptyReply, xmlReply } from './reply.ts';
import { S3Error } from './s3-error.ts';
import { decodeUri, type S3Request, splitAtFirst } from './s3-request.ts';
import { maxObjectBytes, objectHeaders, quotedEtag, type StoredObject } from './stored-object.ts';
import { readTagging, readTaggingHeader, writeTagging } from './tagging.ts';

export const putObject: Operation = async (request, { buckets, staging, now }) => {
  const bucket = buckets.get(request.bucketName);
  const details = describeNewObject(request, now());
  await using body = await receiveBody(request, staging, maxObjectBytes);
  const object = await bucket.put(details, body, permitWrite(request.headers));
  return { status: 200, headers: { etag: quotedEtag(object), ...checksumHeaders(object) } };
};

export const copyObject: Operation = async (request, { buckets, staging, now }) => {
  const bucket = buckets.get(request.bucketName);
  const source = findCopySource(request, buckets);
  const replaces = (aspect: 'metadata' | 'tagging') =>
    request.headers.get(`x-amz-${aspect}-directive`) === 'REPLACE';
  if (source.bucket === bucket && source.object.key === request.key && !replaces('metadata')) {
    throw new S3Error('InvalidRequest', 'An object is copied to itself only to change its metadata.');
  }
  const details = describeNewObject(request, now());
  await using body = await staging.receive(source.bucket.read(source.object), maxObjectBytes);
  const copy = await bucket.put(
    {
      ...details,
      headers: replaces('metadata') ? details.headers : source.object.headers,
      tags: replaces('tagging') ? details.tags : source.object.tags,
    },
    body,
    permitWrite(request.headers),
  );
  return xmlReply({ CopyObjectResult: { ETag: quotedEtag(copy), LastModified: copy.modifiedAt } });
};

export const deleteObject: Operation = async ({ bucketName, key }, { buckets }) => {
  await buckets.get(bucketName).delete(key);
  return { status: 204 };
};

export const getObjectTagging: Operation = ({ bucketName, key }, { buckets }) =>
  xmlReply(writeTagging(buckets.get(bucketName).get(key).tags));

export const putObjectTagging: Operation = async (request, { buckets, staging }) => {
  const bucket = buckets.get(request.bucketName);
  bucket.tag(request.key, readTagging(await receiveXml(request, staging)));
  return emptyReply;
};

export const deleteObjectTagging: Operation = ({ bucketName, key }, { buckets }) => {
  buckets.get(bucketName).tag(key, {});
  return { status: 204 };
};

/** What a request tells of the object it creates, before its body is read. */
export const describeNewObject = ({ key, headers }: S3Request, now: Date): NewObject => ({
  key,
  modifiedAt: now.toISOString(),
  headers: objectHeaders(headers),
  tags: readTaggingHeader(headers.get('x-amz-tagging')),
});

function findCopySource({ headers }: S3Request, buckets: Buckets): { bucket: Bucket; object: StoredObject } {
  const source = decodeUri(headers.get('x-amz-copy-source') ?? '').replace(/^\//, '');
  const [bucketName, key] = splitAtFirst('/', source);
  const bucket = buckets.get(bucketName);
  return { bucket, object: bucket.get(key) };
}
