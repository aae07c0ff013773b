import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { S3Error } from './s3-error.ts';

export type Digests = { readonly md5: Buffer; readonly sha256: Buffer; readonly crc32: Buffer };

/** The folder for bodies that are not complete yet. */
export type Staging = Awaited<ReturnType<typeof openStaging>>;
/** A complete body in a temporary file. The file is removed at the end of its scope unless it was moved. */
export type StagedBody = Awaited<ReturnType<Staging['receive']>>;

/** Opens the folder and removes incomplete bodies that a crash has left there. */
export async function openStaging(folder: string) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return {
    /** Writes a body to disk as it arrives. Throws EntityTooLarge over `maxBytes`. A broken body leaves no file. */
    async receive(chunks: AsyncIterable<Uint8Array>, maxBytes: number) {
      /** Unique among all bodies that were ever staged. */
      const name = randomUUID();
      const path = join(folder, name);
      const discard = () => rm(path, { force: true });
      try {
        const written = await writeMeasured(path, chunks, maxBytes);
        return { name, path, ...written, [Symbol.asyncDispose]: discard };
      } catch (error) {
        await discard();
        throw error;
      }
    },
  };
}

async function writeMeasured(path: string, chunks: AsyncIterable<Uint8Array>, maxBytes: number) {
  await using file = await open(path, 'wx');
  const md5 = createHash('md5');
  const sha256 = createHash('sha256');
  let checksum = 0;
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > maxBytes) throw new S3Error('EntityTooLarge');
    md5.update(chunk);
    sha256.update(chunk);
    checksum = crc32(chunk, checksum);
    await file.writeFile(chunk);
  }
  const bigEndian = Buffer.from(checksum.toString(16).padStart(8, '0'), 'hex');
  return { size, digests: { md5: md5.digest(), sha256: sha256.digest(), crc32: bigEndian } };
}
