import {
  CopyObjectCommand,
  type DeleteMarkerEntry,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type ObjectVersion,
  S3Client,
} from '@aws-sdk/client-s3';
import { removeFiles } from '../../functions/account/deletion/remove-files.ts';
import { requireVariable } from '../../functions/platform/environment.ts';
import { inTurns } from '../../functions/platform/in-turns.ts';
import { imageFolder } from '../../functions/platform/media-names.ts';
import { listKeys } from '../../functions/platform/stored-objects.ts';
import { imageFiles, moveImage } from '../../functions/projections/rebuild/image-places.ts';
import { isOwnImagePath } from '../../shared/rules/image-path.ts';
import { masterVariant } from '../../shared/rules/image-variant.ts';
import { type Ids, inverse, reKey } from './re-key.ts';
import { textsOf } from './rows.ts';

const client = new S3Client({});
const bucket = requireVariable('MEDIA_BUCKET');

type Version = (ObjectVersion | (DeleteMarkerEntry & { ETag?: never })) & { isMarker: boolean };

/**
 * Brings back what the media bucket had at a time: each object that was deleted or overwritten since gets a copy of its
 * version of that time. What was deleted by then stays deleted, what is newer stays. Returns how many were brought back.
 */
export async function restoreImages(until: Date): Promise<number> {
  let restored = 0;
  const restore = ({ Key = '', VersionId = '' }: Version) =>
    client.send(
      new CopyObjectCommand({
        Bucket: bucket,
        Key,
        CopySource: `${bucket}/${encodeURIComponent(Key)}?versionId=${VersionId}`,
      }),
    );
  for await (const objects of versions()) {
    const lost = objects.flatMap((all) => lostVersion(all, until) ?? []);
    const isMaster = ({ Key = '' }: Version) => Key.endsWith(`/${masterVariant}`);
    // Masters come last, so that their arrival finds the variants that are made from them.
    await inTurns(
      lost.filter((each) => !isMaster(each)),
      restore,
    );
    await inTurns(lost.filter(isMaster), restore);
    restored += lost.length;
  }
  return restored;
}

/**
 * Takes all versions of an object and returns the one of a time, if the object was deleted or overwritten since.
 * Undefined if it did not exist then, or is the same now.
 */
function lostVersion(all: readonly Version[], until: Date): Version | undefined {
  const [then] = all
    .filter(({ LastModified }) => LastModified && LastModified <= until)
    .toSorted((one, other) => Number(other.LastModified) - Number(one.LastModified));
  const now = all.find(({ IsLatest }) => IsLatest);
  return then && !then.isMarker && now?.ETag !== then.ETag ? then : undefined;
}

/** The versions of each object, some objects at a time. S3 lists them by key. */
async function* versions(): AsyncGenerator<Version[][]> {
  let incomplete: Version[] = [];
  let from: Pick<ListObjectVersionsCommandOutput, 'NextKeyMarker' | 'NextVersionIdMarker'> = {};
  do {
    const page: ListObjectVersionsCommandOutput = await client.send(
      new ListObjectVersionsCommand({
        Bucket: bucket,
        KeyMarker: from.NextKeyMarker,
        VersionIdMarker: from.NextVersionIdMarker,
      }),
    );
    const { Versions = [], DeleteMarkers = [], NextKeyMarker } = page;
    const byKey = Map.groupBy<string | undefined, Version>(
      [
        ...incomplete,
        ...Versions.map((each) => ({ ...each, isMarker: false })),
        ...DeleteMarkers.map((each) => ({ ...each, isMarker: true })),
      ],
      ({ Key }) => Key,
    );
    incomplete = (NextKeyMarker && byKey.get(NextKeyMarker)) || [];
    if (NextKeyMarker) byKey.delete(NextKeyMarker);
    yield [...byKey.values()];
    from = page;
  } while (from.NextKeyMarker);
}

/**
 * Moves the images of people who have new subjects: the names of their folders are derived from the storage paths, which
 * begin with the subject. The table must be re-keyed. It may be repeated. Returns the number of moved images.
 */
export async function moveImages(tableName: string, subjects: Ids): Promise<number> {
  const former = inverse(subjects);
  const paths = new Set<string>();
  for await (const text of textsOf(tableName)) {
    const [owner = ''] = text.split('/', 1);
    if (former.has(owner) && isOwnImagePath(text, owner)) paths.add(text);
  }
  let moved = 0;
  await inTurns([...paths], async (path) => {
    const from = await imageFolder(reKey(path, former));
    const there = new Set(await listKeys(bucket, `${from}/`));
    if (there.size === 0) return;
    await moveImage(
      from,
      path,
      imageFiles.filter((file) => there.has(`${from}/${file}`)),
    );
    moved++;
  });
  // What no row names: previews, which are drawn again when they are asked for, and uploads, which expire.
  await inTurns([...subjects.keys()], removeFiles);
  return moved;
}
