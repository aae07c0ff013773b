import { createPublicKey, generateKeyPair, type KeyObject, verify } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { GetObjectCommand, NoSuchKey, type S3Client } from '@aws-sdk/client-s3';
import { replaceFile } from '../replace-file.ts';

type Signer = { keyId: string; publicKey: KeyObject };

type Options = {
  signer: Signer;
  client: S3Client;
  bucket: string;
  /** The address of the app, for which URLs are signed. */
  appUrl: string;
};

/**
 * Replaces CloudFront's `/media/*`: serves an image of the private bucket to a GET or HEAD request with a signed URL
 * for that image. The front door has removed the segment `media`. It is added again here, because it is part of the
 * signed URL and of the object's key. Signatures are for the address of the app and not for the host of the request, so
 * that other devices on the local network see images, too.
 */
export const media =
  (options: Options): RequestListener =>
  async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return response.writeHead(405, { allow: 'GET, HEAD' }).end();
    const url = new URL(`${options.appUrl}/media${request.url}`);
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
      // A missing object gets 403 as in AWS, where S3 answers so because CloudFront may not list the bucket.
      response.writeHead(error instanceof NoSuchKey ? 403 : 502).end();
    }
  };

/** Returns the object's key, or null for a path with invalid percent-encoding. */
function keyOf({ pathname }: URL) {
  try {
    return decodeURIComponent(pathname.slice(1));
  } catch {
    return null;
  }
}

/**
 * Checks a URL with a custom policy in the same way as CloudFront: the key, the signature, the expiry, and the resource,
 * which is compared with the whole URL except for the parameters of the signature.
 */
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
    matches(statement.Resource, withoutSignature(url)) &&
    statement.Condition.DateLessThan['AWS:EpochTime'] * 1000 > Date.now()
  );
}

function withoutSignature({ origin, pathname, search }: URL): string {
  const own = search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter && !/^(Policy|Signature|Key-Pair-Id|Hash-Algorithm)=/.test(parameter));
  return [`${origin}${pathname}`, ...(own.length ? [own.join('&')] : [])].join('?');
}

/** Decodes CloudFront's variant of base64. It writes + = / as - _ ~, which need no encoding in a URL. */
const decode = (text: string) =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64');

/**
 * Whether a URL matches a resource. `*` matches any characters, including slashes, and `?` exactly one character.
 * https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/private-content-creating-signed-url-custom-policy.html
 */
function matches(resource: string, url: string) {
  const pattern = RegExp.escape(resource).replaceAll('\\*', '.*').replaceAll('\\?', '.');
  return new RegExp(`^${pattern}$`).test(url);
}

/** Reads the RSA key (PEM) that signs image URLs. Creates it at the first start. */
export async function mediaSigningKey(file: string): Promise<{ privateKey: string; publicKey: KeyObject }> {
  const privateKey = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    error.code === 'ENOENT' ? createKey(file) : Promise.reject(error),
  );
  return { privateKey, publicKey: createPublicKey(privateKey) };
}

async function createKey(file: string) {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  replaceFile(file, pem);
  return pem;
}
