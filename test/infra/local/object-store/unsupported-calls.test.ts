import {
  CopyObjectCommand,
  CreateMultipartUploadCommand,
  GetBucketVersioningCommand,
  GetObjectAclCommand,
  GetObjectCommand,
  ListObjectsCommand,
  ListObjectsV2Command,
  PutBucketPolicyCommand,
  PutObjectCommand,
  PutObjectTaggingCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { Bucket, startObjectStore } from './start-object-store.ts';

const Key = 'shirt.txt';
const Tagging = { TagSet: [{ Key: 'state', Value: 'pending' }] };

const calls: [string, (client: S3Client) => Promise<unknown>][] = [
  ['a setting of a bucket', (client) => client.send(new GetBucketVersioningCommand({ Bucket }))],
  ['a policy for a bucket', (client) => client.send(new PutBucketPolicyCommand({ Bucket, Policy: '{}' }))],
  ['the access list of an object', (client) => client.send(new GetObjectAclCommand({ Bucket, Key }))],
  [
    'a response with other headers',
    (client) => client.send(new GetObjectCommand({ Bucket, Key, ResponseContentType: 'text/html' })),
  ],
  [
    'a conditional read',
    (client) => client.send(new GetObjectCommand({ Bucket, Key, IfNoneMatch: '"etag"' })),
  ],
  ['the older listing', (client) => client.send(new ListObjectsCommand({ Bucket }))],
  [
    'a listing with a delimiter',
    (client) => client.send(new ListObjectsV2Command({ Bucket, Delimiter: '/' })),
  ],
  [
    'a copy that keeps its headers',
    (client) => client.send(new CopyObjectCommand({ Bucket, Key, CopySource: `${Bucket}/${Key}` })),
  ],
  [
    'a put with tags',
    (client) => client.send(new PutObjectCommand({ Bucket, Key, Body: 'silk', Tagging: 'state=pending' })),
  ],
  ['tags', (client) => client.send(new PutObjectTaggingCommand({ Bucket, Key, Tagging }))],
  ['a multipart upload', (client) => client.send(new CreateMultipartUploadCommand({ Bucket, Key }))],
];

test.each(calls)('%s is refused as not implemented and never taken for another call', async (_, call) => {
  const { client, put, read } = await startObjectStore();
  await put(Key, 'linen');
  await expect(call(client)).rejects.toMatchObject({
    name: 'NotImplemented',
    $metadata: { httpStatusCode: 501 },
  });
  expect(await read(Key)).toBe('linen');
});

test('a bucket that does not exist is named as the reason', async () => {
  const { client } = await startObjectStore();
  await expect(client.send(new ListObjectsV2Command({ Bucket: 'nowhere' }))).rejects.toMatchObject({
    name: 'NoSuchBucket',
  });
});
