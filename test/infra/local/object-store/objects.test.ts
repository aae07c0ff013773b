import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandInput,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { Bucket, createClient, startObjectStore } from './start-object-store.ts';

const Key = 'shirts/linen.txt';
const tag = '"5d41402abc4b2a76b9719d911017c592"';

describe('an object', () => {
  test('comes back as it was put, with its headers, metadata and checksum', async () => {
    const { client, put } = await startObjectStore();
    const headers = {
      ContentType: 'text/plain',
      CacheControl: 'max-age=60',
      ContentDisposition: 'attachment',
      Metadata: { owner: 'u1' },
    };
    expect(await put(Key, 'hello', headers)).toMatchObject({ ETag: tag });
    const object = await client.send(new GetObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' }));
    expect(await object.Body?.transformToString()).toBe('hello');
    expect(object).toMatchObject({ ...headers, ETag: tag, ContentLength: 5, ChecksumCRC32: 'NhCmhg==' });
    expect(await client.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
      ...headers,
      ContentLength: 5,
      LastModified: expect.any(Date),
    });
  });

  test('is copied under another key with new headers', async () => {
    const { client, put, read } = await startObjectStore();
    await put(Key, 'hello', { ContentType: 'text/plain', Metadata: { owner: 'u1' } });
    const copy = { Bucket, Key: 'copy.txt', MetadataDirective: 'REPLACE', ContentType: 'text/html' } as const;
    const copyOf = (key: string) =>
      client.send(new CopyObjectCommand({ ...copy, CopySource: `${Bucket}/${key}` }));
    expect((await copyOf(Key)).CopyObjectResult?.ETag).toBe(tag);
    expect(await read('copy.txt')).toBe('hello');
    expect(await client.send(new HeadObjectCommand({ Bucket, Key: 'copy.txt' }))).toMatchObject({
      ContentType: 'text/html',
      Metadata: {},
    });
    await expect(copyOf('nowhere')).rejects.toMatchObject({ name: 'NoSuchKey' });
  });

  test('may be empty, and several megabytes come back byte by byte', async () => {
    const { client, put, read } = await startObjectStore();
    await put(Key, Buffer.of());
    expect(await read(Key)).toBe('');
    const bytes = Buffer.alloc(3 * 1024 * 1024, 'linen and wool');
    await put(Key, bytes, { ContentType: 'image/jpeg' });
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    expect(bytes.equals((await Body?.transformToByteArray()) ?? Buffer.of())).toBe(true);
  });

  test('is replaced by the next put, and is gone with its file once it is deleted', async () => {
    const { client, put, read, files } = await startObjectStore();
    await put(Key, 'first');
    await put(Key, 'second');
    expect(await read(Key)).toBe('second');
    expect((await files()).bodies).toHaveLength(1);
    for (let time = 0; time < 2; time++) await client.send(new DeleteObjectCommand({ Bucket, Key }));
    await expect(client.send(new HeadObjectCommand({ Bucket, Key }))).rejects.toMatchObject({
      name: 'NotFound',
    });
    await expect(read(Key)).rejects.toMatchObject({ name: 'NoSuchKey' });
    expect(await files()).toEqual({ staged: [], bodies: [] });
  });

  test('may have any key of up to 1024 bytes, and all keys are listed in the order of their bytes', async () => {
    const { put, read, keys } = await startObjectStore();
    const names = [
      ...['dir/ä b+c(1).txt', "it's *everything*!~.txt", '../../outside.txt', 'a/./b/../c.txt', '//double//'],
      ...['nul\0byte', 'percent%2Fsigned%', '衣服/👗.jpg', '\uff21', '__proto__', 'k'.repeat(1024)],
    ];
    for (const name of names) await put(name, name);
    for (const name of names) expect(await read(name)).toBe(name);
    const bytes = (one: string, other: string) => Buffer.compare(Buffer.from(one), Buffer.from(other));
    expect(await keys()).toEqual(names.toSorted(bytes));
    await expect(put('é'.repeat(513), 'x')).rejects.toMatchObject({ name: 'KeyTooLongError' });
  });
});

test('many objects are deleted at once, missing ones too, and a quiet call does not list them', async () => {
  const { client, put, keys } = await startObjectStore();
  for (const key of ['a', 'b & <c>', 'line\nbreak', 'kept', '7']) await put(key, 'x');
  const remove = (names: readonly string[], Quiet: boolean) =>
    client.send(
      new DeleteObjectsCommand({ Bucket, Delete: { Objects: names.map((name) => ({ Key: name })), Quiet } }),
    );
  expect((await remove(['a', 'b & <c>', 'line\nbreak', 'missing'], false)).Deleted).toHaveLength(4);
  expect((await remove(['7'], true)).Deleted).toBeUndefined();
  expect(await keys()).toEqual(['kept']);
});

test('a listing has the keys with a prefix, page by page', async () => {
  const { client, put } = await startObjectStore();
  const list = (input: Partial<ListObjectsV2CommandInput>) =>
    client.send(new ListObjectsV2Command({ Bucket, ...input }));
  expect(await list({})).toMatchObject({ KeyCount: 0, IsTruncated: false });
  for (const key of ['l/0', 'l/1', 'l/2', 'm/0']) await put(key, 'hello');
  const first = await list({ Prefix: 'l/', MaxKeys: 2 });
  const entry = { Size: 5, ETag: tag, LastModified: expect.any(Date), StorageClass: 'STANDARD' };
  expect(first.Contents).toEqual([
    { ...entry, Key: 'l/0' },
    { ...entry, Key: 'l/1' },
  ]);
  const { NextContinuationToken: ContinuationToken } = first;
  const second = await list({ Prefix: 'l/', MaxKeys: 2, ContinuationToken });
  expect(second.Contents?.map((each) => each.Key)).toEqual(['l/2']);
  expect([first, second].map(({ IsTruncated }) => IsTruncated)).toEqual([true, false]);
  expect(await list({ Prefix: 'l/', MaxKeys: 3 })).toMatchObject({ IsTruncated: false });
  expect(await list({ MaxKeys: 5000 })).toMatchObject({ MaxKeys: 1000 });
  for (const wrong of [{ ContinuationToken: '!' }, { MaxKeys: -1 }, { MaxKeys: 1.5 }])
    await expect(list(wrong)).rejects.toMatchObject({ name: 'InvalidArgument' });
});

test('of many puts at once that may only create an object, one does, and no later one replaces it', async () => {
  const { put, read, files } = await startObjectStore();
  const create = (text: string) => put(Key, text, { IfNoneMatch: '*' });
  const puts = await Promise.allSettled(Array.from({ length: 20 }, (_, index) => create(`put ${index}`)));
  expect(puts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await files()).toEqual({ staged: [], bodies: [expect.any(String)] });
  const first = await read(Key);
  await expect(create('late')).rejects.toMatchObject({
    name: 'PreconditionFailed',
    $metadata: { httpStatusCode: 412 },
  });
  expect(await read(Key)).toBe(first);
});

test('a body that does not match its checksum or its hash is refused and leaves nothing', async () => {
  const { url, put, keys, files } = await startObjectStore();
  await expect(put(Key, 'hello', { ChecksumCRC32: 'AAAAAA==' })).rejects.toMatchObject({ name: 'BadDigest' });
  await expect(put(Key, 'hello', { ChecksumCRC32C: 'mnG7TA==' })).rejects.toMatchObject({
    name: 'NotImplemented',
  });
  const client = createClient({ endpoint: url, requestChecksumCalculation: 'WHEN_REQUIRED' });
  const command = new PutObjectCommand({ Bucket, Key, Body: 'hello' });
  command.middlewareStack.add(
    (next) => (args) => {
      Object.assign(args.request as object, { body: 'hellO' });
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  await expect(client.send(command)).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
  expect(await keys()).toEqual([]);
  expect((await files()).staged).toEqual([]);
  await put(Key, 'hello', { ChecksumCRC32: 'NhCmhg==' });
});

test('what the store does not implement is refused, and never taken for another call', async () => {
  const { client, put, read } = await startObjectStore();
  await put(Key, 'linen');
  const stream = { Body: Readable.from([Buffer.from('silk')]), ContentLength: 4 };
  const calls: Promise<unknown>[] = [
    client.send(new GetObjectCommand({ Bucket, Key, IfNoneMatch: '"etag"' })),
    client.send(new GetObjectCommand({ Bucket, Key, Range: 'bytes=0-2' })),
    put(Key, 'silk', { IfMatch: '"etag"' }),
    client.send(new ListObjectsCommand({ Bucket })),
    client.send(new DeleteObjectCommand({ Bucket, Key, VersionId: 'some' })),
    client.send(new PutObjectCommand({ Bucket, Key, ...stream })),
    client.send(new PutObjectCommand({ Bucket, Key, Body: 'silk', Tagging: 'state=pending' })),
  ];
  const refusals = (await Promise.allSettled(calls)).map((each) => each.status === 'rejected' && each.reason);
  for (const refusal of refusals)
    expect(refusal).toMatchObject({ name: 'NotImplemented', $metadata: { httpStatusCode: 501 } });
  expect(await read(Key)).toBe('linen');
  await expect(client.send(new ListObjectsV2Command({ Bucket: 'nowhere' }))).rejects.toMatchObject({
    name: 'NoSuchBucket',
  });
});
