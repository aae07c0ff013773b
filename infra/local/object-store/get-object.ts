import { type ByteRange, parseByteRange } from './byte-range.ts';
import { checksumHeaders } from './checksums.ts';
import type { Operation } from './operation.ts';
import { isNotModified } from './preconditions.ts';
import { quotedEtag, type StoredObject, systemHeaders, validHeaders } from './stored-object.ts';

/** Answers HEAD as well, which is GET without the body. */
export const getObject: Operation = ({ method, bucketName, key, headers, query }, { buckets }) => {
  const bucket = buckets.get(bucketName);
  const object = bucket.get(key);
  if (isNotModified(headers, object)) return { status: 304, headers: validators(object) };
  const range = parseByteRange(headers.get('range'), object.size);
  const wantsChecksum = headers.get('x-amz-checksum-mode') === 'ENABLED' && !range;
  return {
    status: range ? 206 : 200,
    headers: {
      ...object.headers,
      ...responseOverrides(query),
      ...validators(object),
      ...extent(object, range),
      ...(wantsChecksum && checksumHeaders(object)),
    },
    ...(method === 'GET' && { body: bucket.read(object, range) }),
  };
};

/** The signer may choose headers of the answer: `response-content-type` becomes its `content-type`. */
function responseOverrides(query: URLSearchParams): Record<string, string> {
  const overrides = new Map<string, string>();
  for (const name of systemHeaders) {
    const value = query.get(`response-${name}`);
    if (value !== null) overrides.set(name, value);
  }
  return validHeaders(overrides);
}

const validators = (object: StoredObject) => ({
  etag: quotedEtag(object),
  'last-modified': new Date(object.modifiedAt).toUTCString(),
});

const extent = ({ size }: StoredObject, range: ByteRange | undefined) => ({
  'accept-ranges': 'bytes',
  'content-length': range ? range.end - range.start + 1 : size,
  ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${size}` }),
});
