import {
  CreateBucketCommand,
  GetBucketVersioningCommand,
  GetObjectAclCommand,
  HeadBucketCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutBucketPolicyCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { Bucket, startObjectStore } from './start-object-store.ts';

test('a bucket asked for when the store is opened exists', async () => {
  const { client } = await startObjectStore();
  await expect(client.send(new HeadBucketCommand({ Bucket }))).resolves.toBeDefined();
});

test('a bucket can be created, once', async () => {
  const { client } = await startObjectStore();
  await expect(client.send(new HeadBucketCommand({ Bucket: 'archive' }))).rejects.toMatchObject({
    name: 'NotFound',
  });
  await client.send(new CreateBucketCommand({ Bucket: 'archive' }));
  await expect(client.send(new HeadBucketCommand({ Bucket: 'archive' }))).resolves.toBeDefined();
  await expect(client.send(new CreateBucketCommand({ Bucket: 'archive' }))).rejects.toMatchObject({
    name: 'BucketAlreadyOwnedByYou',
  });
});

test('a bucket outlives the process that created it', async () => {
  const first = await startObjectStore();
  await first.client.send(new CreateBucketCommand({ Bucket: 'archive' }));
  await first.stop();
  const { client } = await startObjectStore({ folder: first.folder });
  await expect(client.send(new HeadBucketCommand({ Bucket: 'archive' }))).resolves.toBeDefined();
});

test.each(['..', 'up..down', '.staging', 'UPPER', 'ab', 'a'.repeat(64), 'with_underscore'])(
  'no bucket may be called %s',
  async (name) => {
    const { client } = await startObjectStore();
    await expect(client.send(new CreateBucketCommand({ Bucket: name }))).rejects.toMatchObject({
      name: 'InvalidBucketName',
    });
  },
);

test('a bucket that does not exist is named as the reason', async () => {
  const { client } = await startObjectStore();
  await expect(client.send(new ListObjectsV2Command({ Bucket: 'nowhere' }))).rejects.toMatchObject({
    name: 'NoSuchBucket',
  });
});

test('a call that the store does not know is refused and never taken for another', async () => {
  const { client, put, read } = await startObjectStore();
  await put('shirt.txt', 'linen');
  const unknown = { name: 'NotImplemented', $metadata: { httpStatusCode: 501 } };
  await expect(client.send(new GetBucketVersioningCommand({ Bucket }))).rejects.toMatchObject(unknown);
  await expect(client.send(new PutBucketPolicyCommand({ Bucket, Policy: '{}' }))).rejects.toMatchObject(
    unknown,
  );
  await expect(client.send(new GetObjectAclCommand({ Bucket, Key: 'shirt.txt' }))).rejects.toMatchObject(
    unknown,
  );
  await expect(client.send(new ListObjectsCommand({ Bucket }))).rejects.toMatchObject(unknown);
  expect(await read('shirt.txt')).toBe('linen');
});
