import {
  DeleteObjectTaggingCommand,
  GetObjectTaggingCommand,
  PutObjectTaggingCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { Bucket, type RunningStore, startObjectStore } from './start-object-store.ts';

const Key = 'shirts/linen.txt';

describe('tags', () => {
  const tagsOf = async ({ client }: RunningStore) =>
    (await client.send(new GetObjectTaggingCommand({ Bucket, Key }))).TagSet;

  test('come with an object or later, replace each other and can be removed', async () => {
    const store = await startObjectStore();
    await store.put(Key, 'hello', { Tagging: 'state=pending&by=a%20b' });
    expect(await tagsOf(store)).toEqual([
      { Key: 'state', Value: 'pending' },
      { Key: 'by', Value: 'a b' },
    ]);
    const TagSet = [{ Key: 'state', Value: 'kept' }];
    await store.client.send(new PutObjectTaggingCommand({ Bucket, Key, Tagging: { TagSet } }));
    expect(await tagsOf(store)).toEqual(TagSet);
    await store.client.send(new DeleteObjectTaggingCommand({ Bucket, Key }));
    expect(await tagsOf(store)).toEqual([]);
    expect(await store.read(Key)).toBe('hello');
  });

  test('are kept over a restart', async () => {
    const first = await startObjectStore();
    await first.put(Key, 'hello', { Tagging: 'state=pending' });
    await first.stop();
    const second = await startObjectStore({ folder: first.folder });
    expect(await tagsOf(second)).toEqual([{ Key: 'state', Value: 'pending' }]);
  });

  test('are at most ten, each of another key', async () => {
    const { client, put } = await startObjectStore();
    await put(Key, 'hello');
    const tag = (TagSet: { Key: string; Value: string }[]) =>
      client.send(new PutObjectTaggingCommand({ Bucket, Key, Tagging: { TagSet } }));
    await tag([]);
    await tag(Array.from({ length: 10 }, (_, index) => ({ Key: `${index}`, Value: '' })));
    const eleven = Array.from({ length: 11 }, (_, index) => ({ Key: `${index}`, Value: '' }));
    await expect(tag(eleven)).rejects.toMatchObject({ name: 'InvalidTag' });
    const twins = [
      { Key: 'a', Value: '1' },
      { Key: 'a', Value: '2' },
    ];
    await expect(tag(twins)).rejects.toMatchObject({ name: 'InvalidTag' });
  });
});
