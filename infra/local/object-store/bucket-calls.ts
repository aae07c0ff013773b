import * as z from 'zod';
import type { Call } from './call.ts';
import { receiveXml } from './receive-body.ts';
import { S3Error } from './s3-error.ts';
import { quotedEtag } from './stored-object.ts';
import { readXml, repeated } from './xml.ts';

const maxKeysPerPage = 1000;
const maxKeysPerDelete = 1000;

const DeleteRequest = z.object({
  Delete: z.object({ Object: repeated(z.object({ Key: z.string().min(1) })), Quiet: z.string().optional() }),
});

/** Lists the keys with a prefix in pages, sorted by their UTF-8 bytes. The token is the last key of a page. */
export const listObjects: Call = ({ bucketName, query }, { bucket }) => {
  const prefix = query.get('prefix') ?? '';
  const maxKeys = readMaxKeys(query.get('max-keys'));
  const after = readToken(query.get('continuation-token') ?? '');
  const found = bucket(bucketName)
    .objects()
    .filter(({ key }) => key.startsWith(prefix) && compareBytes(key, after) > 0)
    .sort((a, b) => compareBytes(a.key, b.key));
  const page = found.slice(0, maxKeys);
  const last = page.length < found.length ? page.at(-1) : undefined;
  return {
    status: 200,
    body: {
      ListBucketResult: {
        Name: bucketName,
        Prefix: prefix,
        KeyCount: page.length,
        MaxKeys: maxKeys,
        IsTruncated: last !== undefined,
        NextContinuationToken: last && writeToken(last.key),
        Contents: page.map((object) => ({
          Key: object.key,
          LastModified: object.modifiedAt,
          ETag: quotedEtag(object),
          Size: object.size,
          StorageClass: 'STANDARD',
        })),
      },
    },
  };
};

/** Lists all versions and delete markers of the keys with a prefix, in pages. */
export const listVersions: Call = ({ bucketName, query }, { bucket }) => {
  const prefix = query.get('prefix') ?? '';
  const maxKeys = readMaxKeys(query.get('max-keys'));
  const found = bucket(bucketName)
    .versions()
    .filter(({ version: { key } }) => key.startsWith(prefix))
    .sort((a, b) => compareBytes(a.version.key, b.version.key));
  const [key, id] = [query.get('key-marker'), query.get('version-id-marker')];
  const start = found.findIndex(({ version }) => version.key === key && version.versionId === id) + 1;
  const page = found.slice(start, start + maxKeys);
  const last = start + page.length < found.length ? page.at(-1)?.version : undefined;
  const toElement = ({ version, isLatest }: (typeof page)[number]) => ({
    Key: version.key,
    VersionId: version.versionId,
    IsLatest: isLatest,
    LastModified: version.modifiedAt,
    ...(!version.isDeleteMarker && { ETag: quotedEtag(version), Size: version.size }),
  });
  return {
    status: 200,
    body: {
      ListVersionsResult: {
        Name: bucketName,
        IsTruncated: last !== undefined,
        NextKeyMarker: last?.key,
        NextVersionIdMarker: last?.versionId,
        Version: page.filter(({ version }) => !version.isDeleteMarker).map(toElement),
        DeleteMarker: page.filter(({ version }) => version.isDeleteMarker).map(toElement),
      },
    },
  };
};

/** Deletes up to 1,000 keys. Missing keys are not an error. */
export const deleteObjects: Call = async (request, { bucket, staging, now }) => {
  const target = bucket(request.bucketName);
  const { Object: objects, Quiet } = readXml(await receiveXml(request, staging), DeleteRequest).Delete;
  if (objects.length > maxKeysPerDelete) throw new S3Error('MalformedXML');
  for (const { Key } of objects) await target.delete(Key, now().toISOString());
  return { status: 200, body: { DeleteResult: { Deleted: Quiet === 'true' ? [] : objects } } };
};

const compareBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

function readMaxKeys(parameter: string | null): number {
  const maxKeys = Number(parameter ?? maxKeysPerPage);
  if (!Number.isInteger(maxKeys) || maxKeys < 0) throw new S3Error('InvalidArgument');
  return Math.min(maxKeys, maxKeysPerPage);
}

const writeToken = (key: string) => Buffer.from(key).toString('base64url');

function readToken(token: string): string {
  const key = Buffer.from(token, 'base64url').toString();
  if (writeToken(key) !== token) throw new S3Error('InvalidArgument', 'The continuation token is not valid.');
  return key;
}
