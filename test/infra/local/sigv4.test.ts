import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  SignatureError,
  type SignedRequest,
  uriEncode,
  type Verification,
  verifyRequestSignature,
  verifyStringSignature,
} from '#infra/local/sigv4';

// The requests that AWS publishes with their signatures, in "Signature Calculations for the Authorization Header"
// and "Authenticating Requests: Using Query Parameters" of the Amazon S3 API reference.
const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const signedAt = Date.parse('2013-05-24T00:00:00Z');
const minute = 60 * 1000;
const day = 24 * 60 * minute;
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const at = (time: number): Verification => ({ credentials, service: 's3', now: new Date(time) });

const headerSigned = {
  method: 'GET',
  path: '/test.txt',
  query: new URLSearchParams(),
  headers: {
    host: 'examplebucket.s3.amazonaws.com',
    range: 'bytes=0-9',
    'x-amz-content-sha256': emptyHash,
    'x-amz-date': '20130524T000000Z',
    authorization:
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
      'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
      'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  },
  payloadHash: emptyHash,
} satisfies SignedRequest;

const querySigned = {
  method: 'GET',
  path: '/test.txt',
  query: new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
    'X-Amz-Date': '20130524T000000Z',
    'X-Amz-Expires': '86400',
    'X-Amz-SignedHeaders': 'host',
    'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  }),
  headers: { host: 'examplebucket.s3.amazonaws.com' },
  payloadHash: 'UNSIGNED-PAYLOAD',
} satisfies SignedRequest;

const withHeader = (name: string, value: string): SignedRequest => ({
  ...headerSigned,
  headers: { ...headerSigned.headers, [name]: value },
});

const withParameter = (name: string, value: string): SignedRequest => {
  const query = new URLSearchParams(querySigned.query);
  query.set(name, value);
  return { ...querySigned, query };
};

function faultOf(request: SignedRequest, verification = at(signedAt)): string | undefined {
  try {
    verifyRequestSignature(request, verification);
    return undefined;
  } catch (error) {
    if (error instanceof SignatureError) return error.fault;
    throw error;
  }
}

describe('a signature in the Authorization header', () => {
  test('passes as AWS publishes it', () => {
    expect(faultOf(headerSigned)).toBeUndefined();
  });

  test('passes when the signed query names parameters in any order', () => {
    const listing: SignedRequest = {
      ...headerSigned,
      path: '/',
      query: new URLSearchParams('prefix=J&max-keys=2'),
      headers: {
        host: 'examplebucket.s3.amazonaws.com',
        'x-amz-content-sha256': emptyHash,
        'x-amz-date': '20130524T000000Z',
        authorization:
          'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
          'SignedHeaders=host;x-amz-content-sha256;x-amz-date, ' +
          'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
      },
    };
    expect(faultOf(listing)).toBeUndefined();
  });

  test.each([
    ['method', { ...headerSigned, method: 'PUT' }],
    ['path', { ...headerSigned, path: '/other.txt' }],
    ['query', { ...headerSigned, query: new URLSearchParams('acl=') }],
    ['body', { ...headerSigned, payloadHash: emptyHash.replace('e', 'f') }],
    ['signed header', withHeader('range', 'bytes=0-10')],
  ])('is refused when the %s is changed', (_part, request) => {
    expect(faultOf(request)).toBe('mismatch');
  });

  test.each([
    ['of another length', 'f0e8'],
    ['that is not hex', 'z'.repeat(64)],
    ['with one digit changed', 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb42'],
  ])('is refused when it is a digest %s', (_kind, signature) => {
    const authorization = headerSigned.headers.authorization.replace(/[0-9a-f]{64}$/, signature);
    expect(faultOf(withHeader('authorization', authorization))).toBe('mismatch');
  });

  test('is refused when it comes more than fifteen minutes early or late', () => {
    expect(faultOf(headerSigned, at(signedAt + 15 * minute))).toBeUndefined();
    expect(faultOf(headerSigned, at(signedAt + 15 * minute + 1))).toBe('skewed');
    expect(faultOf(headerSigned, at(signedAt - 15 * minute))).toBeUndefined();
    expect(faultOf(headerSigned, at(signedAt - 15 * minute - 1))).toBe('skewed');
  });

  test('is refused when a header of AWS, or the host, is not signed', () => {
    expect(faultOf(withHeader('x-amz-copy-source', '/other/secret'))).toBe('unsigned-header');
    const authorization = headerSigned.headers.authorization.replace('host;', '');
    expect(faultOf(withHeader('authorization', authorization))).toBe('unsigned-header');
  });

  test('is refused when the key is unknown or scoped to another service or day', () => {
    const withCredential = (credential: string) =>
      withHeader(
        'authorization',
        headerSigned.headers.authorization.replace(/Credential=[^,]+/, `Credential=${credential}`),
      );
    expect(faultOf(withCredential('AKIASTRANGER/20130524/us-east-1/s3/aws4_request'))).toBe('unknown-key');
    expect(faultOf(withCredential(`${credentials.accessKeyId}/20130524/us-east-1/sns/aws4_request`))).toBe(
      'malformed',
    );
    expect(faultOf(withCredential(`${credentials.accessKeyId}/20130523/us-east-1/s3/aws4_request`))).toBe(
      'malformed',
    );
    expect(faultOf(withCredential(`${credentials.accessKeyId}/20130524`))).toBe('malformed');
  });

  test.each(['', 'Bearer token', 'AWS4-HMAC-SHA256 Credential=a/b, Signature=c', 'AWS4-HMAC-SHA256'])(
    'is malformed when the header is "%s"',
    (authorization) => {
      expect(faultOf(withHeader('authorization', authorization))).toBe('malformed');
    },
  );

  test('is malformed without a date that can be read', () => {
    expect(faultOf(withHeader('x-amz-date', 'yesterday'))).toBe('malformed');
    expect(faultOf(withHeader('x-amz-date', '20131324T000000Z'))).toBe('malformed');
  });

  test('is malformed beside a second one in the query', () => {
    expect(faultOf({ ...headerSigned, query: querySigned.query })).toBe('malformed');
  });
});

describe('a signature in the query', () => {
  test('passes as AWS publishes it, until it expires', () => {
    expect(faultOf(querySigned)).toBeUndefined();
    expect(faultOf(querySigned, at(signedAt + day))).toBeUndefined();
    expect(faultOf(querySigned, at(signedAt + day + 1))).toBe('expired');
  });

  test('is refused when it comes from the future', () => {
    expect(faultOf(querySigned, at(signedAt - 16 * minute))).toBe('skewed');
  });

  test.each(['604801', '0', '-1', '1.5', 'soon', ''])(
    'is malformed when it is to last %s seconds',
    (expires) => {
      expect(faultOf(withParameter('X-Amz-Expires', expires))).toBe('malformed');
    },
  );

  test('is refused when its term is stretched within a week', () => {
    expect(faultOf(withParameter('X-Amz-Expires', '604800'))).toBe('mismatch');
  });

  test('is refused when a parameter is added or the path changes', () => {
    expect(faultOf(withParameter('response-content-type', 'text/html'))).toBe('mismatch');
    expect(faultOf({ ...querySigned, path: '/secret.txt' })).toBe('mismatch');
  });

  test('is malformed under another algorithm', () => {
    expect(faultOf(withParameter('X-Amz-Algorithm', 'AWS4-ECDSA-P256-SHA256'))).toBe('malformed');
  });
});

test('a request without a signature is told that it has none', () => {
  const { authorization: _none, ...headers } = headerSigned.headers;
  expect(faultOf({ ...headerSigned, headers })).toBe('missing');
});

test('a bare text passes with the signature that its key makes, and no other text does', () => {
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const scope = ['20130524', 'eu-north-1', 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, `AWS4${credentials.secretAccessKey}`);
  const claim = {
    credential: [credentials.accessKeyId, ...scope].join('/'),
    signature: hmac(key, 'a policy').toString('hex'),
  };
  expect(() => verifyStringSignature('a policy', claim, at(signedAt))).not.toThrow();
  expect(() => verifyStringSignature('another policy', claim, at(signedAt))).toThrow(SignatureError);
});

test('an encoded text holds unreserved characters alone', () => {
  expect(uriEncode("a-b_c.d~e/f g+h(i)!*'ä")).toBe('a-b_c.d~e%2Ff%20g%2Bh%28i%29%21%2A%27%C3%A4');
});
