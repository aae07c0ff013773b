import { GetObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { Bucket, startObjectStore } from './start-object-store.ts';

const Key = 'shirts/linen.txt';

describe('a range', () => {
  test.each([
    ['bytes=1-2', 'el', 'bytes 1-2/5'],
    ['bytes=3-', 'lo', 'bytes 3-4/5'],
    ['bytes=-2', 'lo', 'bytes 3-4/5'],
    ['bytes=-99', 'hello', 'bytes 0-4/5'],
    ['bytes=4-99', 'o', 'bytes 4-4/5'],
  ])('%s of "hello" is "%s"', async (Range, text, ContentRange) => {
    const { client, put } = await startObjectStore();
    await put(Key, 'hello');
    const object = await client.send(new GetObjectCommand({ Bucket, Key, Range }));
    expect(object).toMatchObject({ ContentRange, ContentLength: text.length });
    expect(object.$metadata.httpStatusCode).toBe(206);
    expect(await object.Body?.transformToString()).toBe(text);
  });

  test.each(['bytes=5-', 'bytes=-0'])('%s beyond the object is refused', async (Range) => {
    const { put, read } = await startObjectStore();
    await put(Key, 'hello');
    await expect(read(Key, { Range })).rejects.toMatchObject({ name: 'InvalidRange' });
  });

  test.each(['bytes=3-1', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=-'])(
    '%s that cannot be read is answered with the whole object',
    async (Range) => {
      const { put, read } = await startObjectStore();
      await put(Key, 'hello');
      expect(await read(Key, { Range })).toBe('hello');
    },
  );
});

describe('a condition', () => {
  test('lets a put create an object, but not replace one', async () => {
    const { put, read } = await startObjectStore();
    await put(Key, 'first', { IfNoneMatch: '*' });
    await expect(put(Key, 'second', { IfNoneMatch: '*' })).rejects.toMatchObject({
      name: 'PreconditionFailed',
      $metadata: { httpStatusCode: 412 },
    });
    expect(await read(Key)).toBe('first');
  });

  test('lets only one of many puts at once create an object', async () => {
    const { put, files } = await startObjectStore();
    const puts = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => put(Key, `put ${index}`, { IfNoneMatch: '*' })),
    );
    expect(puts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await files()).toEqual({ staged: [], bodies: [expect.any(String)] });
  });

  test('lets a put replace the very version it names', async () => {
    const { put, read } = await startObjectStore();
    await expect(put(Key, 'none yet', { IfMatch: '"abc"' })).rejects.toMatchObject({ name: 'NoSuchKey' });
    const { ETag } = await put(Key, 'first');
    await put(Key, 'second', { IfMatch: ETag });
    await expect(put(Key, 'third', { IfMatch: ETag })).rejects.toMatchObject({ name: 'PreconditionFailed' });
    expect(await read(Key)).toBe('second');
  });
});
