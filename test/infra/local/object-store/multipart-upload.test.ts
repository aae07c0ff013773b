import {
  AbortMultipartUploadCommand,
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  HeadObjectCommand,
  UploadPartCommand,
} from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { Bucket, startObjectStore } from './start-object-store.ts';

const Key = 'film.bin';
const megabytes = (count: number, fill: string) => Buffer.alloc(count * 1024 * 1024, fill);

async function startUpload() {
  const store = await startObjectStore();
  const { client } = store;
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ Bucket, Key, ContentType: 'video/mp4', Metadata: { owner: 'u1' } }),
  );
  return {
    ...store,
    upload: async (PartNumber: number, Body: Uint8Array): Promise<CompletedPart> => {
      const { ETag } = await client.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
      return { PartNumber, ETag };
    },
    complete: (...Parts: CompletedPart[]) =>
      client.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } })),
    abort: () => client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })),
  };
}

test('an object is put together from its parts and keeps what was said at the start', async () => {
  const { client, upload, complete, read, files } = await startUpload();
  const second = await upload(2, Buffer.from('the end'));
  const first = await upload(1, megabytes(5, 'a'));
  const { ETag } = await complete(first, second);
  expect(ETag).toMatch(/^"[0-9a-f]{32}-2"$/);
  expect(await client.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
    ETag,
    ContentLength: 5 * 1024 * 1024 + 7,
    ContentType: 'video/mp4',
    Metadata: { owner: 'u1' },
  });
  expect(await read(Key, { Range: 'bytes=-8' })).toBe('athe end');
  expect(await files()).toEqual({ staged: [], bodies: [expect.any(String)] });
});

test('a part uploaded again replaces the one before', async () => {
  const { upload, complete, read } = await startUpload();
  await upload(1, Buffer.from('first try'));
  await complete(await upload(1, Buffer.from('second try')));
  expect(await read(Key)).toBe('second try');
});

test('nothing is there before the upload is complete', async () => {
  const { upload, keys } = await startUpload();
  await upload(1, Buffer.from('half'));
  expect(await keys()).toEqual([]);
});

test('parts that are missing, changed, too small or out of order are refused', async () => {
  const { upload, complete } = await startUpload();
  const first = await upload(1, Buffer.from('small'));
  const second = await upload(2, Buffer.from('last'));
  const { ETag } = first;
  await expect(complete({ PartNumber: 7, ETag })).rejects.toMatchObject({ name: 'InvalidPart' });
  await expect(complete({ PartNumber: 2, ETag })).rejects.toMatchObject({ name: 'InvalidPart' });
  await expect(complete(second, first)).rejects.toMatchObject({ name: 'InvalidPartOrder' });
  await expect(complete(first, first)).rejects.toMatchObject({ name: 'InvalidPartOrder' });
  await expect(complete(first, second)).rejects.toMatchObject({ name: 'EntityTooSmall' });
  await expect(complete()).rejects.toMatchObject({ name: 'MalformedXML' });
  await expect(complete(first)).resolves.toBeDefined();
});

test.each([0, 10_001])('a part cannot be number %i', async (number) => {
  const { upload, files } = await startUpload();
  await expect(upload(number, Buffer.from('x'))).rejects.toMatchObject({ name: 'InvalidArgument' });
  expect((await files()).staged).toEqual([]);
});

test('an aborted upload is forgotten with its parts', async () => {
  const { upload, complete, abort, files } = await startUpload();
  const part = await upload(1, Buffer.from('half'));
  await abort();
  expect((await files()).staged).toEqual([]);
  await expect(complete(part)).rejects.toMatchObject({ name: 'NoSuchUpload' });
  await expect(upload(2, Buffer.from('late'))).rejects.toMatchObject({ name: 'NoSuchUpload' });
});

test('an upload belongs to the key it was started for', async () => {
  const { client, upload } = await startUpload();
  await upload(1, Buffer.from('x'));
  const elsewhere = new UploadPartCommand({ Bucket, Key: 'other', UploadId: 'x', PartNumber: 1, Body: 'x' });
  await expect(client.send(elsewhere)).rejects.toMatchObject({ name: 'NoSuchUpload' });
});

test('the parts of an upload under way do not outlive the process', async () => {
  const { upload, folder, stop } = await startUpload();
  await upload(1, Buffer.from('half'));
  await stop();
  const { files } = await startObjectStore({ folder });
  expect(await files()).toEqual({ staged: [], bodies: [] });
});
