import { createHash } from 'node:crypto';
import {
  createReadStream,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { replaceFile } from '../replace-file.ts';
import { S3Error } from './s3-error.ts';
import type { StagedBody } from './staging.ts';
import type { StoredObject } from './stored-object.ts';

/** Called when an object has been stored, before its upload is answered. */
export type OnObjectCreated = (created: { bucketName: string; key: string }) => void;

/** The properties of an object that are not derived from its body. */
export type NewObject = Pick<StoredObject, 'key' | 'modifiedAt' | 'headers'>;

/**
 * One bucket on disk. Each object has a body file and a record file; all records are also in memory. An object exists
 * as soon as its record has been renamed into place, so after a crash it is either complete or absent. A body without a
 * record is left over from a crash and is removed at the next start.
 */
export class Bucket {
  readonly name: string;
  readonly #bodies: string;
  readonly #records: string;
  readonly #objects = new Map<string, StoredObject>();
  readonly #onObjectCreated: OnObjectCreated;

  /** Opens the bucket in a folder. The folder is created if it is missing. */
  constructor(name: string, folder: string, onObjectCreated: OnObjectCreated) {
    this.name = name;
    this.#onObjectCreated = onObjectCreated;
    this.#bodies = join(folder, 'bodies');
    this.#records = join(folder, 'records');
    mkdirSync(this.#bodies, { recursive: true });
    mkdirSync(this.#records, { recursive: true });
    this.#readRecords();
    this.#removeBodiesWithoutRecord();
  }

  /** Returns an object. Throws NoSuchKey if it does not exist. */
  get(key: string): StoredObject {
    const object = this.#objects.get(key);
    if (!object) throw new S3Error('NoSuchKey');
    return object;
  }

  objects(): StoredObject[] {
    return [...this.#objects.values()];
  }

  /**
   * Moves a staged body into place and records the object. `permit` receives the object that would be replaced, and
   * throws if it must be kept. The check and the write are one synchronous step.
   */
  async put(
    details: NewObject,
    staged: StagedBody,
    permit: (current: StoredObject | undefined) => void = () => undefined,
  ): Promise<StoredObject> {
    const replaced = this.#objects.get(details.key);
    permit(replaced);
    const object: StoredObject = {
      ...details,
      body: staged.name,
      size: staged.size,
      etag: staged.digests.md5.toString('hex'),
      crc32: staged.digests.crc32.toString('base64'),
    };
    renameSync(staged.path, this.#bodyPath(object));
    replaceFile(this.#recordPath(object.key), JSON.stringify(object));
    this.#objects.set(object.key, object);
    this.#onObjectCreated({ bucketName: this.name, key: object.key });
    if (replaced) await this.#removeBody(replaced);
    return object;
  }

  /** Deletes an object. A missing object is not an error, as in S3. */
  async delete(key: string): Promise<void> {
    const object = this.#objects.get(key);
    if (!object) return;
    rmSync(this.#recordPath(key));
    this.#objects.delete(key);
    await this.#removeBody(object);
  }

  /** Opens the body immediately, so that it can be read to its end even if the object is replaced meanwhile. */
  read(object: StoredObject): Readable {
    const path = this.#bodyPath(object);
    return createReadStream(path, { fd: openSync(path, 'r') });
  }

  #readRecords(): void {
    for (const file of readdirSync(this.#records)) {
      const path = join(this.#records, file);
      if (!file.endsWith('.json')) {
        rmSync(path);
        continue;
      }
      const object: StoredObject = JSON.parse(readFileSync(path, 'utf8'));
      this.#objects.set(object.key, object);
    }
  }

  #removeBodiesWithoutRecord(): void {
    const recorded = new Set(this.objects().map(({ body }) => body));
    for (const file of readdirSync(this.#bodies)) {
      if (!recorded.has(file)) rmSync(join(this.#bodies, file));
    }
  }

  #removeBody(object: StoredObject): Promise<void> {
    return rm(this.#bodyPath(object), { force: true });
  }

  #bodyPath({ body }: Pick<StoredObject, 'body'>): string {
    return join(this.#bodies, body);
  }

  /**
   * Returns the path of an object's record. The file is named by a hash of the key, because a key can be longer than a
   * file name or contain `..`.
   */
  #recordPath(key: string): string {
    return join(this.#records, `${createHash('sha256').update(key).digest('hex')}.json`);
  }
}
