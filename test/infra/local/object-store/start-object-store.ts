import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  GetObjectCommand,
  type GetObjectCommandInput,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { serveOnLoopback } from '#infra/local/loopback';
import { openObjectStore } from '#infra/local/object-store/object-store';

export const Bucket = 'media';
const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };

export type RunningStore = Awaited<ReturnType<typeof startObjectStore>>;

/** Starts a store for one test. With the folder of an earlier store it behaves like that store after a restart. */
export async function startObjectStore(options: { folder?: string; now?: () => Date } = {}) {
  const folder = options.folder ?? (await temporaryFolder());
  const store = await openObjectStore({ ...options, folder, credentials, buckets: [Bucket] });
  const service = await serveOnLoopback(store.handle);
  const client = createClient({ endpoint: service.url });
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= service.close();
    return stopped;
  };
  onTestFinished(stop);
  return {
    folder,
    url: service.url,
    client,
    stop,
    put: (Key: string, Body: string | Uint8Array, more: Partial<PutObjectCommandInput> = {}) =>
      client.send(new PutObjectCommand({ Bucket, Key, Body, ...more })),
    read: async (Key: string, more: Partial<GetObjectCommandInput> = {}) => {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, ...more }));
      return Buffer.from((await Body?.transformToByteArray()) ?? '').toString();
    },
    expire: (milliseconds: number) => store.expire(Bucket, milliseconds),
    keys: async () => {
      const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket }));
      return Contents.map(({ Key }) => Key);
    },
    /** The names of the files with incomplete bodies (`staged`) and with the bodies of objects (`bodies`). */
    files: async () => ({
      staged: await readdir(join(folder, '.staging')),
      bodies: await readdir(join(folder, Bucket, 'bodies')),
    }),
  };
}

export function createClient(config: S3ClientConfig): S3Client {
  const client = new S3Client({ maxAttempts: 1, ...config });
  onTestFinished(() => client.destroy());
  return client;
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'object-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A clock that a test can advance. The client still signs with the real time. */
export function movableClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    advance: (seconds: number) => {
      ahead += seconds * 1000;
    },
  };
}

/** The error code in the body of an answer. */
export const errorCode = async (response: Response) =>
  /<Code>(?<code>\w+)<\/Code>/.exec(await response.text())?.groups?.['code'];
