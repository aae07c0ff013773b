import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

export type S3Request = Readonly<ReturnType<typeof readRequest>>;

const maxKeyBytes = 1024;

/**
 * Reads a path-style request (`/bucket/key`). The SDK uses this style for a server that it knows by its IP address.
 * Throws InvalidURI for an invalid path and KeyTooLongError for a key of more than 1,024 bytes.
 */
export function readRequest(incoming: IncomingMessage) {
  const { method = '', url = '' } = incoming;
  const [rawPath, search] = splitAtFirst('?', url);
  const path = decodePath(rawPath);
  if (!path.startsWith('/')) throw new S3Error('InvalidURI');
  const [bucketName, key] = splitAtFirst('/', path.slice(1));
  refuseLongKey(key);
  /** The headers by their lower-case names. */
  const headers: ReadonlyMap<string, string> = new Map(
    Object.entries(incoming.headers).map(([name, value = '']) => [name, [value].flat().join(',')]),
  );
  /** `path`: percent-decoded, with its leading slash. `key`: empty if the request is about the bucket itself. */
  return { incoming, method, path, query: new URLSearchParams(search), headers, bucketName, key };
}

export function refuseLongKey(key: string): void {
  if (Buffer.byteLength(key) > maxKeyBytes) throw new S3Error('KeyTooLongError');
}

/** Decodes a path. Throws InvalidURI for invalid percent-encoding. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    throw new S3Error('InvalidURI');
  }
}

function splitAtFirst(separator: string, text: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)];
}
