import { PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '#shared/errors';

export const acceptedEncodings = 'gzip, deflate, br';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * The decoded bytes of an answer. Both what arrives and what it decodes to are counted while they stream, so
 * that neither an endless answer nor a small one that unpacks to gigabytes takes more memory than `most` bytes.
 * Fails with `clip.too_large`, or `clip.unreadable` where the bytes are not encoded as they claim.
 */
export async function readBody(body: Readable, encoding: string, most: number, signal: AbortSignal) {
  const encodings = encoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const names = encodings.filter((name) => name && name !== 'identity');
  const decoder = names[0] ? decoders[names[0]]?.() : undefined;
  // Nobody encodes a page twice but to unpack it into more than was sent.
  if (names.length > 1 || (names[0] && !decoder)) throw undecodable();

  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  try {
    await pipeline(body, upTo(most), decoder ?? new PassThrough(), upTo(most), collect, { signal });
  } catch (error) {
    throw decoder && isBadData(error) ? undecodable() : error;
  }
  return Buffer.concat(chunks);
}

const upTo = (most: number) =>
  async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > most) throw new AppError('clip.too_large', { limit: most });
      yield chunk;
    }
  };

const undecodable = () => new AppError('clip.unreadable', { reason: 'encoding' });
const isBadData = (error: unknown) => error instanceof Error && 'errno' in error && !('syscall' in error);
