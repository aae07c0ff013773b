import { fullDisk } from '../full-disk.ts';
import table from './s3-errors.json' with { type: 'json' };

/** The S3 errors that the store can answer with, each with its HTTP status and default message. */
const definitions = { ...table, [fullDisk.name]: fullDisk };

type S3ErrorCode = keyof typeof definitions;

/** A refusal. The answer contains its code, its message, and the status that S3 uses for the code. */
export class S3Error extends Error {
  readonly code: S3ErrorCode;
  readonly status: number;

  constructor(code: S3ErrorCode, message: string = definitions[code].message) {
    super(message);
    this.code = code;
    this.status = definitions[code].status;
  }
}
