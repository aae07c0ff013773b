import { readFile } from 'node:fs/promises';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';
import type { Digests, StagedBody, Staging } from './staging.ts';

const maxXmlBytes = 2 * 1024 ** 2;

/**
 * Stages the body of a request and verifies its length and checksums. The SDK sends a body in one piece if it
 * knows all bytes beforehand. The `aws-chunked` encoding, which the SDK uses for streams, is refused as NotImplemented.
 */
export async function receiveBody(
  { incoming, headers }: S3Request,
  staging: Staging,
  maxBytes: number,
): Promise<StagedBody> {
  if (headers.get('x-amz-content-sha256')?.startsWith('STREAMING-')) throw new S3Error('NotImplemented');
  const length = Number(headers.get('content-length') ?? 'missing');
  if (Number.isNaN(length)) throw new S3Error('MissingContentLength');
  if (length > maxBytes) throw new S3Error('EntityTooLarge');

  await using received = new AsyncDisposableStack();
  // The request is not destroyed when its body is refused, because the answer is sent over the same connection.
  const bytes: AsyncIterable<Buffer> = incoming.iterator({ destroyOnReturn: false });
  const body = received.use(await staging.receive(bytes, maxBytes));
  if (body.size !== length) throw new S3Error('IncompleteBody');
  verifyChecksums(body.digests, headers);
  received.move();
  return body;
}

export async function receiveXml(request: S3Request, staging: Staging): Promise<string> {
  await using body = await receiveBody(request, staging, maxXmlBytes);
  return await readFile(body.path, 'utf8');
}

const checksumPrefix = 'x-amz-checksum-';
/** Headers with the checksum prefix that contain no checksum but say how one is computed. */
const notDigests = ['algorithm', 'mode', 'type'];

/**
 * Compares the received bytes with the checksums in headers or form fields, given by their lower-case names. Throws an
 * S3Error if one differs, and NotImplemented for an algorithm that the store does not compute.
 */
export function verifyChecksums(digests: Digests, claims: ReadonlyMap<string, string>): void {
  for (const [name, claim] of claims) {
    if (name === 'x-amz-content-sha256' && /^[0-9a-f]{64}$/.test(claim)) {
      if (digests.sha256.toString('hex') !== claim) throw new S3Error('XAmzContentSHA256Mismatch');
    }
    const algorithm = name.startsWith(checksumPrefix) ? name.slice(checksumPrefix.length) : 'type';
    if (notDigests.includes(algorithm)) continue;
    if (algorithm !== 'crc32') throw new S3Error('NotImplemented');
    if (Buffer.from(claim, 'base64').length !== digests.crc32.length) throw new S3Error('InvalidDigest');
    if (digests.crc32.toString('base64') !== claim) throw new S3Error('BadDigest');
  }
}
