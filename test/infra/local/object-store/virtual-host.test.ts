import { Agent } from 'node:http';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { expect, test } from 'vitest';
import { Bucket, createClient, startObjectStore } from './start-object-store.ts';

/** Names under localhost do not resolve on every machine. */
const loopbackAgent = new Agent({
  lookup: (_name, options, callback) =>
    options.all ? callback(null, [{ address: '127.0.0.1', family: 4 }]) : callback(null, '127.0.0.1', 4),
});

test('a bucket may stand in the host name instead of the path', async () => {
  const { url, read } = await startObjectStore();
  const client = createClient({
    endpoint: url.replace('127.0.0.1', 'localhost'),
    requestHandler: { httpAgent: loopbackAgent },
  });
  expect(await getSignedUrl(client, new GetObjectCommand({ Bucket, Key: 'a/b' }))).toContain(
    `http://${Bucket}.localhost:`,
  );
  await client.send(new PutObjectCommand({ Bucket, Key: 'a/b', Body: 'linen' }));
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: 'a/b' }));
  expect(await Body?.transformToString()).toBe('linen');
  expect(await read('a/b')).toBe('linen');
});
