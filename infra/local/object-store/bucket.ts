import { createHash } from 'node:crypto';
import {
  createReadStream,
  existsSync,
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
import type { ByteRange } from './byte-range.ts';
import type { CorsRule } from './cors.ts';
import { replaceFile } from './replace-file.ts';
import { S3Error } from './s3-error.ts';
import type { StagedBody } from './staging.ts';
import type { StoredObject, Tags } from './stored-object.ts';

/** Hears of an object as soon as it is there, before whoever stored it does. */
export type OnObjectCreated = (created: { bucketName: string; key: string }) => void;

/** What is known of an object before its body; the etag defaults to the MD5 of the body. */
export type NewObject = Pick<StoredObject, 'key' | 'modifiedAt' | 'headers' | 'tags'> &
  Partial<Pick<StoredObject, 'etag'>>;

/**
 * One bucket on disk: of each object a body and a record, and in memory every record.
 * An object exists from the moment its record has been renamed into place, so that a crash leaves it whole or
 * not at all; a body without a record is a crash's leftover.
 */
export class Bucket {
  readonly name: string;
  readonly #bodies: string;
  readonly #records: string;
  readonly #corsFile: string;
  readonly #objects = new Map<string, StoredObject>();
  readonly #onObjectCreated: OnObjectCreated;
  #corsRules: readonly CorsRule[] = [];

  /** Opens the bucket in a folder, which is created when missing; reads synchronously, as nothing is served yet. */
  constructor(name: string, folder: string, onObjectCreated: OnObjectCreated) {
    this.name = name;
    this.#onObjectCreated = onObjectCreated;
    this.#bodies = join(folder, 'bodies');
    this.#records = join(folder, 'records');
    this.#corsFile = join(folder, 'cors.json');
    mkdirSync(this.#bodies, { recursive: true });
    mkdirSync(this.#records, { recursive: true });
    this.#readRecords();
    this.#removeBodiesWithoutRecord();
    if (existsSync(this.#corsFile)) this.#corsRules = JSON.parse(readFileSync(this.#corsFile, 'utf8'));
  }

  get corsRules(): readonly CorsRule[] {
    return this.#corsRules;
  }

  set corsRules(rules: readonly CorsRule[]) {
    replaceFile(this.#corsFile, JSON.stringify(rules));
    this.#corsRules = rules;
  }

  find(key: string): StoredObject | undefined {
    return this.#objects.get(key);
  }

  get(key: string): StoredObject {
    const object = this.#objects.get(key);
    if (!object) throw new S3Error('NoSuchKey');
    return object;
  }

  objects(): Iterable<StoredObject> {
    return this.#objects.values();
  }

  /**
   * Moves a staged body to its place and records the object. `permit` sees the object that is about to be
   * replaced and throws to keep it; nothing else runs between its check and the record.
   */
  async put(
    details: NewObject,
    staged: StagedBody,
    permit: (current: StoredObject | undefined) => void = () => undefined,
  ): Promise<StoredObject> {
    const replaced = this.find(details.key);
    permit(replaced);
    const object: StoredObject = {
      etag: staged.digests.md5.toString('hex'),
      ...details,
      body: staged.name,
      size: staged.size,
      crc32: staged.digests.crc32.toString('base64'),
    };
    renameSync(staged.path, this.#bodyPath(object));
    this.#record(object);
    this.#onObjectCreated({ bucketName: this.name, key: object.key });
    if (replaced) await this.#removeBody(replaced);
    return object;
  }

  tag(key: string, tags: Tags): void {
    this.#record({ ...this.get(key), tags });
  }

  async delete(key: string): Promise<void> {
    const object = this.find(key);
    if (!object) return;
    rmSync(this.#recordPath(key));
    this.#objects.delete(key);
    await this.#removeBody(object);
  }

  /** Opens the body at once: an object replaced in the meantime is still read to its end. */
  read(object: StoredObject, range: Partial<ByteRange> = {}): Readable {
    const path = this.#bodyPath(object);
    return createReadStream(path, { fd: openSync(path, 'r'), ...range });
  }

  #record(object: StoredObject): void {
    replaceFile(this.#recordPath(object.key), JSON.stringify(object));
    this.#objects.set(object.key, object);
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
    const recorded = new Set(Array.from(this.#objects.values(), ({ body }) => body));
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

  /** A digest names the record, as a key may be longer than a file name or climb out of the folder. */
  #recordPath(key: string): string {
    return join(this.#records, `${createHash('sha256').update(key).digest('hex')}.json`);
  }
}
