import { PassThrough, type Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { AppError } from '#shared/errors';

/** The value of the `Accept-Encoding` header: all encodings that `readBody` can decode. */
export const acceptedEncodings = 'gzip, deflate, br';

const decoders: Record<string, () => Transform> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

/**
 * Reads and decodes a response body. Bytes are counted during streaming, before and after decoding, so that an endless
 * response or a decompression bomb cannot take more memory than `maxBytes`. Throws `clip.too_large`, or
 * `clip.unreadable` if the body does not match its `Content-Encoding` or has several encodings.
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
  // Real shops encode a body once. Nested encodings would multiply the effect of a decompression bomb.
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

/** Passes chunks through. Throws `clip.too_large` when their total size exceeds the limit. */
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
/** Errors of zlib have an `errno` but, unlike network errors, no `syscall`. */
const isDecodingError = (error: unknown) =>
  error instanceof Error && 'errno' in error && !('syscall' in error);
