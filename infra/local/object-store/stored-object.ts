import { validateHeaderName, validateHeaderValue } from 'node:http';
import { S3Error } from './s3-error.ts';

/** The description of an object, as its record on disk contains it. */
export type StoredObject = {
  readonly key: string;
  /** The name of the file with the object's bytes. */
  readonly body: string;
  readonly size: number;
  /** The MD5 of the body in hexadecimal, without the quotes of the header. */
  readonly etag: string;
  /** The CRC-32 in base64, as S3 writes it. */
  readonly crc32: string;
  /** ISO 8601. */
  readonly modifiedAt: string;
  /** In a bucket with versions. */
  readonly versionId?: string;
  /** Whether this version says that the object was deleted. */
  readonly isDeleteMarker?: true;
  /** The request headers that are stored with the object and returned with it. */
  readonly headers: Readonly<Record<string, string>>;
};

/** The largest object that S3 accepts in a single upload, in bytes. */
export const maxObjectBytes = 5 * 1024 ** 3;

const storedHeader =
  /^(cache-control|content-disposition|content-encoding|content-language|content-type|expires|x-amz-meta-.+)$/;

export const quotedEtag = ({ etag }: Pick<StoredObject, 'etag'>) => `"${etag}"`;

/**
 * Returns those request headers or form fields that are stored with an object, by their lower-case names. Throws
 * InvalidArgument for a form field that is not a valid HTTP header, because it would break every later answer.
 */
export function headersToStore(source: ReadonlyMap<string, string>): Record<string, string> {
  const stored = new Map([['content-type', 'binary/octet-stream']]);
  for (const [name, value] of source) if (storedHeader.test(name)) stored.set(name, value);
  for (const [name, value] of stored) {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      throw new S3Error('InvalidArgument', `The value of ${name} cannot be a header.`);
    }
  }
  return Object.fromEntries(stored);
}
