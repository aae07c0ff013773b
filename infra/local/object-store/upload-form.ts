import type { IncomingMessage } from 'node:http';
import { Busboy, type BusboyFileStream, type BusboyInstance } from '@fastify/busboy';
import { S3Error } from './s3-error.ts';

export type UploadForm = {
  /** By lower-case name; as in S3, only those before the file count. */
  readonly fields: ReadonlyMap<string, string>;
  readonly fileName: string;
  readonly file: AsyncIterable<Uint8Array>;
};

const maxFields = 100;
const maxFieldsBytes = 20 * 1024;

/**
 * Reads a form up to its file and gives both to `receive`, which reads the file as it arrives.
 * What is left of the request is read and dropped, so that a browser still sending gets to see the answer.
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

/** Rejects when the form is malformed or breaks off. */
const endOfForm = (request: IncomingMessage, parser: BusboyInstance) =>
  new Promise<void>((resolve, reject) => {
    parser.on('finish', resolve);
    parser.on('error', () => reject(new S3Error('MalformedPOSTRequest')));
    request.on('error', reject);
  });

const formUpToFile = (parser: BusboyInstance, end: Promise<void>) =>
  new Promise<UploadForm>((resolve, reject) => {
    const fields = new FormFields(parser);
    parser.on('file', (_name, file, fileName = '') => {
      // The parser may report on the file after its reader has gone, and nobody else would hear it.
      file.on('error', () => undefined);
      end.catch((error) => file.destroy(error));
      if (fields.tooLarge) reject(new S3Error('MaxPostPreDataLengthExceeded'));
      else resolve({ fields: new Map(fields.values), fileName, file: wholeFile(file, end) });
    });
    end.then(() => reject(new S3Error('InvalidArgument', 'The form has no file.')), reject);
  });

/** A file is whole only when the form around it is. */
async function* wholeFile(file: BusboyFileStream, end: Promise<void>): AsyncGenerator<Uint8Array> {
  yield* file;
  await end;
}

/** Collects fields within the bounds that keep senders not yet authorized from filling the memory. */
class FormFields {
  readonly values = new Map<string, string>();
  tooLarge = false;
  #bytes = 0;

  constructor(parser: BusboyInstance) {
    parser.on('fieldsLimit', () => {
      this.tooLarge = true;
    });
    // A part without a name has none, whatever the parser's types say.
    parser.on('field', (name: string | undefined, value, _nameTruncated, valueTruncated) => {
      if (name !== undefined) this.#add(name.toLowerCase(), value, valueTruncated);
    });
  }

  #add(name: string, value: string, truncated: boolean): void {
    this.#bytes += Buffer.byteLength(name) + Buffer.byteLength(value);
    this.tooLarge ||= truncated || this.#bytes > maxFieldsBytes;
    if (!this.tooLarge) this.values.set(name, value);
  }
}
