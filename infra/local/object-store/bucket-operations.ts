import * as z from 'zod';
import { uriEncode } from '../sigv4.ts';
import { readCorsRules } from './cors.ts';
import { listPage } from './list-page.ts';
import type { Operation } from './operation.ts';
import { receiveXml } from './receive-body.ts';
import { emptyReply, xmlReply } from './reply.ts';
import { S3Error } from './s3-error.ts';
import { quotedEtag } from './stored-object.ts';
import { readXml, repeated } from './xml.ts';

const maxKeysPerPage = 1000;
const maxKeysPerDelete = 1000;

const DeleteRequest = z.object({
  Delete: z.object({
    Object: repeated(z.object({ Key: z.string().min(1) })),
    Quiet: z.string().optional(),
  }),
});

export const createBucket: Operation = ({ bucketName }, { buckets }) => {
  buckets.create(bucketName);
  return { status: 200, headers: { location: `/${bucketName}` } };
};

export const headBucket: Operation = ({ bucketName }, { buckets }) => {
  buckets.get(bucketName);
  return emptyReply;
};

export const listObjects: Operation = ({ bucketName, query }, { buckets }) => {
  const parameter = (name: string) => query.get(name) ?? '';
  const maxKeys = readMaxKeys(query.get('max-keys'));
  const page = listPage(buckets.get(bucketName).objects(), {
    prefix: parameter('prefix'),
    delimiter: parameter('delimiter'),
    startAfter: parameter('start-after'),
    lastEntry: decodeToken(parameter('continuation-token')),
    maxKeys,
  });
  const encode = parameter('encoding-type') === 'url' ? uriEncode : (text: string) => text;
  return xmlReply({
    ListBucketResult: {
      Name: bucketName,
      Prefix: encode(parameter('prefix')),
      Delimiter: encode(parameter('delimiter')),
      StartAfter: encode(parameter('start-after')),
      EncodingType: query.get('encoding-type') ?? undefined,
      KeyCount: page.objects.length + page.commonPrefixes.length,
      MaxKeys: maxKeys,
      IsTruncated: page.lastEntry !== undefined,
      NextContinuationToken: page.lastEntry && encodeToken(page.lastEntry),
      Contents: page.objects.map((object) => ({
        Key: encode(object.key),
        LastModified: object.modifiedAt,
        ETag: quotedEtag(object),
        Size: object.size,
        StorageClass: 'STANDARD',
      })),
      CommonPrefixes: page.commonPrefixes.map((prefix) => ({ Prefix: encode(prefix) })),
    },
  });
};

export const deleteObjects: Operation = async (request, { buckets, staging }) => {
  const bucket = buckets.get(request.bucketName);
  const { Object: objects, Quiet } = readXml(await receiveXml(request, staging), DeleteRequest).Delete;
  if (objects.length > maxKeysPerDelete) throw new S3Error('MalformedXML');
  for (const { Key } of objects) await bucket.delete(Key);
  return xmlReply({ DeleteResult: { Deleted: Quiet === 'true' ? [] : objects } });
};

export const getCorsRules: Operation = ({ bucketName }, { buckets }) => {
  const rules = buckets.get(bucketName).corsRules;
  if (rules.length === 0) throw new S3Error('NoSuchCORSConfiguration');
  return xmlReply({ CORSConfiguration: { CORSRule: rules } });
};

export const putCorsRules: Operation = async (request, { buckets, staging }) => {
  const bucket = buckets.get(request.bucketName);
  bucket.corsRules = readCorsRules(await receiveXml(request, staging));
  return emptyReply;
};

export const deleteCorsRules: Operation = ({ bucketName }, { buckets }) => {
  buckets.get(bucketName).corsRules = [];
  return { status: 204 };
};

function readMaxKeys(parameter: string | null): number {
  const maxKeys = Number(parameter ?? maxKeysPerPage);
  if (!Number.isInteger(maxKeys) || maxKeys < 0) throw new S3Error('InvalidArgument');
  return Math.min(maxKeys, maxKeysPerPage);
}

const encodeToken = (entry: string) => Buffer.from(entry).toString('base64url');

function decodeToken(token: string): string {
  const entry = Buffer.from(token, 'base64url').toString();
  if (encodeToken(entry) !== token)
    throw new S3Error('InvalidArgument', 'The continuation token is not valid.');
  return entry;
}
