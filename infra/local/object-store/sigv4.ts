import { createHmac } from 'node:crypto';
import { sameSecret } from '../../../functions/platform/same-secret.ts';
import { S3Error } from './s3-error.ts';

export type Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** A claimed signature: `credential` as `AKID/20250131/us-east-1/s3/aws4_request`, `signature` in 64 hex digits. */
type SignatureClaim = { readonly credential: string; readonly signature: string };

/**
 * Verifies the signature of an upload policy, as AWS Signature Version 4 has it. Throws an S3Error if it is malformed or
 * was made with another key or for another text.
 */
export function verifySignature(
  text: string,
  { credential, signature }: SignatureClaim,
  credentials: Credentials,
): void {
  const [accessKeyId, date, region, service, terminator, ...rest] = credential.split('/');
  if (!date || !region || service !== 's3' || terminator !== 'aws4_request' || rest.length > 0)
    throw new S3Error('AuthorizationHeaderMalformed', 'The credential is not scoped to s3.');
  if (accessKeyId !== credentials.accessKeyId) throw new S3Error('InvalidAccessKeyId');
  const signingKey = [date, region, service, terminator].reduce<string | Buffer>(
    hmac,
    `AWS4${credentials.secretAccessKey}`,
  );
  if (!sameSecret(hmac(signingKey, text).toString('hex'), signature))
    throw new S3Error('SignatureDoesNotMatch');
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
