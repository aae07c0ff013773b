import { type KeyObject, verify } from 'node:crypto';
import type { RequestListener } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';

type Signer = { keyId: string; publicKey: KeyObject };

/**
 * CloudFront's `/media/*`: an image of the private bucket, for whoever holds a URL that was signed for it.
 * Requests arrive without the first segment of the path, which belongs to both the signature and the key.
 */
export const media =
  (options: { signer: Signer; client: S3Client; bucket: string }): RequestListener =>
  async (request, response) => {
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
      // An origin that may not list its objects answers alike for what is forbidden and what is missing.
      response.writeHead(error instanceof NoSuchKey ? 403 : 502).end();
    }
  };

function keyOf({ pathname }: URL) {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return null;
  }
}

/** Checks a signed URL with a custom policy as CloudFront does: key, signature, resource and end of life. */
function isSigned(url: URL, { keyId, publicKey }: Signer): boolean {
  const parameter = (name: string) => url.searchParams.get(name) ?? '';
  const policy = decode(parameter('Policy'));
  const authentic =
    parameter('Key-Pair-Id') === keyId &&
    parameter('Hash-Algorithm') === 'SHA256' &&
    verify('sha256', policy, publicKey, decode(parameter('Signature')));
  if (!authentic) return false;
  const [statement] = JSON.parse(policy.toString()).Statement;
  const asked = `${url.origin}${url.pathname}`;
  return (
    matches(statement.Resource, asked) &&
    statement.Condition.DateLessThan['AWS:EpochTime'] * 1000 > Date.now()
  );
}

/** CloudFront's base64 stands in a URL: + = / are written - _ ~. */
const decode = (text: string) =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64');

/** `*` stands for any characters, slashes included. */
function matches(resource: string, url: string) {
  const pattern = resource.split('*').map(RegExp.escape).join('.*');
  return new RegExp(`^${pattern}$`).test(url);
}
