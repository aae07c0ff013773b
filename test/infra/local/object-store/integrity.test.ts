import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeAwsChunked } from '#infra/local/object-store/aws-chunked';
import { Bucket, createClient, type RunningStore, startObjectStore } from './start-object-store.ts';

const Key = 'shirt.bin';
/** Makes a signed request travel with another body. */
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

describe('a body in chunks, with its checksum at the end', () => {
  test('is stored without the marks of the chunks', async () => {
    const { client, read } = await startObjectStore();
    const body = Buffer.from('stream-body-'.repeat(20_000));
    const chunks = Array.from({ length: 35 }, (_, index) => body.subarray(index * 7000, (index + 1) * 7000));
    await client.send(
      new PutObjectCommand({ Bucket, Key, Body: Readable.from(chunks), ContentLength: body.length }),
    );
    expect(await read(Key)).toBe(body.toString());
  });

  function putOnTheWire({ client }: RunningStore, wire: string) {
    const Body = Readable.from([Buffer.from('hello')]);
    const command = new PutObjectCommand({ Bucket, Key, Body, ContentLength: 5 });
    sendInstead(command, Readable.from([Buffer.from(wire)]));
    return client.send(command);
  }

  test('may be cut into any chunks', async () => {
    const store = await startObjectStore();
    await putOnTheWire(store, '2\r\nhe\r\n3\r\nllo\r\n0\r\nx-amz-checksum-crc32:NhCmhg==\r\n\r\n');
    expect(await store.read(Key)).toBe('hello');
  });

  test.each([
    ['another body', '5\r\nhellO\r\n0\r\nx-amz-checksum-crc32:NhCmhg==\r\n\r\n', 'BadDigest'],
    ['another checksum', '5\r\nhello\r\n0\r\nx-amz-checksum-crc32:AAAAAA==\r\n\r\n', 'BadDigest'],
    ['no checksum', '5\r\nhello\r\n0\r\n\r\n', 'MalformedTrailerError'],
    ['a longer body than announced', '6\r\nhello!\r\n0\r\n\r\n', 'IncompleteBody'],
    ['a shorter body than announced', '4\r\nhell\r\n0\r\n\r\n', 'IncompleteBody'],
    ['a chunk that is shorter than it says', '9\r\nhello\r\n0\r\n\r\n', 'IncompleteBody'],
    ['a chunk that is longer than it says', '3\r\nhello\r\n0\r\n\r\n', 'IncompleteBody'],
    ['no last chunk', '5\r\nhello\r\n', 'IncompleteBody'],
    ['trailers that do not end', '5\r\nhello\r\n0\r\nx-amz-checksum-crc32:NhCmhg==', 'IncompleteBody'],
    ['a size that is no number', 'five\r\nhello\r\n0\r\n\r\n', 'IncompleteBody'],
    ['a size line without end', '5;'.padEnd(100_000, 'x'), 'IncompleteBody'],
  ])('is refused with %s and leaves nothing', async (_fault, wire, name) => {
    const store = await startObjectStore();
    await expect(putOnTheWire(store, wire)).rejects.toMatchObject({ name });
    expect(await store.keys()).toEqual([]);
    expect(await store.files()).toEqual({ staged: [], bodies: [] });
  });

  test('is not taken in any other form of chunks', async () => {
    const { url, keys } = await startObjectStore();
    const client = createClient({ endpoint: url });
    client.middlewareStack.add(
      (next) => (args) => {
        const { headers } = args.request as { headers: Record<string, string> };
        headers['x-amz-content-sha256'] = 'STREAMING-AWS4-HMAC-SHA256-PAYLOAD';
        return next(args);
      },
      { step: 'build', priority: 'low', name: 'signChunks' },
    );
    const command = new PutObjectCommand({ Bucket, Key, Body: 'hello' });
    await expect(client.send(command)).rejects.toMatchObject({ name: 'NotImplemented' });
    expect(await keys()).toEqual([]);
  });

  test('is decoded whatever its chunks and wherever the network splits it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 50 })),
        fc.integer({ min: 1, max: 20 }),
        async (chunks, packetSize) => {
          const framed = chunks.flatMap((chunk) => [`${chunk.length.toString(16)};x=y\r\n`, chunk, '\r\n']);
          const wire = Buffer.concat([...framed, '0\r\nA: b \r\n\r\n'].map((part) => Buffer.from(part)));
          const packets = Array.from({ length: Math.ceil(wire.length / packetSize) }, (_, index) =>
            wire.subarray(index * packetSize, (index + 1) * packetSize),
          );
          const trailers = new Map<string, string>();
          const decoded = await buffer(decodeAwsChunked(Readable.from(packets), trailers));
          expect(decoded).toEqual(Buffer.concat(chunks));
          expect(trailers).toEqual(new Map([['a', 'b']]));
        },
      ),
    );
  });
});

test('a body of unknown length is refused', async () => {
  const { client, keys } = await startObjectStore();
  const url = await getSignedUrl(client, new PutObjectCommand({ Bucket, Key }));
  const body = ReadableStream.from([Buffer.from('hello')]);
  const response = await fetch(url, { method: 'PUT', body, duplex: 'half' });
  expect(response.status).toBe(411);
  expect(await keys()).toEqual([]);
});
