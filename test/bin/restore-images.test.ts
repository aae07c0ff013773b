import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandInput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { afterAll, expect, it, vi } from 'vitest';
import { serveOnLoopback } from '#infra/local/loopback';
import { openObjectStore } from '#infra/local/object-store/object-store';
import { credentials } from '../support/app/credentials.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const Bucket = 'media';
const folder = temporaryFolder();
let now = Date.now();
const open = async () => {
  const store = { folder, credentials, buckets: [Bucket], versioned: [Bucket], now: () => new Date(now) };
  return serveOnLoopback((await openObjectStore(store)).handle);
};
let service = await open();
const client = () => new S3Client({ endpoint: service.url, forcePathStyle: true });
afterAll(() => service.close());

const put = (Key: string, Body: string) =>
  client().send(new PutObjectCommand({ Bucket, Key, Body, Metadata: { of: Body } }));
const remove = (Key: string) => client().send(new DeleteObjectCommand({ Bucket, Key }));
const later = () => {
  now += 60_000;
  return new Date(now - 30_000);
};

it('images come back as they were at a time, also in another process and twice', async () => {
  for (const key of ['kept', 'deleted', 'replaced', 'deleted before', 'deleted twice/1536.webp'])
    await put(key, `old ${key}`);
  await remove('deleted before');
  const until = later();
  await put('replaced', 'new');
  await put('newer', 'new');
  await remove('deleted');
  await remove('deleted twice/1536.webp');
  await put('deleted twice/1536.webp', 'new');
  await remove('deleted twice/1536.webp');
  later();

  await service.close();
  service = await open();
  vi.stubEnv('AWS_ENDPOINT_URL_S3', service.url);
  for (const name of ['MEDIA_BUCKET', 'UPLOADS_BUCKET']) vi.stubEnv(name, Bucket);
  vi.stubEnv('MEDIA_NAME_SECRET', 'names');
  const { restoreImages } = await import('../../bin/restore/images.ts');
  // Pages of one version in place of a thousand.
  const { send } = S3Client.prototype;
  vi.spyOn(S3Client.prototype, 'send').mockImplementation(function (this: S3Client, command) {
    if (command instanceof ListObjectVersionsCommand)
      (command.input as ListObjectVersionsCommandInput).MaxKeys = 1;
    return (send as (each: unknown) => never).call(this, command);
  });
  expect(await restoreImages(until)).toBe(3);
  expect(await restoreImages(until)).toBe(0);

  const { Contents = [] } = await client().send(new ListObjectsV2Command({ Bucket }));
  const found = Contents.map(async ({ Key }) => {
    const { Body, Metadata } = await client().send(new GetObjectCommand({ Bucket, Key }));
    return [Key, await Body?.transformToString(), Metadata?.['of']];
  });
  expect(await Promise.all(found)).toEqual([
    ...['deleted', 'deleted twice/1536.webp', 'kept'].map((key) => [key, `old ${key}`, `old ${key}`]),
    ['newer', 'new', 'new'],
    ['replaced', 'old replaced', 'old replaced'],
  ]);
});
