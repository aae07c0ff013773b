import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { Bucket, startObjectStore } from './start-object-store.ts';

const Key = 'shirts/linen.txt';

describe('an object', () => {
  test('comes back as it was put, with its headers and metadata', async () => {
    const { client, put } = await startObjectStore();
    const { ETag } = await put(Key, 'hello', {
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      ContentDisposition: 'attachment',
      Metadata: { owner: 'u1' },
    });
    const object = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(await object.Body?.transformToString()).toBe('hello');
    expect(ETag).toBe('"5d41402abc4b2a76b9719d911017c592"');
    expect(object).toMatchObject({
      ETag,
      ContentLength: 5,
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      ContentDisposition: 'attachment',
      Metadata: { owner: 'u1' },
    });
  });

  test('is copied under another key with new headers', async () => {
    const { client, put } = await startObjectStore();
    await put(Key, 'hello', { ContentType: 'text/plain', Metadata: { owner: 'u1' } });
    const copy = { Bucket, Key: 'copy.txt', MetadataDirective: 'REPLACE', ContentType: 'text/html' } as const;
    const { CopyObjectResult } = await client.send(
      new CopyObjectCommand({ ...copy, CopySource: `${Bucket}/${Key}` }),
    );
    expect(CopyObjectResult?.ETag).toBe('"5d41402abc4b2a76b9719d911017c592"');
    const object = await client.send(new GetObjectCommand({ Bucket, Key: 'copy.txt' }));
    expect(await object.Body?.transformToString()).toBe('hello');
    expect(object).toMatchObject({ ContentType: 'text/html', Metadata: {} });
    await expect(
      client.send(new CopyObjectCommand({ ...copy, CopySource: `${Bucket}/nowhere` })),
    ).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('of several megabytes comes back byte by byte', async () => {
    const { client, put } = await startObjectStore();
    const bytes = Buffer.alloc(3 * 1024 * 1024, 'linen and wool');
    await put(Key, bytes, { ContentType: 'image/jpeg' });
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(bytes.equals((await Body?.transformToByteArray()) ?? Buffer.of())).toBe(true);
  });

  test('may be empty', async () => {
    const { put, read } = await startObjectStore();
    await put(Key, Buffer.of());
    expect(await read(Key)).toBe('');
  });

  test('can be asked about without its body', async () => {
    const { client, put } = await startObjectStore();
    await put(Key, 'hello', { ContentType: 'text/plain', Metadata: { owner: 'u1' } });
    expect(await client.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
      ContentLength: 5,
      ContentType: 'text/plain',
      Metadata: { owner: 'u1' },
      LastModified: expect.any(Date),
    });
  });

  test('that is missing is not found', async () => {
    const { client } = await startObjectStore();
    await expect(client.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(client.send(new GetObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
      name: 'NoSuchKey',
    });
  });

  test('is replaced by the next put under its key, and the old body goes', async () => {
    const { put, read, files } = await startObjectStore();
    await put(Key, 'first');
    await put(Key, 'second');
    expect(await read(Key)).toBe('second');
    expect((await files()).bodies).toHaveLength(1);
  });

  test('is gone with its file once deleted; deleting it again is no error', async () => {
    const { client, put, files } = await startObjectStore();
    await put(Key, 'hello');
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
    await client.send(new DeleteObjectCommand({ Bucket, Key }));
    await expect(client.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    expect(await files()).toEqual({ staged: [], bodies: [] });
  });

  test.each([
    'dir/ä b+c(1).txt',
    "it's *everything*!~.txt",
    '../../outside.txt',
    'a/./b/../c.txt',
    '//double//slashes/',
    'nul\0byte',
    'percent%2Fsigned%',
    '衣服/👗.jpg',
    '__proto__',
    'k'.repeat(1024),
  ])('may have the key %j', async (key) => {
    const { put, read, keys } = await startObjectStore();
    await put(key, 'worn');
    expect(await read(key)).toBe('worn');
    expect(await keys()).toEqual([key]);
  });

  test('may not have a key of more than 1024 bytes', async () => {
    const { put } = await startObjectStore();
    await expect(put('é'.repeat(513), 'x')).rejects.toMatchObject({ name: 'KeyTooLongError' });
  });
});

test('many objects can be deleted at once, those that are missing too', async () => {
  const { client, put, keys } = await startObjectStore();
  for (const key of ['a', 'b & <c>', 'line\nbreak', 'kept']) await put(key, 'x');
  const Objects = ['a', 'b & <c>', 'line\nbreak', 'missing'].map((key) => ({ Key: key }));
  const { Deleted } = await client.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects } }));
  expect(Deleted).toHaveLength(4);
  expect(await keys()).toEqual(['kept']);
});

test('a quiet delete of many objects does not list them', async () => {
  const { client, put, keys } = await startObjectStore();
  await put('a', 'x');
  const { Deleted } = await client.send(
    new DeleteObjectsCommand({ Bucket, Delete: { Objects: [{ Key: 'a' }], Quiet: true } }),
  );
  expect(Deleted).toBeUndefined();
  expect(await keys()).toEqual([]);
});
