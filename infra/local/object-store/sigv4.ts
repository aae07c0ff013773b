import { createHash, createHmac } from 'node:crypto';
import { sameSecret } from '../../../functions/platform/same-secret.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';

/*
 * The parts of AWS Signature Version 4 that the app uses: SDK calls are signed in their Authorization header, upload
 * forms by the text of their policy. Presigned URLs are not accepted, because the app issues presigned forms instead.
 * Source: "Authenticating Requests (AWS Signature Version 4)" in the Amazon S3 API reference.
 */

export type Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** The only accepted key pair, and the current time, with which dates are compared. */
export type Verification = { readonly credentials: Credentials; readonly now: Date };

/** A claimed signature: `credential` as `AKID/20250131/us-east-1/s3/aws4_request`, `signature` in 64 hex digits. */
export type SignatureClaim = { readonly credential: string; readonly signature: string };

type SignedRequest = Pick<S3Request, 'method' | 'path' | 'query' | 'headers'>;

const algorithm = 'AWS4-HMAC-SHA256';
const maxClockSkewMs = 15 * 60 * 1000;
const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=(?<credential>[^\s,]+),\s*SignedHeaders=(?<signedHeaders>[^\s,]+),\s*Signature=(?<signature>[^\s,]+)$/;

/**
 * Verifies the Authorization header of a request. Throws an S3Error if the header is missing or malformed, if its time
 * differs by more than 15 minutes, if it was made with another key or for another request, or if it does not cover
 * every `x-amz-` header.
 */
export function verifyRequestSignature(request: SignedRequest, verification: Verification): void {
  const { headers } = request;
  const authorization = headers.get('authorization');
  if (authorization === undefined) throw new S3Error('AccessDenied', 'The request is not signed.');
  const { credential, signedHeaders, signature } = authorizationPattern.exec(authorization)?.groups ?? {};
  const signedAt = headers.get('x-amz-date') ?? '';
  if (!credential || !signedHeaders || !signature)
    throw malformed(`The Authorization header is not one of ${algorithm}.`);
  refuseWrongTime(signedAt, verification.now);
  refuseUnsignedHeaders(signedHeaders.split(';'), headers);
  const scope = credential.slice(credential.indexOf('/') + 1);
  if (!signedAt.startsWith(scope.slice(0, 8)))
    throw malformed('The date of the credential is not the date of the signature.');
  const requestDigest = createHash('sha256')
    .update(canonicalRequest(request, signedHeaders.split(';')))
    .digest('hex');
  const stringToSign = [algorithm, signedAt, scope, requestDigest].join('\n');
  verifyStringSignature(stringToSign, { credential, signature }, verification);
}

/** Verifies the signature of a text, such as an upload policy. Throws an S3Error if it is wrong. */
export function verifyStringSignature(
  text: string,
  { credential, signature }: SignatureClaim,
  { credentials }: Verification,
): void {
  const [accessKeyId, date, region, service, terminator, ...rest] = credential.split('/');
  if (!date || !region || service !== 's3' || terminator !== 'aws4_request' || rest.length > 0)
    throw malformed('The credential is not scoped to s3.');
  if (accessKeyId !== credentials.accessKeyId) throw new S3Error('InvalidAccessKeyId');
  const signingKey = [date, region, service, terminator].reduce<string | Buffer>(
    hmac,
    `AWS4${credentials.secretAccessKey}`,
  );
  if (!sameSecret(hmac(signingKey, text).toString('hex'), signature))
    throw new S3Error('SignatureDoesNotMatch');
}

const malformed = (message: string) => new S3Error('AuthorizationHeaderMalformed', message);

/** Refuses a signature whose time is too far off. `signedAt` has the form 20250131T235959Z. */
function refuseWrongTime(signedAt: string, now: Date): void {
  const iso = signedAt.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const age = now.getTime() - Date.parse(iso);
  if (Number.isNaN(age)) throw malformed('The date of the signature is not a date.');
  if (Math.abs(age) > maxClockSkewMs) throw new S3Error('RequestTimeTooSkewed');
}

function refuseUnsignedHeaders(signedHeaders: readonly string[], headers: S3Request['headers']): void {
  for (const name of headers.keys()) {
    const mustBeSigned = name === 'host' || name.startsWith('x-amz-');
    if (mustBeSigned && !signedHeaders.includes(name))
      throw new S3Error('AccessDenied', `The header ${name} is present but not signed.`);
  }
}

function canonicalRequest(
  { method, path, query, headers }: SignedRequest,
  signedHeaders: readonly string[],
): string {
  return [
    method,
    path.split('/').map(uriEncode).join('/'),
    canonicalQuery(query),
    ...signedHeaders.map((name) => `${name}:${(headers.get(name) ?? '').trim().replace(/\s+/g, ' ')}`),
    '',
    signedHeaders.join(';'),
    headers.get('x-amz-content-sha256') ?? '',
  ].join('\n');
}

/** Returns the query sorted by name and then by value, each in its encoded form. */
const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .map(([name, value]): [string, string] => [uriEncode(name), uriEncode(value)])
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map((pair) => pair.join('='))
    .join('&');

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Percent-encodes all but RFC 3986's unreserved characters. `encodeURIComponent` leaves five more. */
const uriEncode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
