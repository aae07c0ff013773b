import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { S3Error } from './s3-error.ts';

export type UploadForm = {
  /** The fields before the file, by their lower-case names. S3 ignores fields after the file. */
  readonly fields: ReadonlyMap<string, string>;
  readonly file: AsyncIterable<Uint8Array>;
};

const maxFields = 100;
/** S3's limit for all fields together, in bytes. It prevents unauthorized clients from filling the memory. */
const maxFieldsBytes = 20 * 1024;

/**
 * Reads a form up to its file and passes both to `receive`, which reads the file while it arrives. The rest of the
 * request is read and dropped, because a browser that is still sending could not read the answer. Throws
 * MalformedPOSTRequest, MaxPostPreDataLengthExceeded, and InvalidArgument for a form without a file.
 */
export async function readUploadForm<T>(
  request: IncomingMessage,
  receive: (form: UploadForm) => Promise<T>,
): Promise<T> {
  const parser = createParser(request);
  const end = endOfForm(request, parser);
  const form = formUpToFile(parser, end);
  request.pipe(parser);
  try {
    return await receive(await form);
  } finally {
    request.unpipe(parser);
    request.resume();
  }
}

function createParser({ headers }: IncomingMessage): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      isPartAFile: (name) => name === 'file',
      limits: { fields: maxFields, fieldSize: maxFieldsBytes, headerSize: maxFieldsBytes, files: 1 },
    });
  } catch {
    throw new S3Error('MalformedPOSTRequest');
  }
}

/** Resolves at the end of the form. Rejects if the form is malformed or breaks off. */
const endOfForm = (request: IncomingMessage, parser: BusboyInstance) =>
  new Promise<void>((resolve, reject) => {
    parser.on('finish', resolve);
    parser.on('error', () => reject(new S3Error('MalformedPOSTRequest')));
    request.on('error', reject);
  });

const formUpToFile = (parser: BusboyInstance, end: Promise<void>) =>
  new Promise<UploadForm>((resolve, reject) => {
    const fields = new Map<string, string>();
    let bytes = 0;
    parser.on('fieldsLimit', () => {
      bytes = Number.POSITIVE_INFINITY;
    });
    // A form part may lack a name, although the types of the parser do not say so.
    parser.on('field', (name: string | undefined, value, _nameTruncated, valueTruncated) => {
      if (name === undefined) return;
      bytes += valueTruncated ? maxFieldsBytes + 1 : Buffer.byteLength(name) + Buffer.byteLength(value);
      if (bytes <= maxFieldsBytes) fields.set(name.toLowerCase(), value);
    });
    parser.on('file', (_name, file) => {
      // The parser can report an error of the file after its reader has stopped. Such an error must not crash the
      // process.
      file.on('error', () => undefined);
      end.catch((error) => file.destroy(error));
      if (bytes > maxFieldsBytes) reject(new S3Error('MaxPostPreDataLengthExceeded'));
      else resolve({ fields: new Map(fields), file: completeFile(file, end) });
    });
    end.then(() => reject(new S3Error('InvalidArgument', 'The form has no file.')), reject);
  });

/** Yields the file. It ends only after the form around it has ended, so that a truncated form stores nothing. */
async function* completeFile(file: BusboyFileStream, end: Promise<void>): AsyncGenerator<Uint8Array> {
  yield* file;
  await end;
}
