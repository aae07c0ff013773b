import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { Bucket, createClient, startObjectStore, temporaryFolder } from './start-object-store.ts';

const Key = 'shirt.bin';

describe('a restart', () => {
  test('keeps every object with its headers and metadata', async () => {
    const first = await startObjectStore();
    await first.put(Key, 'linen', { ContentType: 'image/jpeg', Metadata: { owner: 'u1' } });
    const before = await first.client.send(new HeadObjectCommand({ Bucket, Key }));
    await first.stop();
    const second = await startObjectStore({ folder: first.folder });
    const after = await second.client.send(new HeadObjectCommand({ Bucket, Key }));
    expect({ ...after, $metadata: {} }).toEqual({ ...before, $metadata: {} });
    expect(await second.read(Key)).toBe('linen');
  });

  test('does not bring back what was deleted', async () => {
    const first = await startObjectStore();
    await first.put(Key, 'linen');
    await first.client.send(new DeleteObjectCommand({ Bucket, Key }));
    await first.stop();
    expect(await (await startObjectStore({ folder: first.folder })).keys()).toEqual([]);
  });

  test('removes the remainders of a crash and keeps the rest', async () => {
    const first = await startObjectStore();
    await first.put(Key, 'linen');
    await first.stop();
    const inBucket = (...path: string[]) => join(first.folder, Bucket, ...path);
    await writeFile(join(first.folder, '.staging', 'half-an-upload'), 'half');
    await writeFile(inBucket('bodies', 'a-body-without-a-record'), 'linen');
    await writeFile(inBucket('records', 'half-a-record.json.tmp'), '{"key":');

    const second = await startObjectStore({ folder: first.folder });
    expect(await second.keys()).toEqual([Key]);
    expect(await second.read(Key)).toBe('linen');
    expect(await second.files()).toEqual({ staged: [], bodies: [expect.any(String)] });
    expect(await readdir(inBucket('records'))).toHaveLength(1);
  });

  test('completes a bucket whose creation was interrupted', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, Bucket));
    const { put, read } = await startObjectStore({ folder });
    await put(Key, 'linen');
    expect(await read(Key)).toBe('linen');
  });
});

test('a store killed in the middle of its writes comes back with whole objects and every one it confirmed', async () => {
  const folder = await temporaryFolder();
  const confirmed = new Map<string, string>();
  for (let round = 0; round < 4; round += 1) {
    const { client, kill } = await startStoreProcess(folder);
    const putForever = async (key: string) => {
      for (let count = 0; ; count += 1) {
        const Body = bodyOf(`${key} ${round}.${count}`);
        await client.send(new PutObjectCommand({ Bucket, Key: key, Body }));
        confirmed.set(key, Body);
        if (key === 'a' && count === 10 + round) kill();
      }
    };
    await Promise.allSettled(['a', 'b', 'c', 'd'].map(putForever));
  }
  const { keys, read, files } = await startObjectStore({ folder });
  expect(await keys()).toEqual(['a', 'b', 'c', 'd']);
  expect(await files()).toMatchObject({ staged: [], bodies: { length: 4 } });
  for (const [key, last] of confirmed) {
    const body = await read(key);
    const [line = ''] = body.split('\n');
    expect(body).toBe(bodyOf(line));
    expect(versionOf(body)).toBeGreaterThanOrEqual(versionOf(last));
  }
});

/** A body of several hundred kilobytes. All its lines are equal, so that a mixture of two bodies can be detected. */
const bodyOf = (line: string) => `${line}\n`.repeat(20_000);

/** The round and the number of the put that wrote a body, combined into one number. */
function versionOf(body: string): number {
  const [round = 0, count = 0] = /\d+\.\d+/.exec(body)?.[0].split('.').map(Number) ?? [];
  return round * 1_000_000 + count;
}

async function startStoreProcess(folder: string) {
  const child = fork(new URL('./store-process.ts', import.meta.url), [folder]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [endpoint] = await once(child, 'message');
  return { client: createClient({ endpoint }), kill: () => child.kill('SIGKILL') };
}

describe('puts of one key at the same time', () => {
  test('leave one of them whole', async () => {
    const { put, read, keys, files } = await startObjectStore();
    const bodies = Array.from({ length: 20 }, (_, index) => bodyOf(`put ${index}`));
    await Promise.all(bodies.map((body) => put(Key, body)));
    expect(bodies).toContain(await read(Key));
    expect(await keys()).toEqual([Key]);
    expect(await files()).toEqual({ staged: [], bodies: [expect.any(String)] });
  });

  test('leave the same one after a restart', async () => {
    const first = await startObjectStore();
    await Promise.all(Array.from({ length: 20 }, (_, index) => first.put(Key, `put ${index}`)));
    const last = await first.read(Key);
    await first.stop();
    const second = await startObjectStore({ folder: first.folder });
    expect(await second.read(Key)).toBe(last);
  });

  test('give every reader a whole object', async () => {
    const { put, read } = await startObjectStore();
    await put(Key, bodyOf('first'));
    const writes = Promise.all(Array.from({ length: 20 }, (_, index) => put(Key, bodyOf(`put ${index}`))));
    const reads = await Promise.all(Array.from({ length: 20 }, () => read(Key)));
    await writes;
    for (const body of reads) expect(body).toBe(bodyOf(body.split('\n')[0] ?? ''));
  });

  test('do not disturb one who is already reading', async () => {
    const { client, put } = await startObjectStore();
    const body = Buffer.alloc(20 * 1024 * 1024, 'old linen');
    await put(Key, body);
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    await put(Key, 'new silk');
    expect(body.equals((await Body?.transformToByteArray()) ?? Buffer.of())).toBe(true);
  });
});

test('a failure of the disk is reported to the machine’s owner and not to the client', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => reported.mockRestore());
  const { put, read, folder } = await startObjectStore();
  await put(Key, 'linen');
  await rm(join(folder, Bucket, 'bodies'), { recursive: true });
  await expect(read(Key)).rejects.toMatchObject({
    name: 'InternalError',
    message: expect.not.stringContaining(folder),
  });
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    'The object store has failed',
    expect.objectContaining({ code: 'ENOENT' }),
  );
});

test('an upload to a full disk is refused as one, once, and leaves nothing behind', async () => {
  const store = await startObjectStore();
  // Writing to this device fails as on a full disk.
  const device = await open('/dev/full', 'w');
  const files: { writeFile: typeof device.writeFile } = Object.getPrototypeOf(device);
  const { writeFile: write } = files;
  const full = vi.spyOn(files, 'writeFile').mockImplementation(() => write.call(device, 'x'));
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  await expect(store.put(Key, 'linen')).rejects.toMatchObject({
    name: 'storage.full',
    message: 'There is no room left on the disk.',
    $metadata: { httpStatusCode: 507, attempts: 1 },
  });
  full.mockRestore();
  reported.mockRestore();
  await device.close();
  expect(await store.keys()).toEqual([]);
  await store.put(Key, 'linen');
  expect(await store.read(Key)).toBe('linen');
});
