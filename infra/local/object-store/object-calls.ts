import type { Call } from './call.ts';
import { receiveBody, verifyChecksums } from './receive-body.ts';
import { S3Error } from './s3-error.ts';
import { decodePath, refuseLongKey, type S3Request } from './s3-request.ts';
import { headersToStore, maxObjectBytes, quotedEtag, type StoredObject } from './stored-object.ts';
import { readUploadForm } from './upload-form.ts';
import { authorizeUpload } from './upload-policy.ts';

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

/** Copies an object, or one of its versions. It keeps the headers of the source, unless it gets new ones. */
const copyObject: Call = async ({ bucketName, key, headers }, { bucket, staging, now }) => {
  const [path = '', versionId] = (headers.get('x-amz-copy-source') ?? '').split('?versionId=');
  const [sourceName = '', ...rest] = decodePath(path).split('/');
  const source = bucket(sourceName);
  const sourceKey = rest.join('/');
  const original = versionId ? source.version(sourceKey, versionId) : source.get(sourceKey);
  const details = {
    key,
    modifiedAt: now().toISOString(),
    headers:
      headers.get('x-amz-metadata-directive') === 'REPLACE' ? headersToStore(headers) : original.headers,
  };
  await using body = await staging.receive(source.read(original), maxObjectBytes);
  const { etag, modifiedAt } = await bucket(bucketName).put(details, body);
  return { status: 200, body: { CopyObjectResult: { ETag: `"${etag}"`, LastModified: modifiedAt } } };
};

/** Answers GET, and HEAD without the body. A part of an object, or one on a condition, is not implemented. */
export const getObject: Call = ({ method, bucketName, key, headers }, { bucket }) => {
  if ([...headers.keys()].some((name) => name === 'range' || name.startsWith('if-')))
    throw new S3Error('NotImplemented');
  const source = bucket(bucketName);
  const object = source.get(key);
  return {
    status: 200,
    headers: {
      ...object.headers,
      etag: quotedEtag(object),
      'last-modified': new Date(object.modifiedAt).toUTCString(),
      'content-length': object.size,
      ...checksumHeaders(object),
    },
    ...(method === 'GET' && { body: source.read(object) }),
  };
};

export const deleteObject: Call = async ({ bucketName, key }, { bucket, now }) => {
  await bucket(bucketName).delete(key, now().toISOString());
  return { status: 204 };
};

/** Refuses a write that must not replace an object. S3's other conditions are not implemented. */
const permitWrite = (headers: S3Request['headers']) => (current: StoredObject | undefined) => {
  const ifNoneMatch = headers.get('if-none-match');
  if (headers.has('if-match') || (ifNoneMatch ?? '*') !== '*') throw new S3Error('NotImplemented');
  if (ifNoneMatch && current) throw new S3Error('PreconditionFailed');
};

/** Returns the checksum headers. The SDK compares the checksum with the bytes that it has read. */
const checksumHeaders = ({ crc32 }: StoredObject) => ({
  'x-amz-checksum-crc32': crc32,
  'x-amz-checksum-type': 'FULL_OBJECT',
});

/** Whether a request is a form from a browser, which has a signed policy. */
export const isFormUpload = ({ method, key, headers }: S3Request) =>
  key === '' && isForm(method, headers.get('content-type'));

export const isForm = (method: string | undefined, contentType = '') =>
  method === 'POST' && /^multipart\/form-data\b/i.test(contentType);

/** Stores the file of a form (POST Object) if its policy allows it. */
export const postObject: Call = ({ bucketName, incoming }, { bucket, staging, credentials, now }) => {
  const target = bucket(bucketName);
  return readUploadForm(incoming, async ({ fields, file }) => {
    const key = fields.get('key') ?? '';
    const upload = { fields, bucketName, key };
    const { minBytes, maxBytes } = authorizeUpload(upload, { credentials, now: now() });
    // A form part in another charset can contain lone surrogates after decoding. These have no UTF-8 bytes.
    if (key === '' || !key.isWellFormed()) throw new S3Error('InvalidArgument', 'The form has no valid key.');
    refuseLongKey(key);
    const details = { key, modifiedAt: now().toISOString(), headers: headersToStore(fields) };
    await using body = await staging.receive(file, maxBytes);
    if (body.size < minBytes) throw new S3Error('EntityTooSmall');
    verifyChecksums(body.digests, fields);
    return { status: 204, headers: { etag: quotedEtag(await target.put(details, body)) } };
  });
};
