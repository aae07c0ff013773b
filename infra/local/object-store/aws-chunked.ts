import { S3Error } from './s3-error.ts';
import { splitAtFirst } from './s3-request.ts';

const maxLineBytes = 8 * 1024;
const lineEnd = '\r\n';

/**
 * Decodes the `aws-chunked` content encoding, in which SDKs send a body whose checksum they only know at its end.
 * The trailers, such as that checksum, are added to `trailers` once the whole body has been read.
 */
export async function* decodeAwsChunked(
  source: AsyncIterable<Buffer>,
  trailers: Map<string, string>,
): AsyncGenerator<Buffer> {
  await using reader = new ChunkReader(source);
  for (let size = await readChunkSize(reader); size > 0; size = await readChunkSize(reader)) {
    yield* reader.readBytes(size);
    if ((await reader.readLine()) !== '') throw new S3Error('IncompleteBody');
  }
  for (let line = await reader.readLine(); line !== ''; line = await reader.readLine()) {
    const [name, value] = splitAtFirst(':', line);
    trailers.set(name.toLowerCase(), value.trim());
  }
}

async function readChunkSize(reader: ChunkReader): Promise<number> {
  const digits = /^[0-9a-f]{1,8}(?=;|$)/i.exec(await reader.readLine());
  if (!digits) throw new S3Error('IncompleteBody');
  return Number.parseInt(digits[0], 16);
}

class ChunkReader implements AsyncDisposable {
  readonly #source: AsyncIterator<Buffer>;
  #unread: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** The next line without its end. */
  async readLine(): Promise<string> {
    for (;;) {
      const end = this.#unread.indexOf(lineEnd);
      if (end >= 0) {
        const line = this.#unread.toString('latin1', 0, end);
        this.#unread = this.#unread.subarray(end + lineEnd.length);
        return line;
      }
      if (this.#unread.length > maxLineBytes) throw new S3Error('IncompleteBody');
      this.#unread = Buffer.concat([this.#unread, await this.#next()]);
    }
  }

  async *readBytes(count: number): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0; ) {
      if (this.#unread.length === 0) this.#unread = await this.#next();
      const bytes = this.#unread.subarray(0, missing);
      this.#unread = this.#unread.subarray(bytes.length);
      missing -= bytes.length;
      yield bytes;
    }
  }

  async #next(): Promise<Buffer> {
    const { done, value } = await this.#source.next();
    if (done) throw new S3Error('IncompleteBody');
    return value;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#source.return?.();
  }
}
