import { S3Error } from './s3-error.ts';
import { quotedEtag, type StoredObject } from './stored-object.ts';

type Headers = ReadonlyMap<string, string>;

/** Refuses a write by its If-Match or If-None-Match header; of the latter S3 knows the star alone. */
export const permitWrite = (headers: Headers) => (current: StoredObject | undefined) => {
  const ifMatch = headers.get('if-match');
  const ifNoneMatch = headers.get('if-none-match');
  if (ifNoneMatch !== undefined && ifNoneMatch !== '*') throw new S3Error('NotImplemented');
  if (ifNoneMatch !== undefined && current) throw new S3Error('PreconditionFailed');
  if (ifMatch === undefined) return;
  if (!current) throw new S3Error('NoSuchKey');
  if (!matches(ifMatch, current)) throw new S3Error('PreconditionFailed');
};

/** Whether the reader's copy is still good. Throws when the reader wants another version than the current one. */
export function isNotModified(headers: Headers, object: StoredObject): boolean {
  const ifMatch = headers.get('if-match');
  const ifNoneMatch = headers.get('if-none-match');
  const modified = Math.floor(Date.parse(object.modifiedAt) / 1000) * 1000;
  const date = (name: string) => Date.parse(headers.get(name) ?? '');
  if (ifMatch === undefined ? modified > date('if-unmodified-since') : !matches(ifMatch, object)) {
    throw new S3Error('PreconditionFailed');
  }
  return ifNoneMatch === undefined ? modified <= date('if-modified-since') : matches(ifNoneMatch, object);
}

const matches = (header: string, object: StoredObject) =>
  header.split(',').some((etag) => ['*', object.etag, quotedEtag(object)].includes(etag.trim()));
