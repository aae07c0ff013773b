import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { signedHeaders } from './raw-request.ts';
import { Bucket, errorCode, movableClock, startObjectStore } from './start-object-store.ts';

const Key = 'users/u1/shirt.jpg';

test('without a signature an object can be neither read nor written nor deleted', async () => {
  const { url, put, read } = await startObjectStore();
  await put(Key, 'linen');
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'POST']) {
    const response = await fetch(`${url}/${Bucket}/${Key}`, { method });
    expect(response.status).toBe(403);
  }
  expect(await read(Key)).toBe('linen');
});

test('a signature is valid for its key and its method only', async () => {
  const { client, url, put, read } = await startObjectStore();
  await put(Key, 'linen');
  await put('users/u2/secret.jpg', 'silk');
  const headers = await signedHeaders(client, new GetObjectCommand({ Bucket, Key }));
  const send = (key: string, method: string) =>
    fetch(`${url}/${Bucket}/${key}?x-id=GetObject`, { method, headers });
  expect(await (await send(Key, 'GET')).text()).toBe('linen');
  expect(await errorCode(await send('users/u2/secret.jpg', 'GET'))).toBe('SignatureDoesNotMatch');
  expect((await send(Key, 'DELETE')).status).toBe(403);
  expect(await read(Key)).toBe('linen');
});

test('a signed put cannot be turned into a copy of what its sender may not read', async () => {
  const { client, url, put, keys } = await startObjectStore();
  await put('users/u2/secret.jpg', 'silk');
  const headers = await signedHeaders(client, new PutObjectCommand({ Bucket, Key, Body: 'x' }));
  const response = await fetch(`${url}/${Bucket}/${Key}?x-id=PutObject`, {
    method: 'PUT',
    headers: { ...headers, 'x-amz-copy-source': `/${Bucket}/users/u2/secret.jpg` },
    body: 'x',
  });
  expect(await errorCode(response)).toBe('AccessDenied');
  expect(await keys()).toEqual(['users/u2/secret.jpg']);
});

test('a request of the client is refused when the clocks are more than fifteen minutes apart', async () => {
  const clock = movableClock();
  const { put } = await startObjectStore({ now: clock.now });
  clock.advance(14 * 60);
  await put(Key, 'linen');
  clock.advance(2 * 60);
  await expect(put(Key, 'silk')).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
});
