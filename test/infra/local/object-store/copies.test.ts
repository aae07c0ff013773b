import { CopyObjectCommand, GetObjectTaggingCommand, HeadObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { Bucket, startObjectStore } from './start-object-store.ts';

describe('a copy', () => {
  const CopySource = `${Bucket}/${encodeURIComponent('ä b+c.txt')}`;

  test('takes the body, the metadata and the tags along', async () => {
    const { client, put, read } = await startObjectStore();
    await put('ä b+c.txt', 'hello', { ContentType: 'text/plain', Metadata: { owner: 'u1' }, Tagging: 'a=b' });
    await client.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource }));
    expect(await read('copy')).toBe('hello');
    expect(await client.send(new HeadObjectCommand({ Bucket, Key: 'copy' }))).toMatchObject({
      ContentType: 'text/plain',
      Metadata: { owner: 'u1' },
    });
    const { TagSet } = await client.send(new GetObjectTaggingCommand({ Bucket, Key: 'copy' }));
    expect(TagSet).toEqual([{ Key: 'a', Value: 'b' }]);
  });

  test('may replace the metadata, which is the only way to copy an object to itself', async () => {
    const { client, put, read } = await startObjectStore();
    await put('ä b+c.txt', 'hello', { Metadata: { owner: 'u1' } });
    const itself = { Bucket, Key: 'ä b+c.txt', CopySource };
    await expect(client.send(new CopyObjectCommand(itself))).rejects.toMatchObject({
      name: 'InvalidRequest',
    });
    await client.send(
      new CopyObjectCommand({ ...itself, MetadataDirective: 'REPLACE', Metadata: { owner: 'u2' } }),
    );
    expect(await client.send(new HeadObjectCommand({ Bucket, Key: itself.Key }))).toMatchObject({
      Metadata: { owner: 'u2' },
    });
    expect(await read(itself.Key)).toBe('hello');
  });

  test('of a missing object is refused', async () => {
    const { client } = await startObjectStore();
    await expect(
      client.send(new CopyObjectCommand({ Bucket, Key: 'copy', CopySource })),
    ).rejects.toMatchObject({ name: 'NoSuchKey' });
  });
});
