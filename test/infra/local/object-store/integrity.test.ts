import { Readable } from 'node:stream';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { Bucket, createClient, startObjectStore } from './start-object-store.ts';

const Key = 'shirt.bin';
/** Replaces the body of a command after it has been signed. */
const sendInstead = (command: PutObjectCommand, body: unknown) =>
  command.middlewareStack.add(
    (next) => (args) => {
      Object.assign(args.request as object, { body });
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );

describe('a checksum', () => {
  test('comes with the object for the client to check', async () => {
    const { client, put } = await startObjectStore();
    await put(Key, 'hello');
    const command = new GetObjectCommand({ Bucket, Key, ChecksumMode: 'ENABLED' });
    expect(await client.send(command)).toMatchObject({
      ChecksumCRC32: 'NhCmhg==',
      ChecksumType: 'FULL_OBJECT',
    });
  });

  test.each([
    ['CRC32', { ChecksumCRC32: 'NhCmhg==' }, { ChecksumCRC32: 'AAAAAA==' }],
    [
      'SHA-256',
      { ChecksumSHA256: 'LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=' },
      { ChecksumSHA256: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' },
    ],
    ['MD5', { ContentMD5: 'XUFAKrxLKna5cZ2REBfFkg==' }, { ContentMD5: '1B2M2Y8AsgTpgAmY7PhCfg==' }],
  ])('of kind %s lets the right body pass and refuses another', async (_kind, right, wrong) => {
    const { put, keys, files } = await startObjectStore();
    await expect(put(Key, 'hello', wrong)).rejects.toMatchObject({ name: 'BadDigest' });
    expect(await keys()).toEqual([]);
    expect((await files()).staged).toEqual([]);
    await put(Key, 'hello', right);
  });

  test('that is none is refused as such', async () => {
    const { put } = await startObjectStore();
    await expect(put(Key, 'hello', { ContentMD5: 'short' })).rejects.toMatchObject({ name: 'InvalidDigest' });
  });

  test('of a kind the store cannot compute is never passed over', async () => {
    const { put } = await startObjectStore();
    await expect(put(Key, 'hello', { ChecksumCRC32C: 'mnG7TA==' })).rejects.toMatchObject({
      name: 'NotImplemented',
    });
  });

  test('signed with the request protects the body on its way', async () => {
    const { url, keys } = await startObjectStore();
    const client = createClient({ endpoint: url, requestChecksumCalculation: 'WHEN_REQUIRED' });
    const command = new PutObjectCommand({ Bucket, Key, Body: 'hello' });
    sendInstead(command, 'hellO');
    await expect(client.send(command)).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
    expect(await keys()).toEqual([]);
  });
});

test('a stream, which the client sends in chunks with its checksum at the end, is refused', async () => {
  const { client, keys } = await startObjectStore();
  const Body = Readable.from([Buffer.from('hello')]);
  const command = new PutObjectCommand({ Bucket, Key, Body, ContentLength: 5 });
  await expect(client.send(command)).rejects.toMatchObject({ name: 'NotImplemented' });
  expect(await keys()).toEqual([]);
});

test('a body of unknown length is refused', async () => {
  const { client, keys } = await startObjectStore();
  const command = new PutObjectCommand({ Bucket, Key, Body: 'hello' });
  command.middlewareStack.add(
    (next) => (args) => {
      const { headers } = args.request as { headers: Record<string, string> };
      delete headers['content-length'];
      return next(args);
    },
    { step: 'build', priority: 'low' },
  );
  sendInstead(command, Readable.from([Buffer.from('hello')]));
  await expect(client.send(command)).rejects.toMatchObject({ name: 'MissingContentLength' });
  expect(await keys()).toEqual([]);
});
