import { validateHeaderName, validateHeaderValue } from 'node:http';
import { S3Error } from './s3-error.ts';

/** An object as its record on disk describes it. */
export type StoredObject = {
  readonly key: string;
  /** The name of the file that holds the bytes. */
  readonly body: string;
  readonly size: number;
  /** Without its quotes. */
  readonly etag: string;
  /** Base64, as S3 writes it. */
  readonly crc32: string;
  /** ISO 8601. */
  readonly modifiedAt: string;
  /** The headers that were stored with the object and come back with it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly tags: Tags;
};

export type Tags = Readonly<Record<string, string>>;

/** What S3 takes in a single upload. */
export const maxObjectBytes = 5 * 1024 ** 3;

export const systemHeaders = [
  'cache-control',
  'content-disposition',
  'content-encoding',
  'content-language',
  'content-type',
  'expires',
];

export const quotedEtag = ({ etag }: Pick<StoredObject, 'etag'>) => `"${etag}"`;

/** Picks the headers to store from those of a request or from the fields of a form, by lower-case name. */
export function objectHeaders(source: ReadonlyMap<string, string>): Record<string, string> {
  const stored = new Map([['content-type', 'binary/octet-stream']]);
  for (const [name, value] of source) {
    if (systemHeaders.includes(name) || name.startsWith('x-amz-meta-')) stored.set(name, value);
  }
  // aws-chunked is how the body travelled, not how it is encoded.
  const encoding = stored.get('content-encoding')?.replace(/\baws-chunked\b\s*,?\s*/, '');
  if (encoding === '') stored.delete('content-encoding');
  else if (encoding !== undefined) stored.set('content-encoding', encoding);
  return validHeaders(stored);
}

/** Form fields and queries can hold what no header can; stored, it would make every later answer fail. */
export function validHeaders(headers: ReadonlyMap<string, string>): Record<string, string> {
  for (const [name, value] of headers) {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      throw new S3Error('InvalidArgument', `The value of ${name} cannot be a header.`);
    }
  }
  return Object.fromEntries(headers);
}
