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
import { v7 as uuidv7 } from 'uuid';
import { replaceFile } from '../replace-file.ts';
import { S3Error } from './s3-error.ts';
import type { StagedBody } from './staging.ts';
import type { StoredObject } from './stored-object.ts';

/** Called when an object has been stored, before its upload is answered. */
export type OnObjectCreated = (created: { bucketName: string; key: string }) => void;

/** The properties of an object that are not derived from its body. */
export type NewObject = Pick<StoredObject, 'key' | 'modifiedAt' | 'headers'>;

/** The id of a version. Ids sort by time. */
const idOf = ({ versionId = '' }: StoredObject) => versionId;

/**
 * One bucket on disk. Each object has a body file and a record file; all records are also in memory. An object exists
 * as soon as its record has been renamed into place, so after a crash it is either complete or absent. A body without a
 * record is left over from a crash and is removed at the next start.
 */
export class Bucket {
  readonly name: string;
  readonly #bodies: string;
  readonly #records: string;
  readonly #versions: string;
  readonly #objects = new Map<string, StoredObject>();
  /** Former versions and delete markers, by their ids. */
  readonly #history = new Map<string, StoredObject>();
  readonly #onObjectCreated: OnObjectCreated;
  readonly #isVersioned: boolean;

  /** Opens the bucket in a folder, which may be missing. A versioned one keeps what is replaced or deleted. */
  constructor(name: string, folder: string, onObjectCreated: OnObjectCreated, isVersioned: boolean) {
    this.name = name;
    this.#onObjectCreated = onObjectCreated;
    this.#isVersioned = isVersioned;
    this.#bodies = join(folder, 'bodies');
    this.#records = join(folder, 'records');
    this.#versions = join(folder, 'versions');
    for (const path of [this.#bodies, this.#records, this.#versions]) mkdirSync(path, { recursive: true });
    this.#readRecords(this.#records, (object) => this.#objects.set(object.key, object));
    this.#readRecords(this.#versions, (version) => this.#history.set(version.versionId ?? '', version));
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

  /** All versions of all objects, of each key the latest first. */
  versions(): { version: StoredObject; isLatest: boolean }[] {
    // After a crash, the version that is still the current one may be in the history, too.
    const all = new Map([...this.#history, ...this.objects().map((each) => [each.versionId, each] as const)]);
    const byKey = Map.groupBy(all.values(), ({ key }) => key);
    return [...byKey.values()].flatMap((versions) =>
      versions
        .toSorted((one, other) => idOf(other).localeCompare(idOf(one)))
        .map((version, at) => ({ version, isLatest: at === 0 })),
    );
  }

  /** Returns a version of an object. Throws NoSuchVersion if it does not exist or is a delete marker. */
  version(key: string, versionId: string): StoredObject {
    const current = this.#objects.get(key);
    const found = current?.versionId === versionId ? current : this.#history.get(versionId);
    if (found?.key !== key || found.isDeleteMarker) throw new S3Error('NoSuchVersion');
    return found;
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
      ...(this.#isVersioned && { versionId: uuidv7() }),
    };
    renameSync(staged.path, this.#bodyPath(object));
    if (replaced) this.#keep(replaced);
    replaceFile(this.#recordPath(object.key), JSON.stringify(object));
    this.#objects.set(object.key, object);
    this.#onObjectCreated({ bucketName: this.name, key: object.key });
    if (replaced) await this.#removeBody(replaced);
    return object;
  }

  /** Deletes an object. A missing object is not an error, as in S3. */
  async delete(key: string, modifiedAt: string): Promise<void> {
    const object = this.#objects.get(key);
    if (!object) return;
    this.#keep(object);
    this.#keep({ ...object, modifiedAt, versionId: uuidv7(), isDeleteMarker: true });
    rmSync(this.#recordPath(key));
    this.#objects.delete(key);
    await this.#removeBody(object);
  }

  /** Opens the body immediately, so that it can be read to its end even if the object is replaced meanwhile. */
  read(object: StoredObject): Readable {
    const path = this.#bodyPath(object);
    return createReadStream(path, { fd: openSync(path, 'r') });
  }

  /** Adds a version to the history, if this bucket has one. */
  #keep(version: StoredObject): void {
    if (!this.#isVersioned || !version.versionId) return;
    replaceFile(join(this.#versions, `${version.versionId}.json`), JSON.stringify(version));
    this.#history.set(version.versionId, version);
  }

  #readRecords(folder: string, add: (object: StoredObject) => void): void {
    for (const file of readdirSync(folder)) {
      const path = join(folder, file);
      if (file.endsWith('.json')) add(JSON.parse(readFileSync(path, 'utf8')));
      else rmSync(path);
    }
  }

  #removeBodiesWithoutRecord(): void {
    const recorded = new Set([...this.objects(), ...this.#history.values()].map(({ body }) => body));
    for (const file of readdirSync(this.#bodies)) {
      if (!recorded.has(file)) rmSync(join(this.#bodies, file));
    }
  }

  async #removeBody(object: StoredObject): Promise<void> {
    if (!this.#history.has(idOf(object))) await rm(this.#bodyPath(object), { force: true });
  }

  #bodyPath({ body }: Pick<StoredObject, 'body'>): string {
    return join(this.#bodies, body);
  }

  /** The path of an object's record, named by the key's hash: a key can be too long or contain `..`. */
  #recordPath(key: string): string {
    return join(this.#records, `${createHash('sha256').update(key).digest('hex')}.json`);
  }
}
