import type { Call } from './call.ts';
import { verifyChecksums } from './receive-body.ts';
import { S3Error } from './s3-error.ts';
import { refuseLongKey, type S3Request } from './s3-request.ts';
import { headersToStore, quotedEtag } from './stored-object.ts';
import { readUploadForm } from './upload-form.ts';
import { authorizeUpload } from './upload-policy.ts';

/** Whether a request is a form from a browser. The form has a signed policy, the request is not signed. */
export const isFormUpload = ({ method, key, headers }: S3Request) =>
  method === 'POST' && key === '' && /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '');

/** Stores the file of a form (POST Object) if its policy allows it. */
export const postObject: Call = ({ bucketName, incoming }, { bucket, staging, credentials, now }) => {
  const target = bucket(bucketName);
  return readUploadForm(incoming, async ({ fields, file }) => {
    const key = fields.get('key') ?? '';
    const upload = { fields, bucketName, key };
    const { minBytes, maxBytes } = authorizeUpload(upload, { credentials, now: now() });
    // A form part in another charset can contain lone surrogates after decoding. These have no UTF-8 bytes.
    if (key === '' || !key.isWellFormed()) throw new S3Error('InvalidArgument', 'The form has no valid key.');
    refuseLongKey(key);
    const details = { key, modifiedAt: now().toISOString(), headers: headersToStore(fields) };
    await using body = await staging.receive(file, maxBytes);
    if (body.size < minBytes) throw new S3Error('EntityTooSmall');
    verifyChecksums(body.digests, fields);
    return { status: 204, headers: { etag: quotedEtag(await target.put(details, body)) } };
  });
};
