import { fork } from 'node:child_process';
import { once } from 'node:events';
import { open, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  Bucket,
  createClient,
  movableClock,
  startObjectStore,
  temporaryFolder,
} from './start-object-store.ts';

const Key = 'shirt.bin';

describe('a restart', () => {
  test('keeps every object with its headers and metadata, and brings back none that was deleted', async () => {
    const first = await startObjectStore();
    await first.put(Key, 'linen', { ContentType: 'image/jpeg', Metadata: { owner: 'u1' } });
    await first.put('deleted', 'wool');
    await first.client.send(new DeleteObjectCommand({ Bucket, Key: 'deleted' }));
    const before = await first.client.send(new HeadObjectCommand({ Bucket, Key }));
    await first.stop();
    const second = await startObjectStore({ folder: first.folder });
    const after = await second.client.send(new HeadObjectCommand({ Bucket, Key }));
    expect({ ...after, $metadata: {} }).toEqual({ ...before, $metadata: {} });
    expect(await second.read(Key)).toBe('linen');
    expect(await second.keys()).toEqual([Key]);
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
});

test('a store killed in the middle of its writes comes back with whole objects and every one it confirmed', async () => {
  const folder = await temporaryFolder();
  const confirmed = new Map<string, number>();
  let puts = 0;
  for (const last of [30, 60, 90]) {
    const { client, kill } = await startStoreProcess(folder);
    const putForever = async (key: string) => {
      for (;;) {
        const number = ++puts;
        await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bodyOf(number) }));
        confirmed.set(key, number);
        if (number >= last) kill();
      }
    };
    await Promise.allSettled(['a', 'b', 'c', 'd'].map(putForever));
  }
  const { keys, read, files } = await startObjectStore({ folder });
  expect(await keys()).toEqual(['a', 'b', 'c', 'd']);
  expect(await files()).toMatchObject({ staged: [], bodies: { length: 4 } });
  for (const [key, last] of confirmed) {
    const body = await read(key);
    expect(body).toBe(bodyOf(Number.parseInt(body, 10)));
    expect(Number.parseInt(body, 10)).toBeGreaterThanOrEqual(last);
  }
});

/** A body of several hundred kilobytes. All its lines are equal, so that a mixture of two bodies can be detected. */
const bodyOf = (line: number) => `${line} of linen\n`.repeat(20_000);

async function startStoreProcess(folder: string) {
  const child = fork(new URL('./store-process.ts', import.meta.url), [folder]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const [endpoint] = await once(child, 'message');
  return { client: createClient({ endpoint }), kill: () => child.kill('SIGKILL') };
}

test('of puts of one key at the same time one is left, whole, to every reader and after a restart', async () => {
  const { put, read, keys, files, stop, folder } = await startObjectStore();
  await put(Key, bodyOf(20));
  const bodies = Array.from({ length: 20 }, (_, index) => bodyOf(index));
  const writes = Promise.all(bodies.map((body) => put(Key, body)));
  const reads = await Promise.all(bodies.map(() => read(Key)));
  await writes;
  for (const body of reads) expect(body).toBe(bodyOf(Number.parseInt(body, 10)));
  const last = await read(Key);
  expect(bodies).toContain(last);
  expect(await keys()).toEqual([Key]);
  expect(await files()).toEqual({ staged: [], bodies: [expect.any(String)] });
  await stop();
  expect(await (await startObjectStore({ folder })).read(Key)).toBe(last);
});

test('a put does not disturb one who is already reading', async () => {
  const { client, put } = await startObjectStore();
  const body = Buffer.alloc(20 * 1024 * 1024, 'old linen');
  await put(Key, body);
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  await put(Key, 'new silk');
  expect(body.equals((await Body?.transformToByteArray()) ?? Buffer.of())).toBe(true);
});

test('an object that was put longer ago than allowed is deleted with its bytes', async () => {
  const allowed = 10 * 60; // In seconds.
  const clock = movableClock();
  const { put, keys, files, expire, stop, folder } = await startObjectStore({ now: clock.now });
  for (const key of ['abandoned', 'replaced']) await put(key, 'linen');
  clock.advance(allowed / 2);
  for (const key of ['recent', 'replaced']) await put(key, 'wool');
  await expire(allowed * 1000);
  expect(await keys()).toEqual(['abandoned', 'recent', 'replaced']);
  clock.advance(allowed / 2 + 1);
  await expire(allowed * 1000);
  expect(await keys()).toEqual(['recent', 'replaced']);
  expect((await files()).bodies).toHaveLength(2);
  await stop();
  const reopened = await startObjectStore({ folder, now: clock.now });
  expect(await reopened.keys()).toEqual(['recent', 'replaced']);
});

test('a failure of the disk is reported to the machine’s owner, and not to the client', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => reported.mockRestore());
  const { put, read, keys, folder } = await startObjectStore();
  // Writing to this device fails as on a full disk.
  const device = await open('/dev/full', 'w');
  const files: { writeFile: typeof device.writeFile } = Object.getPrototypeOf(device);
  const { writeFile: write } = files;
  const full = vi.spyOn(files, 'writeFile').mockImplementation(() => write.call(device, 'x'));
  await expect(put(Key, 'linen')).rejects.toMatchObject({
    name: 'storage.full',
    message: 'There is no room left on the disk.',
    $metadata: { httpStatusCode: 507, attempts: 1 },
  });
  full.mockRestore();
  await device.close();
  expect(await keys()).toEqual([]);
  await put(Key, 'linen');
  await rm(join(folder, Bucket, 'bodies'), { recursive: true });
  const message = expect.not.stringContaining(folder);
  await expect(read(Key)).rejects.toMatchObject({ name: 'InternalError', message });
  expect(reported).toHaveBeenLastCalledWith(
    'The object store has failed',
    expect.objectContaining({ code: 'ENOENT' }),
  );
});
