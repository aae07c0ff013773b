import { uriEncode } from '../sigv4.ts';
import { verifyChecksums } from './checksums.ts';
import type { Operation } from './operation.ts';
import { type Reply, xmlReply } from './reply.ts';
import { S3Error } from './s3-error.ts';
import { refuseLongKey, type S3Request } from './s3-request.ts';
import { objectHeaders, quotedEtag, type StoredObject } from './stored-object.ts';
import { readTagging } from './tagging.ts';
import { readUploadForm } from './upload-form.ts';
import { authorizeUpload } from './upload-policy.ts';

/** Whether this is the upload of a browser's form, which carries a signed policy instead of a signature. */
export const isFormUpload = ({ method, key, headers }: S3Request) =>
  method === 'POST' && key === '' && /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');

export const postObject: Operation = (request, { buckets, staging, now, verification }) => {
  const { bucketName, incoming } = request;
  const bucket = buckets.get(bucketName);
  return readUploadForm(incoming, async ({ fields, fileName, file }) => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: S3 puts the file's name in the place of these very characters.
    const key = (fields.get('key') ?? '').replaceAll('${filename}', () => fileName);
    const { minBytes, maxBytes } = authorizeUpload({ fields, bucketName, key }, verification());
    // The charset of a part may decode to half characters, which have no bytes to tell one key from another.
    if (key === '' || !key.isWellFormed()) throw new S3Error('InvalidArgument', 'The form has no valid key.');
    refuseLongKey(key);
    const tagging = fields.get('tagging');
    const details = {
      key,
      modifiedAt: now().toISOString(),
      headers: objectHeaders(fields),
      tags: tagging ? readTagging(tagging) : {},
    };
    await using body = await staging.receive(file, maxBytes);
    if (body.size < minBytes) throw new S3Error('EntityTooSmall');
    verifyChecksums(body.digests, fields);
    const object = await bucket.put(details, body);
    return uploadReply(request, object, fields.get('success_action_status'));
  });
};

function uploadReply(request: S3Request, object: StoredObject, wantedStatus: string | undefined): Reply {
  const folder = request.path.endsWith('/') ? request.path : `${request.path}/`;
  const path = object.key.split('/').map(uriEncode).join('/');
  const location = `http://${request.headers.get('host')}${folder}${path}`;
  const etag = quotedEtag(object);
  const headers = { etag, location };
  if (wantedStatus !== '201') return { status: wantedStatus === '200' ? 200 : 204, headers };
  const { bucketName: Bucket } = request;
  const reply = xmlReply({ PostResponse: { Location: location, Bucket, Key: object.key, ETag: etag } }, 201);
  return { ...reply, headers: { ...reply.headers, ...headers } };
}
