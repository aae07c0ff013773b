import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { postForm, presignUpload } from './post-form.ts';
import { Bucket, errorCode, startObjectStore } from './start-object-store.ts';

describe('a form upload', () => {
  test('stores the file under the key and type that its policy allows', async () => {
    const { client, read } = await startObjectStore();
    const response = await postForm(await presignUpload(client), 'linen');
    expect(response.status).toBe(204);
    expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await read('users/u1/shirt.jpg')).toBe('linen');
    expect(await client.send(new HeadObjectCommand({ Bucket, Key: 'users/u1/shirt.jpg' }))).toMatchObject({
      ContentLength: 5,
      ContentType: 'image/jpeg',
    });
  });

  test('works at the address with a slash at its end as well', async () => {
    const { client, keys } = await startObjectStore();
    const { url, fields } = await presignUpload(client);
    expect((await postForm({ url: `${url}/`, fields }, 'linen')).status).toBe(204);
    expect(await keys()).toEqual(['users/u1/shirt.jpg']);
  });

  test('keeps the metadata of its fields', async () => {
    const { client } = await startObjectStore();
    const Fields = {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'max-age=60',
      'x-amz-meta-owner': 'u1',
    };
    expect((await postForm(await presignUpload(client, { Fields }), 'linen')).status).toBe(204);
    const Key = 'users/u1/shirt.jpg';
    expect(await client.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
      CacheControl: 'max-age=60',
      Metadata: { owner: 'u1' },
    });
  });

  test.each([
    ['tagging', '<Tagging/>'],
    ['success_action_status', '201'],
  ])('that asks for %s is refused, not answered without it', async (name, value) => {
    const { client, keys } = await startObjectStore();
    const Fields = { 'Content-Type': 'image/jpeg', [name]: value };
    const response = await postForm(await presignUpload(client, { Fields }), 'linen');
    expect(await errorCode(response)).toBe('NotImplemented');
    expect(await keys()).toEqual([]);
  });

  test('takes the last part of a path for the name of the file', async () => {
    const { client, keys } = await startObjectStore();
    await postForm(await presignUpload(client), 'linen', { fileName: '../../u2/shirt.jpg' });
    await postForm(await presignUpload(client), 'linen', { fileName: 'C:\\photos\\coat.jpg' });
    expect(await keys()).toEqual(['users/u1/coat.jpg', 'users/u1/shirt.jpg']);
  });

  test('may carry fields whose names start with x-ignore-', async () => {
    const { client } = await startObjectStore();
    const presigned = await presignUpload(client);
    expect((await postForm(presigned, 'linen', { fields: { 'x-ignore-form': '7' } })).status).toBe(204);
  });

  test('may carry a checksum, which is verified', async () => {
    const { client, keys } = await startObjectStore();
    const Fields = { 'x-amz-checksum-crc32': 'NhCmhg==', 'Content-Type': 'image/jpeg' };
    const presigned = await presignUpload(client, { Fields });
    expect(await errorCode(await postForm(presigned, 'linen'))).toBe('BadDigest');
    expect(await keys()).toEqual([]);
    expect((await postForm(presigned, 'hello')).status).toBe(204);
  });
});

describe('the size of a form upload', () => {
  test('may be the maximum, and not a byte more', async () => {
    const { client, keys, files } = await startObjectStore();
    const tooLarge = await postForm(await presignUpload(client), 'x'.repeat(1025));
    expect(tooLarge.status).toBe(400);
    expect(await errorCode(tooLarge)).toBe('EntityTooLarge');
    expect(await keys()).toEqual([]);
    expect(await files()).toEqual({ staged: [], bodies: [] });
    expect((await postForm(await presignUpload(client), 'x'.repeat(1024))).status).toBe(204);
  });

  test('may be the minimum, and not a byte less', async () => {
    const { client, files } = await startObjectStore();
    const tooSmall = await postForm(await presignUpload(client), '');
    expect(tooSmall.status).toBe(400);
    expect(await errorCode(tooSmall)).toBe('EntityTooSmall');
    expect(await files()).toEqual({ staged: [], bodies: [] });
    expect((await postForm(await presignUpload(client), 'x')).status).toBe(204);
  });

  test('has to keep all of several limits', async () => {
    const { client } = await startObjectStore();
    const presigned = await presignUpload(client, {
      Conditions: [
        ['content-length-range', 2, 10],
        ['content-length-range', 1, 4],
      ],
    });
    expect(await errorCode(await postForm(presigned, 'x'))).toBe('EntityTooSmall');
    expect(await errorCode(await postForm(presigned, 'xxxxx'))).toBe('EntityTooLarge');
    expect((await postForm(presigned, 'xxxx')).status).toBe(204);
  });

  test('is not limited without a condition', async () => {
    const { client } = await startObjectStore();
    const presigned = await presignUpload(client, { Conditions: [] });
    expect((await postForm(presigned, 'x'.repeat(5000))).status).toBe(204);
  });
});
