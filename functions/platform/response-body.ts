import { PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '#shared/errors';

/** The `Accept-Encoding` header that `readBody` can decode. */
export const acceptedEncodings = 'gzip, deflate, br';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Reads and decodes a response body. Bytes are counted while they stream, before and after decoding, so that neither
 * an endless response nor a decompression bomb takes more memory than `maxBytes`. Fails with `clip.too_large`, or with
 * `clip.unreadable` where the body does not match its `Content-Encoding` or has several encodings.
 */
export async function readBody(
  body: Readable,
  contentEncoding: string,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Buffer> {
  const [encoding, ...others] = contentEncoding
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name && name !== 'identity');
  const decoder = encoding ? decoders[encoding]?.() : undefined;
  // Real shops encode once; nested encodings multiply the size of a bomb.
  if (others.length > 0 || (encoding && !decoder)) throw undecodable();

  const chunks: Buffer[] = [];
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) chunks.push(chunk);
  };
  try {
    await pipeline(body, limitTo(maxBytes), decoder ?? new PassThrough(), limitTo(maxBytes), collect, {
      signal,
    });
  } catch (error) {
    throw decoder && isDecodingError(error) ? undecodable() : error;
  }
  return Buffer.concat(chunks);
}

/** Passes chunks through until their sum exceeds the limit. */
const limitTo = (maxBytes: number) =>
  async function* (source: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of source) {
      bytes += chunk.length;
      if (bytes > maxBytes) throw new AppError('clip.too_large', { limit: maxBytes });
      yield chunk;
    }
  };

const undecodable = () => new AppError('clip.unreadable', { reason: 'encoding' });
/** zlib errors have an `errno` but, unlike errors of the network, no `syscall`. */
const isDecodingError = (error: unknown) =>
  error instanceof Error && 'errno' in error && !('syscall' in error);
