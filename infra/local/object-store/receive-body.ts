import { readFile } from 'node:fs/promises';
import { decodeAwsChunked } from './aws-chunked.ts';
import { verifyChecksums } from './checksums.ts';
import { S3Error } from './s3-error.ts';
import type { S3Request } from './s3-request.ts';
import type { StagedBody, Staging } from './staging.ts';

const maxXmlBytes = 2 * 1024 ** 2;
const chunkedPayload = 'STREAMING-UNSIGNED-PAYLOAD-TRAILER';

/** Stages the body of a signed request, and verifies its length and every checksum that came with it. */
export async function receiveBody(
  { incoming, headers }: S3Request,
  staging: Staging,
  maxBytes: number,
): Promise<StagedBody> {
  const payload = headers.get('x-amz-content-sha256') ?? '';
  const chunked = payload === chunkedPayload;
  if (payload.startsWith('STREAMING-') && !chunked) throw new S3Error('NotImplemented');
  const length = Number(
    headers.get(chunked ? 'x-amz-decoded-content-length' : 'content-length') ?? 'missing',
  );
  if (Number.isNaN(length)) throw new S3Error('MissingContentLength');
  if (length > maxBytes) throw new S3Error('EntityTooLarge');

  // Refusing a body must not destroy its request, whose connection has the answer to carry.
  const bytes: AsyncIterable<Buffer> = incoming.iterator({ destroyOnReturn: false });
  const trailers = new Map<string, string>();
  await using received = new AsyncDisposableStack();
  const body = received.use(
    await staging.receive(chunked ? decodeAwsChunked(bytes, trailers) : bytes, maxBytes),
  );
  if (body.size !== length) throw new S3Error('IncompleteBody');
  const announced = headers.get('x-amz-trailer')?.toLowerCase();
  if (announced !== undefined && !trailers.has(announced)) throw new S3Error('MalformedTrailerError');
  verifyChecksums(body.digests, new Map([...headers, ...trailers]));
  received.move();
  return body;
}

export async function receiveXml(request: S3Request, staging: Staging): Promise<string> {
  await using body = await receiveBody(request, staging, maxXmlBytes);
  return await readFile(body.path, 'utf8');
}
