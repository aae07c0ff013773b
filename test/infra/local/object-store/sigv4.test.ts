import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { S3Error } from '#infra/local/object-store/s3-error';
import {
  type Verification,
  verifyRequestSignature,
  verifyStringSignature,
} from '#infra/local/object-store/sigv4';

// The example requests and signatures that AWS publishes in "Signature Calculations for the Authorization Header" of
// the Amazon S3 API reference.
const credentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const signedAt = Date.parse('2013-05-24T00:00:00Z');
const minute = 60 * 1000;
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const at = (time: number): Verification => ({ credentials, now: new Date(time) });

type SignedRequest = Parameters<typeof verifyRequestSignature>[0];

const headers = {
  host: 'examplebucket.s3.amazonaws.com',
  range: 'bytes=0-9',
  'x-amz-content-sha256': emptyHash,
  'x-amz-date': '20130524T000000Z',
  authorization:
    'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request,' +
    'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date,' +
    'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
};
const signed: SignedRequest = {
  method: 'GET',
  path: '/test.txt',
  query: new URLSearchParams(),
  headers: new Map(Object.entries(headers)),
};

const withHeader = (name: string, value: string): SignedRequest => ({
  ...signed,
  headers: new Map([...signed.headers, [name, value]]),
});

/** The error code with which a request is refused, or undefined if it is accepted. */
function refusal(request: SignedRequest, verification = at(signedAt)): string | undefined {
  try {
    verifyRequestSignature(request, verification);
    return undefined;
  } catch (error) {
    if (error instanceof S3Error) return error.code;
    throw error;
  }
}

describe('a signature in the Authorization header', () => {
  test('passes as AWS publishes it', () => {
    expect(refusal(signed)).toBeUndefined();
  });

  test('passes when the signed query names parameters in any order', () => {
    const listing: SignedRequest = {
      ...signed,
      path: '/',
      query: new URLSearchParams('prefix=J&max-keys=2'),
      headers: new Map(
        Object.entries({
          host: 'examplebucket.s3.amazonaws.com',
          'x-amz-content-sha256': emptyHash,
          'x-amz-date': '20130524T000000Z',
          authorization:
            'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
            'SignedHeaders=host;x-amz-content-sha256;x-amz-date, ' +
            'Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
        }),
      ),
    };
    expect(refusal(listing)).toBeUndefined();
  });

  test.each([
    ['method', { ...signed, method: 'PUT' }],
    ['path', { ...signed, path: '/other.txt' }],
    ['query', { ...signed, query: new URLSearchParams('acl=') }],
    ['digest of the body', withHeader('x-amz-content-sha256', emptyHash.replace('e', 'f'))],
    ['signed header', withHeader('range', 'bytes=0-10')],
  ])('is refused when the %s is changed', (_part, request) => {
    expect(refusal(request)).toBe('SignatureDoesNotMatch');
  });

  test.each([
    ['of another length', 'f0e8'],
    ['that is not hex', 'z'.repeat(64)],
    ['with one digit changed', 'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb42'],
  ])('is refused when it is a digest %s', (_kind, signature) => {
    const authorization = headers.authorization.replace(/[0-9a-f]{64}$/, signature);
    expect(refusal(withHeader('authorization', authorization))).toBe('SignatureDoesNotMatch');
  });

  test('is refused when it comes more than fifteen minutes early or late', () => {
    expect(refusal(signed, at(signedAt + 15 * minute))).toBeUndefined();
    expect(refusal(signed, at(signedAt + 15 * minute + 1))).toBe('RequestTimeTooSkewed');
    expect(refusal(signed, at(signedAt - 15 * minute))).toBeUndefined();
    expect(refusal(signed, at(signedAt - 15 * minute - 1))).toBe('RequestTimeTooSkewed');
  });

  test('is refused when a header of AWS, or the host, is not signed', () => {
    expect(refusal(withHeader('x-amz-copy-source', '/other/secret'))).toBe('AccessDenied');
    const authorization = headers.authorization.replace('host;', '');
    expect(refusal(withHeader('authorization', authorization))).toBe('AccessDenied');
  });

  test.each([
    ['of an unknown key', 'AKIASTRANGER/20130524/us-east-1/s3/aws4_request', 'InvalidAccessKeyId'],
    [
      'for another service',
      'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/sns/aws4_request',
      'AuthorizationHeaderMalformed',
    ],
    [
      'for another day',
      'AKIAIOSFODNN7EXAMPLE/20130523/us-east-1/s3/aws4_request',
      'AuthorizationHeaderMalformed',
    ],
    ['without a scope', 'AKIAIOSFODNN7EXAMPLE/20130524', 'AuthorizationHeaderMalformed'],
  ])('is refused with a credential %s', (_kind, credential, code) => {
    const authorization = headers.authorization.replace(/Credential=[^,]+/, `Credential=${credential}`);
    expect(refusal(withHeader('authorization', authorization))).toBe(code);
  });

  test.each(['', 'Bearer token', 'AWS4-HMAC-SHA256 Credential=a/b, Signature=c', 'AWS4-HMAC-SHA256'])(
    'is malformed when the header is "%s"',
    (authorization) => {
      expect(refusal(withHeader('authorization', authorization))).toBe('AuthorizationHeaderMalformed');
    },
  );

  test.each(['yesterday', '20131324T000000Z'])('is malformed with the date "%s"', (date) => {
    expect(refusal(withHeader('x-amz-date', date))).toBe('AuthorizationHeaderMalformed');
  });
});

test('a request without a signature is refused', () => {
  const { authorization: _none, ...unsigned } = headers;
  expect(refusal({ ...signed, headers: new Map(Object.entries(unsigned)) })).toBe('AccessDenied');
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
  expect(() => verifyStringSignature('another policy', claim, at(signedAt))).toThrow(S3Error);
});
