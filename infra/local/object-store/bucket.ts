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
type NewObject = Pick<StoredObject, 'key' | 'modifiedAt' | 'headers'>;

/** The id of a version. Ids sort by time. */
const idOf = ({ versionId = '' }: StoredObject) => versionId;

/**
 * One bucket on disk. Each object has a body file and a record file; all records are also in memory. An object exists
 * as soon as its record has been renamed into place, so after a crash it is either complete or absent. A body without a
 * record is left over from a crash and is removed at the next start.
 */
export type Bucket = ReturnType<typeof openBucket>;

/** Opens the bucket in a folder, which may be missing. A versioned one keeps what is replaced or deleted. */
export function openBucket(
  name: string,
  folder: string,
  onObjectCreated: OnObjectCreated,
  isVersioned: boolean,
) {
  const bodies = join(folder, 'bodies');
  const records = join(folder, 'records');
  const versions = join(folder, 'versions');
  for (const path of [bodies, records, versions]) mkdirSync(path, { recursive: true });
  const current = new Map(readRecords(records).map((object) => [object.key, object]));
  /** Former versions and delete markers, by their ids. */
  const history = new Map(readRecords(versions).map((version) => [idOf(version), version]));
  const recorded = new Set([...current.values(), ...history.values()].map(({ body }) => body));
  for (const file of readdirSync(bodies)) if (!recorded.has(file)) rmSync(join(bodies, file));

  const bodyPath = ({ body }: StoredObject) => join(bodies, body);

  /** The path of an object's record, named by the key's hash: a key can be too long or contain `..`. */
  const recordPath = (key: string) => join(records, `${createHash('sha256').update(key).digest('hex')}.json`);

  /** Adds a version to the history, if this bucket has one. */
  function keep(version: StoredObject) {
    if (!isVersioned || !version.versionId) return;
    replaceFile(join(versions, `${version.versionId}.json`), JSON.stringify(version));
    history.set(version.versionId, version);
  }

  async function removeBody(object: StoredObject) {
    if (!history.has(idOf(object))) await rm(bodyPath(object), { force: true });
  }

  return {
    /** Returns an object. Throws NoSuchKey if it does not exist. */
    get(key: string): StoredObject {
      const object = current.get(key);
      if (!object) throw new S3Error('NoSuchKey');
      return object;
    },

    objects: () => [...current.values()],

    /** All versions of all objects, of each key the latest first. */
    versions(): { version: StoredObject; isLatest: boolean }[] {
      // After a crash, the version that is still the current one may be in the history, too.
      const all = new Map([...history, ...[...current.values()].map((each) => [idOf(each), each] as const)]);
      const byKey = Map.groupBy(all.values(), ({ key }) => key);
      return [...byKey.values()].flatMap((ofKey) =>
        ofKey
          .toSorted((one, other) => idOf(other).localeCompare(idOf(one)))
          .map((version, at) => ({ version, isLatest: at === 0 })),
      );
    },

    /** Returns a version of an object. Throws NoSuchVersion if it does not exist or is a delete marker. */
    version(key: string, versionId: string): StoredObject {
      const latest = current.get(key);
      const found = latest?.versionId === versionId ? latest : history.get(versionId);
      if (found?.key !== key || found.isDeleteMarker) throw new S3Error('NoSuchVersion');
      return found;
    },

    /**
     * Moves a staged body into place and records the object. `permit` receives the object that would be replaced, and
     * throws if it must be kept. The check and the write are one synchronous step.
     */
    async put(
      details: NewObject,
      staged: StagedBody,
      permit: (replaced: StoredObject | undefined) => void = () => undefined,
    ): Promise<StoredObject> {
      const replaced = current.get(details.key);
      permit(replaced);
      const object: StoredObject = {
        ...details,
        body: staged.name,
        size: staged.size,
        etag: staged.digests.md5.toString('hex'),
        crc32: staged.digests.crc32.toString('base64'),
        ...(isVersioned && { versionId: uuidv7() }),
      };
      renameSync(staged.path, bodyPath(object));
      if (replaced) keep(replaced);
      replaceFile(recordPath(object.key), JSON.stringify(object));
      current.set(object.key, object);
      onObjectCreated({ bucketName: name, key: object.key });
      if (replaced) await removeBody(replaced);
      return object;
    },

    /** Deletes an object. A missing object is not an error, as in S3. */
    async delete(key: string, modifiedAt: string): Promise<void> {
      const object = current.get(key);
      if (!object) return;
      keep(object);
      keep({ ...object, modifiedAt, versionId: uuidv7(), isDeleteMarker: true });
      rmSync(recordPath(key));
      current.delete(key);
      await removeBody(object);
    },

    /** Opens the body immediately, so that it can be read to its end even if the object is replaced meanwhile. */
    read(object: StoredObject): Readable {
      const path = bodyPath(object);
      return createReadStream(path, { fd: openSync(path, 'r') });
    },
  };
}

/**
 * Returns the records in a folder, which are its JSON files. Deletes every other file: a record is written under another
 * name and then renamed, so that what a crash left half written has no name of a JSON file.
 */
function readRecords(folder: string): StoredObject[] {
  return readdirSync(folder).flatMap((file) => {
    const path = join(folder, file);
    if (file.endsWith('.json')) return JSON.parse(readFileSync(path, 'utf8'));
    rmSync(path);
    return [];
  });
}
