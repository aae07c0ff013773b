import { randomUUID } from 'node:crypto';
import type { NewObject } from './bucket.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';
import type { StagedBody } from './staging.ts';

export type MultipartUpload = {
  readonly id: string;
  readonly bucketName: string;
  readonly object: NewObject;
  readonly parts: Map<number, StagedBody>;
};

/** The multipart uploads under way; they do not outlive the process, nor do their staged parts. */
export class MultipartUploads {
  readonly #uploads = new Map<string, MultipartUpload>();

  create(bucketName: string, object: NewObject): MultipartUpload {
    const upload = { id: randomUUID(), bucketName, object, parts: new Map() };
    this.#uploads.set(upload.id, upload);
    return upload;
  }

  /** The upload that a request is a part of. Throws NoSuchUpload, also when it is one of another object. */
  get({ query, bucketName, key }: S3Request): MultipartUpload {
    const upload = this.#uploads.get(query.get('uploadId') ?? '');
    if (!upload || upload.bucketName !== bucketName || upload.object.key !== key) {
      throw new S3Error('NoSuchUpload');
    }
    return upload;
  }

  /** Forgets the upload and removes its parts. */
  async close({ id, parts }: MultipartUpload): Promise<void> {
    this.#uploads.delete(id);
    for (const part of parts.values()) await part[Symbol.asyncDispose]();
  }
}
