import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

export type Credentials = { readonly accessKeyId: string; readonly secretAccessKey: string };

/** Why a signature is refused; each service answers with its own error code for it. */
export type SignatureFault =
  | 'missing'
  | 'malformed'
  | 'unknown-key'
  | 'mismatch'
  | 'skewed'
  | 'expired'
  | 'unsigned-header';

export class SignatureError extends Error {
  readonly fault: SignatureFault;

  constructor(fault: SignatureFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Who may sign for which service, and what time it is. */
export type Verification = {
  readonly credentials: Credentials;
  readonly service: string;
  readonly now: Date;
};

export type SignedRequest = {
  readonly method: string;
  /** The canonical URI: S3 encodes every segment once, the other services encode it twice. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  /** The hex SHA-256 of the body, or the words that stand for one, such as UNSIGNED-PAYLOAD. */
  readonly payloadHash: string;
};

/** What a signer states beside the signed text: `AKID/20250131/us-east-1/s3/aws4_request` and the hex digest. */
export type SignatureClaim = { readonly credential: string; readonly signature: string };

type RequestClaim = SignatureClaim & {
  readonly signedAt: string;
  readonly signedHeaders: readonly string[];
  /** How long a signed URL is good for, in seconds; a signature in a header has no such term. */
  readonly expiresIn?: number;
};

const algorithm = 'AWS4-HMAC-SHA256';
const maxClockSkew = 15 * 60 * 1000;
const maxExpiresIn = 7 * 24 * 60 * 60;
const authorizationPattern =
  /^AWS4-HMAC-SHA256 Credential=(?<credential>[^\s,]+),\s*SignedHeaders=(?<signedHeaders>[^\s,]+),\s*Signature=(?<signature>[^\s,]+)$/;

/**
 * Verifies AWS Signature Version 4 in the Authorization header or, for a signed URL, in the query.
 * Throws a SignatureError.
 */
export function verifyRequestSignature(request: SignedRequest, verification: Verification): void {
  const claim = readClaim(request);
  refuseWrongTime(claim, verification.now);
  refuseUnsignedHeaders(claim, request.headers);
  const scope = claim.credential.slice(claim.credential.indexOf('/') + 1);
  if (!claim.signedAt.startsWith(scope.slice(0, 8))) {
    throw new SignatureError('malformed', 'The date of the credential is not the date of the signature.');
  }
  const stringToSign = [algorithm, claim.signedAt, scope, sha256(canonicalRequest(request, claim))].join(
    '\n',
  );
  verifyStringSignature(stringToSign, claim, verification);
}

/** Verifies the signature of a bare text, which is how S3 signs an upload policy. Throws a SignatureError. */
export function verifyStringSignature(text: string, claim: SignatureClaim, verification: Verification): void {
  const { credentials, service } = verification;
  const [accessKeyId, date, region, scopedService, terminator, ...rest] = claim.credential.split('/');
  if (!date || !region || scopedService !== service || terminator !== 'aws4_request' || rest.length > 0) {
    throw new SignatureError('malformed', `The credential is not scoped to ${service}.`);
  }
  if (accessKeyId !== credentials.accessKeyId) {
    throw new SignatureError('unknown-key', 'The access key does not exist.');
  }
  const signingKey = [date, region, service, 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${credentials.secretAccessKey}`,
  );
  const expected = hmac(signingKey, text);
  const claimed = Buffer.from(claim.signature, 'hex');
  if (claimed.length !== expected.length || !timingSafeEqual(claimed, expected)) {
    throw new SignatureError('mismatch', 'The signature does not match the request and the secret key.');
  }
}

/** Percent-encodes everything but RFC 3986's unreserved characters, which is more than encodeURIComponent does. */
export const uriEncode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function readClaim({ headers, query }: SignedRequest): RequestClaim {
  if (headers.authorization !== undefined) {
    if (query.has('X-Amz-Signature')) throw new SignatureError('malformed', 'The request is signed twice.');
    return readHeaderClaim(headers.authorization, headers['x-amz-date']);
  }
  if (query.has('X-Amz-Signature')) return readQueryClaim(query);
  throw new SignatureError('missing', 'The request is not signed.');
}

function readHeaderClaim(authorization: string, date: string | string[] | undefined): RequestClaim {
  const { credential, signedHeaders, signature } = authorizationPattern.exec(authorization)?.groups ?? {};
  if (!credential || !signedHeaders || !signature || typeof date !== 'string') {
    throw new SignatureError('malformed', `The Authorization header is not one of ${algorithm}.`);
  }
  return { credential, signature, signedAt: date, signedHeaders: signedHeaders.split(';') };
}

function readQueryClaim(query: URLSearchParams): RequestClaim {
  const parameter = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  const expiresIn = Number(parameter('Expires'));
  if (parameter('Algorithm') !== algorithm) {
    throw new SignatureError('malformed', `X-Amz-Algorithm is not ${algorithm}.`);
  }
  if (!Number.isInteger(expiresIn) || expiresIn < 1 || expiresIn > maxExpiresIn) {
    throw new SignatureError('malformed', 'X-Amz-Expires is not between a second and a week.');
  }
  return {
    credential: parameter('Credential'),
    signature: parameter('Signature'),
    signedAt: parameter('Date'),
    signedHeaders: parameter('SignedHeaders').split(';'),
    expiresIn,
  };
}

function refuseWrongTime({ signedAt, expiresIn }: RequestClaim, now: Date): void {
  const age = now.getTime() - parseBasicIsoDate(signedAt);
  if (Number.isNaN(age)) throw new SignatureError('malformed', 'The date of the signature is not a date.');
  if (age < -maxClockSkew || (expiresIn === undefined && age > maxClockSkew)) {
    throw new SignatureError('skewed', 'The time of the request is too far from the time of the server.');
  }
  if (expiresIn !== undefined && age > expiresIn * 1000) {
    throw new SignatureError('expired', 'Request has expired');
  }
}

/** Without this, the holder of a signed URL could add headers that change what it does, such as a copy source. */
function refuseUnsignedHeaders({ signedHeaders }: RequestClaim, headers: IncomingHttpHeaders): void {
  for (const name of Object.keys(headers)) {
    const mustBeSigned = name === 'host' || name.startsWith('x-amz-');
    if (mustBeSigned && !signedHeaders.includes(name)) {
      throw new SignatureError('unsigned-header', `The header ${name} is present but not signed.`);
    }
  }
}

function canonicalRequest(request: SignedRequest, { signedHeaders }: RequestClaim): string {
  return [
    request.method,
    request.path,
    canonicalQuery(request.query),
    ...signedHeaders.map((name) => `${name}:${canonicalValue(request.headers[name])}`),
    '',
    signedHeaders.join(';'),
    request.payloadHash,
  ].join('\n');
}

const canonicalQuery = (query: URLSearchParams) =>
  [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]): [string, string] => [uriEncode(name), uriEncode(value)])
    .sort(([a, x], [b, y]) => compare(a, b) || compare(x, y))
    .map((pair) => pair.join('='))
    .join('&');

const canonicalValue = (value: string | string[] = '') =>
  [value].flat().join(',').trim().replace(/\s+/g, ' ');

/** Reads 20250131T235959Z; the milliseconds since 1970, or NaN. */
const parseBasicIsoDate = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
