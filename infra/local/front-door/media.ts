import { type KeyObject, verify } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';

type Signer = { keyId: string; publicKey: KeyObject };

/**
 * CloudFront's `/media/*`: serves an image of the private bucket to a GET or HEAD whose URL is signed for it.
 * The front door removes the segment `media`; it is added again, because it belongs to the signed URL and to
 * the object's key.
 */
export const media =
  (options: { signer: Signer; client: S3Client; bucket: string }): RequestListener =>
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { allow: 'GET, HEAD' }).end();
    const url = new URL(`https://local/media${request.url}`);
    const key = keyOf(url);
    if (!key || !isSigned(url, options.signer)) return response.writeHead(403).end('Forbidden');
    try {
      const image = await options.client.send(new GetObjectCommand({ Bucket: options.bucket, Key: key }));
      response.writeHead(200, {
        'content-type': image.ContentType,
        'content-length': image.ContentLength,
        'cache-control': image.CacheControl,
        etag: image.ETag,
      });
      await pipeline(image.Body as Readable, response);
    } catch (error) {
      if (response.headersSent) return response.destroy();
      // In AWS CloudFront may not list the bucket, so that S3 answers 403 for a missing object, too.
      response.writeHead(error instanceof NoSuchKey ? 403 : 502).end();
    }
  };

/** Null for a path that is not valid percent-encoding. */
function keyOf({ pathname }: URL) {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return null;
  }
}

/** Checks a URL with a custom policy as CloudFront does: the key, the signature, the resource and the expiry. */
function isSigned(url: URL, { keyId, publicKey }: Signer): boolean {
  const parameter = (name: string) => url.searchParams.get(name) ?? '';
  const policy = decode(parameter('Policy'));
  const authentic =
    parameter('Key-Pair-Id') === keyId &&
    parameter('Hash-Algorithm') === 'SHA256' &&
    verify('sha256', policy, publicKey, decode(parameter('Signature')));
  if (!authentic) return false;
  const [statement] = JSON.parse(policy.toString()).Statement;
  return (
    matches(statement.Resource, `${url.origin}${url.pathname}`) &&
    statement.Condition.DateLessThan['AWS:EpochTime'] * 1000 > Date.now()
  );
}

/** CloudFront writes the characters + = / of base64 as - _ ~, which need no encoding in a URL. */
const decode = (text: string) =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64');

/** `*` stands for any characters, slashes included. */
function matches(resource: string, url: string) {
  const pattern = resource.split('*').map(RegExp.escape).join('.*');
  return new RegExp(`^${pattern}$`).test(url);
}
