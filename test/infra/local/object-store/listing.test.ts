import { ListObjectsV2Command, type ListObjectsV2CommandInput } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { Bucket, type RunningStore, startObjectStore } from './start-object-store.ts';

async function storeOf(...keys: string[]) {
  const store = await startObjectStore();
  for (const key of keys) await store.put(key, 'x');
  return store;
}

async function list({ client }: RunningStore, input: Partial<ListObjectsV2CommandInput> = {}) {
  const page = await client.send(new ListObjectsV2Command({ Bucket, ...input }));
  return { ...page, keys: page.Contents?.map(({ Key }) => Key) ?? [] };
}

/** Lists all keys, page by page. Returns the keys of each page. */
async function listAll(store: RunningStore, input: Partial<ListObjectsV2CommandInput>) {
  const pages: (string | undefined)[][] = [];
  let token: string | undefined;
  do {
    const page = await list(store, { ...input, ...(token && { ContinuationToken: token }) });
    pages.push(page.keys);
    token = page.NextContinuationToken;
  } while (token);
  return pages;
}

test('an object is listed with its size, its time and its tag', async () => {
  const store = await storeOf();
  const { ETag } = await store.put('a', 'hello');
  expect((await list(store)).Contents).toEqual([
    { Key: 'a', Size: 5, ETag, LastModified: expect.any(Date), StorageClass: 'STANDARD' },
  ]);
});

test('an empty bucket has an empty listing', async () => {
  expect(await list(await storeOf())).toMatchObject({ keys: [], KeyCount: 0, IsTruncated: false });
});

test('keys are listed in the order of their bytes', async () => {
  const store = await storeOf('b', 'a/2', 'a/10', 'B', 'é', '\u{1f457}', '\uff21', 'a');
  expect((await list(store)).keys).toEqual(['B', 'a', 'a/10', 'a/2', 'b', 'é', '\uff21', '\u{1f457}']);
});

test('a prefix narrows the listing', async () => {
  const store = await storeOf('a/1', 'a/2', 'a/3', 'b/1');
  expect((await list(store, { Prefix: 'a/' })).keys).toEqual(['a/1', 'a/2', 'a/3']);
  expect((await list(store, { Prefix: 'c' })).keys).toEqual([]);
});

test('a listing is read page by page, and ends', async () => {
  const store = await storeOf('l/0', 'l/1', 'l/2', 'l/3', 'l/4');
  expect(await list(store, { Prefix: 'l/', MaxKeys: 2 })).toMatchObject({
    keys: ['l/0', 'l/1'],
    IsTruncated: true,
    NextContinuationToken: expect.any(String),
  });
  expect(await listAll(store, { Prefix: 'l/', MaxKeys: 2 })).toEqual([
    ['l/0', 'l/1'],
    ['l/2', 'l/3'],
    ['l/4'],
  ]);
  expect(await listAll(store, { Prefix: 'l/', MaxKeys: 5 })).toHaveLength(1);
});

test('a page without room has no entries and is the last', async () => {
  const store = await storeOf('a');
  expect(await list(store, { MaxKeys: 0 })).toMatchObject({ keys: [], IsTruncated: false });
});

test('a page holds at most a thousand keys', async () => {
  expect(await list(await storeOf('a'), { MaxKeys: 5000 })).toMatchObject({ MaxKeys: 1000 });
});

test('a forged token or a page size that is no number is refused', async () => {
  const store = await storeOf('a');
  const invalid = { name: 'InvalidArgument' };
  await expect(list(store, { ContinuationToken: '!' })).rejects.toMatchObject(invalid);
  await expect(list(store, { MaxKeys: -1 })).rejects.toMatchObject(invalid);
  await expect(list(store, { MaxKeys: 1.5 })).rejects.toMatchObject(invalid);
});

test('a listing is the same after a restart', async () => {
  const first = await storeOf('a/1', 'a/2', 'b');
  const before = await list(first);
  await first.stop();
  const after = await list(await startObjectStore({ folder: first.folder }));
  expect(after.Contents).toEqual(before.Contents);
});
