import { GetObjectCommand, HeadObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, test } from 'vitest';
import { Bucket, errorCode, movableClock, startObjectStore } from './start-object-store.ts';

const Key = 'users/u1/shirt.jpg';
const week = 7 * 24 * 60 * 60;

describe('a signed URL to read', () => {
  test('hands out the object to whoever holds it', async () => {
    const { client, put } = await startObjectStore();
    await put(Key, 'linen');
    const response = await fetch(await getSignedUrl(client, new GetObjectCommand({ Bucket, Key })));
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('linen');
  });

  test('works for keys with characters that URLs encode', async () => {
    const { client, put } = await startObjectStore();
    const key = "dir/ä b+c(1)'!*.txt";
    await put(key, 'linen');
    const response = await fetch(await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: key })));
    expect(response.status).toBe(200);
  });

  test('is good for its key alone', async () => {
    const { client, put } = await startObjectStore();
    await put(Key, 'linen');
    await put('users/u2/secret.jpg', 'silk');
    const url = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key }));
    const response = await fetch(url.replace(Key, 'users/u2/secret.jpg'));
    expect(response.status).toBe(403);
    expect(await errorCode(response)).toBe('SignatureDoesNotMatch');
  });

  test('is good for reading alone', async () => {
    const { client, put, read } = await startObjectStore();
    await put(Key, 'linen');
    const url = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key }));
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(403);
    expect((await fetch(url, { method: 'PUT', body: 'silk' })).status).toBe(403);
    expect(await read(Key)).toBe('linen');
  });

  test('expires', async () => {
    const clock = movableClock();
    const { client, put } = await startObjectStore({ now: clock.now });
    await put(Key, 'linen');
    const url = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), { expiresIn: 3600 });
    clock.advance(3590);
    expect((await fetch(url)).status).toBe(200);
    clock.advance(11);
    const response = await fetch(url);
    expect(response.status).toBe(403);
    expect(await errorCode(response)).toBe('AccessDenied');
  });

  test('lasts a week at most', async () => {
    const clock = movableClock();
    const { client, put } = await startObjectStore({ now: clock.now });
    await put(Key, 'linen');
    const url = await getSignedUrl(client, new GetObjectCommand({ Bucket, Key }), { expiresIn: week });
    clock.advance(week - 10);
    expect((await fetch(url)).status).toBe(200);
    expect((await fetch(url.replace(`=${week}`, `=${week + 1}`))).status).toBe(400);
  });

  test('may choose headers of the answer', async () => {
    const { client, put } = await startObjectStore();
    await put(Key, 'linen');
    const response = await fetch(
      await getSignedUrl(
        client,
        new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: 'attachment; filename="a.jpg"' }),
      ),
    );
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="a.jpg"');
  });

  test('is refused, not broken, when it chooses a header that HTTP cannot carry', async () => {
    const { client, put } = await startObjectStore();
    await put(Key, 'linen');
    const command = new GetObjectCommand({ Bucket, Key, ResponseContentDisposition: 'attachment; 衣服.jpg' });
    const response = await fetch(await getSignedUrl(client, command));
    expect(response.status).toBe(400);
    expect(await errorCode(response)).toBe('InvalidArgument');
  });
});

describe('a signed URL to write', () => {
  test('stores what is sent, with the metadata it was signed with', async () => {
    const { client, read } = await startObjectStore();
    const command = new PutObjectCommand({
      Bucket,
      Key,
      ContentType: 'image/jpeg',
      Metadata: { owner: 'u1' },
    });
    const url = await getSignedUrl(client, command);
    const headers = { 'content-type': 'image/jpeg' };
    expect((await fetch(url, { method: 'PUT', body: 'jpeg', headers })).status).toBe(200);
    expect(await read(Key)).toBe('jpeg');
    expect(await client.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
      ContentType: 'image/jpeg',
      Metadata: { owner: 'u1' },
    });
  });

  test('is refused for another content type than the signed one', async () => {
    const { client, keys } = await startObjectStore();
    const command = new PutObjectCommand({ Bucket, Key, ContentType: 'image/jpeg' });
    const url = await getSignedUrl(client, command, { signableHeaders: new Set(['content-type']) });
    const headers = { 'content-type': 'text/html' };
    expect((await fetch(url, { method: 'PUT', body: 'x', headers })).status).toBe(403);
    expect(await keys()).toEqual([]);
  });

  test('is refused for another length than the signed one', async () => {
    const { client, keys } = await startObjectStore();
    const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key, ContentLength: 3 }));
    expect((await fetch(url, { method: 'PUT', body: 'too long' })).status).toBe(403);
    expect(await keys()).toEqual([]);
    expect((await fetch(url, { method: 'PUT', body: 'fit' })).status).toBe(200);
  });

  test('cannot be turned into a copy of what its holder may not read', async () => {
    const { client, put, keys } = await startObjectStore();
    await put('users/u2/secret.jpg', 'silk');
    const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key }));
    const headers = { 'x-amz-copy-source': `/${Bucket}/users/u2/secret.jpg` };
    expect((await fetch(url, { method: 'PUT', headers })).status).toBe(403);
    expect(await keys()).toEqual(['users/u2/secret.jpg']);
  });
});

test('an object without a signature is nobody’s to read, write or delete', async () => {
  const { url, put, read } = await startObjectStore();
  await put(Key, 'linen');
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'POST']) {
    const response = await fetch(`${url}/${Bucket}/${Key}`, { method });
    expect(response.status).toBe(403);
  }
  expect(await read(Key)).toBe('linen');
});

test('a request of the client is refused when the clocks are more than fifteen minutes apart', async () => {
  const clock = movableClock();
  const { put } = await startObjectStore({ now: clock.now });
  clock.advance(14 * 60);
  await put(Key, 'linen');
  clock.advance(2 * 60);
  await expect(put(Key, 'silk')).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
});
