import type { ByteRange } from './bucket.ts';
import type { Call } from './call.ts';
import { receiveBody } from './receive-body.ts';
import { S3Error } from './s3-error.ts';
import { decodePath, type S3Request } from './s3-request.ts';
import { headersToStore, maxObjectBytes, quotedEtag, type StoredObject } from './stored-object.ts';

export const putObject: Call = async (request, store) => {
  const { bucketName, key, headers } = request;
  const { bucket, staging, now } = store;
  const target = bucket(bucketName);
  // It is refused, because ignoring it would store another object.
  if (headers.has('x-amz-tagging')) throw new S3Error('NotImplemented');
  if (headers.has('x-amz-copy-source')) return copyObject(request, store);
  const details = { key, modifiedAt: now().toISOString(), headers: headersToStore(headers) };
  await using body = await receiveBody(request, staging, maxObjectBytes);
  const object = await target.put(details, body, permitWrite(headers));
  return { status: 200, headers: { etag: quotedEtag(object), ...checksumHeaders(object) } };
};

/** Copies an object that gets new headers. To keep the headers of the source is not implemented. */
const copyObject: Call = async ({ bucketName, key, headers }, { bucket, staging, now }) => {
  if (headers.get('x-amz-metadata-directive') !== 'REPLACE') throw new S3Error('NotImplemented');
  const [sourceName = '', ...sourceKey] = decodePath(headers.get('x-amz-copy-source') ?? '').split('/');
  const source = bucket(sourceName);
  const original = source.read(source.get(sourceKey.join('/')));
  const details = { key, modifiedAt: now().toISOString(), headers: headersToStore(headers) };
  await using body = await staging.receive(original, maxObjectBytes);
  const { etag, modifiedAt } = await bucket(bucketName).put(details, body);
  return { status: 200, body: { CopyObjectResult: { ETag: `"${etag}"`, LastModified: modifiedAt } } };
};

/** Answers GET, and HEAD without the body. */
export const getObject: Call = ({ method, bucketName, key, headers }, { bucket }) => {
  if ([...headers.keys()].some((name) => name.startsWith('if-'))) throw new S3Error('NotImplemented');
  const source = bucket(bucketName);
  const object = source.get(key);
  const range = parseByteRange(headers.get('range'), object.size);
  return {
    status: range ? 206 : 200,
    headers: {
      ...object.headers,
      etag: quotedEtag(object),
      'last-modified': new Date(object.modifiedAt).toUTCString(),
      'accept-ranges': 'bytes',
      'content-length': range ? range.end - range.start + 1 : object.size,
      ...(range
        ? { 'content-range': `bytes ${range.start}-${range.end}/${object.size}` }
        : checksumHeaders(object)),
    },
    ...(method === 'GET' && { body: source.read(object, range) }),
  };
};

export const deleteObject: Call = async ({ bucketName, key }, { bucket }) => {
  await bucket(bucketName).delete(key);
  return { status: 204 };
};

/**
 * Refuses a write if its If-Match or If-None-Match header does not allow it. S3 supports only `*` for If-None-Match.
 */
const permitWrite = (headers: S3Request['headers']) => (current: StoredObject | undefined) => {
  const ifMatch = headers.get('if-match');
  const ifNoneMatch = headers.get('if-none-match');
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') throw new S3Error('NotImplemented');
  if (ifNoneMatch !== undefined && current) throw new S3Error('PreconditionFailed');
  if (ifMatch === undefined) return;
  if (!current) throw new S3Error('NoSuchKey');
  if (ifMatch !== quotedEtag(current)) throw new S3Error('PreconditionFailed');
};

/**
 * Parses a Range header. Returns undefined for the whole object; like S3, it also does so for several ranges or an
 * unreadable one. Throws InvalidRange for a range that begins after the end.
 */
function parseByteRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  if (start >= size) throw new S3Error('InvalidRange');
  return { start, end };
}

/** Returns the checksum headers. The SDK compares the checksum with the bytes that it has read. */
const checksumHeaders = ({ crc32 }: StoredObject) => ({
  'x-amz-checksum-crc32': crc32,
  'x-amz-checksum-type': 'FULL_OBJECT',
});
