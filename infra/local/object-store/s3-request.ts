import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

export type S3Request = {
  readonly incoming: IncomingMessage;
  readonly method: string;
  /** Percent-decoded, with its leading slash. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** By lower-case name; those of a signed URL may stand in its query. */
  readonly headers: ReadonlyMap<string, string>;
  readonly bucketName: string;
  /** Empty when the request is about the bucket itself. */
  readonly key: string;
};

const maxKeyBytes = 1024;
const bucketInHost = /^(?<bucket>.+)\.localhost(?::\d+)?$/;

/** Reads path-style (`localhost/bucket/key`) and virtual-host (`bucket.localhost/key`) requests. */
export function readRequest(incoming: IncomingMessage): S3Request {
  const { method = '', url = '' } = incoming;
  const [rawPath, search] = splitAtFirst('?', url);
  const path = decodeUri(rawPath);
  if (!path.startsWith('/')) throw new S3Error('InvalidURI');
  const query = new URLSearchParams(search);
  const bucket = bucketInHost.exec(incoming.headers.host ?? '')?.groups?.['bucket'];
  const [bucketName, key] = bucket ? [bucket, path.slice(1)] : splitAtFirst('/', path.slice(1));
  refuseLongKey(key);
  return { incoming, method, path, query, headers: readHeaders(incoming, query), bucketName, key };
}

export function refuseLongKey(key: string): void {
  if (Buffer.byteLength(key) > maxKeyBytes) throw new S3Error('KeyTooLongError');
}

/** A checksum in a signed URL does not count: it is that of the empty body at hand when the URL was signed. */
const hoistedHeader = /^x-amz-(?!checksum-)/i;

function readHeaders({ headers }: IncomingMessage, query: URLSearchParams): Map<string, string> {
  const hoisted = [...query].filter(([name]) => hoistedHeader.test(name));
  return new Map([
    ...hoisted.map(([name, value]): [string, string] => [name.toLowerCase(), value]),
    ...Object.entries(headers).map(([name, value = '']): [string, string] => [
      name,
      [value].flat().join(','),
    ]),
  ]);
}

export function decodeUri(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error('InvalidURI');
  }
}

export function splitAtFirst(separator: string, text: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
