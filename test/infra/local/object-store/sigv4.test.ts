import { createHmac } from 'node:crypto';
import { GetObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { S3Error } from '#infra/local/object-store/s3-error';
import { verifyStringSignature } from '#infra/local/object-store/sigv4';
import { signedHeaders } from './raw-request.ts';
import { Bucket, errorCode, movableClock, startObjectStore } from './start-object-store.ts';

const Key = 'users/u1/shirt.jpg';

/** A store with two objects, and a way to read one with the client's signature, after a change of the request. */
async function signedRead() {
  const clock = movableClock();
  const store = await startObjectStore({ now: clock.now });
  await store.put(Key, 'linen');
  await store.put('users/u2/secret.jpg', 'silk');
  const { host: _host, ...signed } = await signedHeaders(store.client, new GetObjectCommand({ Bucket, Key }));
  const { authorization = '' } = signed;
  const read = async (
    headers: Record<string, string> = {},
    { key = Key, method = 'GET', query = '' }: { key?: string; method?: string; query?: string } = {},
  ) => {
    const response = await fetch(`${store.url}/${Bucket}/${key}?x-id=GetObject${query}`, {
      method,
      headers: { ...signed, ...headers },
    });
    return response.ok ? response.text() : ((await errorCode(response.clone())) ?? response.status);
  };
  return { ...store, clock, authorization, read };
}

test('a signature is valid for its request only: the key, the method, the query and the signed headers', async () => {
  const { read, ...store } = await signedRead();
  expect(await read()).toBe('linen');
  const refusals = [
    await read({}, { key: 'users/u2/secret.jpg' }),
    await read({}, { method: 'DELETE' }),
    await read({}, { query: '&acl=' }),
    await read({ 'x-amz-content-sha256': '0'.repeat(64) }),
    await read({ authorization: store.authorization.replace(/.$/, (end) => (end === '0' ? '1' : '0')) }),
    await read({ authorization: store.authorization.replace(/[0-9a-f]{64}$/, 'f0e8') }),
  ];
  expect(refusals).toEqual(refusals.map(() => 'SignatureDoesNotMatch'));
  expect(await read()).toBe('linen');
});

test('a signature covers the host and every header of AWS, and is needed for any call', async () => {
  const { read, url, authorization } = await signedRead();
  expect(await read({ 'x-amz-copy-source': '/other/secret' })).toBe('AccessDenied');
  expect(await read({ authorization: authorization.replace('host;', '') })).toBe('AccessDenied');
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'POST'])
    expect((await fetch(`${url}/${Bucket}/${Key}`, { method })).status).toBe(403);
});

test('a signature counts for fifteen minutes before and after its time', async () => {
  const { read, clock } = await signedRead();
  for (const seconds of [-14.9 * 60, 2 * 14.9 * 60]) {
    clock.advance(seconds);
    expect(await read()).toBe('linen');
  }
  for (const seconds of [0.2 * 60, -2 * 15.1 * 60]) {
    clock.advance(seconds);
    expect(await read()).toBe('RequestTimeTooSkewed');
  }
});

test('a signature is refused for an unknown key, another service or day, and when it is malformed', async () => {
  const { read, authorization } = await signedRead();
  const withCredential = (change: (credential: string) => string) =>
    authorization.replace(/(?<=Credential=)[^,]+/, change);
  const stranger = withCredential((credential) => credential.replace(/^\w+/, 'STRANGER'));
  expect(await read({ authorization: stranger })).toBe('InvalidAccessKeyId');
  for (const wrong of [
    withCredential((credential) => credential.replace('/s3/', '/sns/')),
    withCredential((credential) => credential.replace(/\d{8}/, '20130523')),
    withCredential((credential) => credential.replace(/\/s3.*/, '')),
    ...['Bearer token', 'AWS4-HMAC-SHA256 Credential=a/b, Signature=c'],
  ])
    expect(await read({ authorization: wrong }), wrong).toBe('AuthorizationHeaderMalformed');
  for (const date of ['yesterday', '20131324T000000Z'])
    expect(await read({ 'x-amz-date': date })).toBe('AuthorizationHeaderMalformed');
});

test('a bare text passes with the signature that its key makes, and no other text does', () => {
  const credentials = { accessKeyId: 'ID', secretAccessKey: 'secret' };
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  const scope = ['20130524', 'eu-north-1', 's3', 'aws4_request'];
  const key = scope.reduce<string | Buffer>(hmac, 'AWS4secret');
  const claim = { credential: ['ID', ...scope].join('/'), signature: hmac(key, 'a policy').toString('hex') };
  const verify = (text: string) => verifyStringSignature(text, claim, { credentials, now: new Date() });
  expect(() => verify('a policy')).not.toThrow();
  expect(() => verify('another policy')).toThrow(S3Error);
});
