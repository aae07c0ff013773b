import { uriEncode, type Verification, verifyRequestSignature } from '../sigv4.ts';
import type { S3Request } from './s3-request.ts';

/** Lets a request pass that is signed in its header or its query. Throws a SignatureError. */
export function authenticate(request: S3Request, verification: Verification): void {
  const { incoming, method, path, query, headers } = request;
  const signed = {
    method,
    path: path.split('/').map(uriEncode).join('/'),
    query,
    headers: incoming.headers,
    payloadHash: headers.get('x-amz-content-sha256') ?? 'UNSIGNED-PAYLOAD',
  };
  verifyRequestSignature(signed, verification);
}
