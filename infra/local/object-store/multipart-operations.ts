import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import * as z from 'zod';
import type { MultipartUpload } from './multipart-uploads.ts';
import { describeNewObject } from './object-operations.ts';
import type { Operation } from './operation.ts';
import { permitWrite } from './preconditions.ts';
import { receiveBody, receiveXml } from './receive-body.ts';
import { xmlReply } from './reply.ts';
import { S3Error } from './s3-error.ts';
import type { StagedBody } from './staging.ts';
import { maxObjectBytes, quotedEtag } from './stored-object.ts';
import { readXml, repeated } from './xml.ts';

const maxPartNumber = 10_000;
const minPartBytes = 5 * 1024 ** 2;

type ClaimedPart = z.infer<typeof ClaimedPart>;
const ClaimedPart = z.object({ PartNumber: z.coerce.number(), ETag: z.string() });
const CompleteRequest = z.object({ CompleteMultipartUpload: z.object({ Part: repeated(ClaimedPart) }) });

export const createMultipartUpload: Operation = (request, { buckets, uploads, now }) => {
  const { name } = buckets.get(request.bucketName);
  const { id, object } = uploads.create(name, describeNewObject(request, now()));
  return xmlReply({ InitiateMultipartUploadResult: { Bucket: name, Key: object.key, UploadId: id } });
};

export const uploadPart: Operation = async (request, { staging, uploads }) => {
  uploads.get(request);
  const number = Number(request.query.get('partNumber'));
  if (!Number.isInteger(number) || number < 1 || number > maxPartNumber) throw new S3Error('InvalidArgument');
  await using received = new AsyncDisposableStack();
  const part = received.use(await receiveBody(request, staging, maxObjectBytes));
  // The upload may have been completed or aborted while the part was under way.
  const { parts } = uploads.get(request);
  const replaced = parts.get(number);
  parts.set(number, part);
  received.move();
  await replaced?.[Symbol.asyncDispose]();
  return { status: 200, headers: { etag: quotedEtag({ etag: partEtag(part) }) } };
};

export const completeMultipartUpload: Operation = async (request, { buckets, staging, uploads, now }) => {
  const bucket = buckets.get(request.bucketName);
  uploads.get(request);
  const claims = readXml(await receiveXml(request, staging), CompleteRequest).CompleteMultipartUpload.Part;
  const upload = uploads.get(request);
  const parts = pickParts(upload, claims);
  await using body = await staging.receive(concatenate(parts), maxObjectBytes);
  const object = await bucket.put(
    { ...upload.object, modifiedAt: now().toISOString(), etag: etagOfParts(parts) },
    body,
    permitWrite(request.headers),
  );
  await uploads.close(upload);
  return xmlReply({
    CompleteMultipartUploadResult: { Bucket: bucket.name, Key: object.key, ETag: quotedEtag(object) },
  });
};

export const abortMultipartUpload: Operation = async (request, { uploads }) => {
  await uploads.close(uploads.get(request));
  return { status: 204 };
};

function pickParts({ parts }: MultipartUpload, claims: readonly ClaimedPart[]): StagedBody[] {
  if (claims.length === 0) throw new S3Error('MalformedXML');
  if (claims.some(({ PartNumber }, index) => PartNumber <= (claims[index - 1]?.PartNumber ?? 0))) {
    throw new S3Error('InvalidPartOrder');
  }
  const picked = claims.map(({ PartNumber, ETag }) => {
    const part = parts.get(PartNumber);
    if (!part || partEtag(part) !== ETag.replaceAll('"', '')) throw new S3Error('InvalidPart');
    return part;
  });
  if (picked.slice(0, -1).some(({ size }) => size < minPartBytes)) throw new S3Error('EntityTooSmall');
  return picked;
}

async function* concatenate(parts: readonly StagedBody[]): AsyncGenerator<Buffer> {
  for (const { path } of parts) yield* createReadStream(path);
}

const partEtag = ({ digests }: StagedBody) => digests.md5.toString('hex');

/** S3 tags an object of parts with the MD5 of the parts' MD5s and their number. */
const etagOfParts = (parts: readonly StagedBody[]) =>
  `${createHash('md5')
    .update(Buffer.concat(parts.map(({ digests }) => digests.md5)))
    .digest('hex')}-${parts.length}`;
