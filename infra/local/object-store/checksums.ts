import { S3Error } from './s3-error.ts';
import type { Digests } from './staging.ts';
import type { StoredObject } from './stored-object.ts';

const checksumPrefix = 'x-amz-checksum-';
/** Headers with the prefix that say how a checksum is computed, not what it is. */
const notDigests = ['algorithm', 'mode', 'type'];

/** Compares what was received with the checksums in headers, trailers or form fields, by lower-case name. */
export function verifyChecksums(digests: Digests, claims: ReadonlyMap<string, string>): void {
  for (const [name, claim] of claims) {
    if (name === 'content-md5') verify(digests.md5, claim);
    if (name === 'x-amz-content-sha256' && /^[0-9a-f]{64}$/.test(claim)) {
      if (digests.sha256.toString('hex') !== claim) throw new S3Error('XAmzContentSHA256Mismatch');
    }
    if (name.startsWith(checksumPrefix)) verifyNamed(digests, name.slice(checksumPrefix.length), claim);
  }
}

function verifyNamed(digests: Digests, algorithm: string, claim: string): void {
  if (notDigests.includes(algorithm)) return;
  if (algorithm !== 'crc32' && algorithm !== 'sha256') throw new S3Error('NotImplemented');
  verify(digests[algorithm], claim);
}

function verify(digest: Buffer, claim: string): void {
  if (Buffer.from(claim, 'base64').length !== digest.length) throw new S3Error('InvalidDigest');
  if (digest.toString('base64') !== claim) throw new S3Error('BadDigest');
}

export const checksumHeaders = ({ crc32 }: Pick<StoredObject, 'crc32'>) => ({
  [`${checksumPrefix}crc32`]: crc32,
  [`${checksumPrefix}type`]: 'FULL_OBJECT',
});
