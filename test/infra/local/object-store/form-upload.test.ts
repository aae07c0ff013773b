import { HeadObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { postForm, presignUpload } from './post-form.ts';
import { Bucket, errorCode, movableClock, startObjectStore } from './start-object-store.ts';

const Key = 'users/u1/shirt.jpg';
const nothing = { staged: [], bodies: [] };

describe('a form upload', () => {
  test('stores the file under the key, the type and the metadata that its policy allows', async () => {
    const { client, read } = await startObjectStore();
    const Fields = { 'Content-Type': 'image/jpeg', 'Cache-Control': 'max-age=60', 'x-amz-meta-owner': 'u1' };
    const presigned = await presignUpload(client, { Fields });
    const response = await postForm(presigned, 'linen');
    expect(response.status).toBe(204);
    expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(await read(Key)).toBe('linen');
    expect(await client.send(new HeadObjectCommand({ Bucket, Key }))).toMatchObject({
      ContentLength: 5,
      ContentType: 'image/jpeg',
      CacheControl: 'max-age=60',
      Metadata: { owner: 'u1' },
    });
  });

  test('an uploaded file is compared with its checksum, and its key has at most 1024 bytes', async () => {
    const { client, keys } = await startObjectStore();
    const Fields = { 'Content-Type': 'image/jpeg', 'x-amz-checksum-crc32': 'NhCmhg==' };
    const checked = await presignUpload(client, { Fields });
    expect(await errorCode(await postForm(checked, 'linen'))).toBe('BadDigest');
    const long = await presignUpload(client, { Key: 'k'.repeat(1025) });
    expect(await errorCode(await postForm(long, 'linen'))).toBe('KeyTooLongError');
    expect(await keys()).toEqual([]);
    expect((await postForm(checked, 'hello')).status).toBe(204);
  });

  test('an uploaded file has a size within the limits of its policy, to the byte, or any size without limits', async () => {
    const { client, files } = await startObjectStore();
    const presigned = await presignUpload(client, { Conditions: [['content-length-range', 2, 4]] });
    const codes = [];
    for (const file of ['x', 'xxxxx']) codes.push(await errorCode(await postForm(presigned, file)));
    expect(codes).toEqual(['EntityTooSmall', 'EntityTooLarge']);
    expect(await files()).toEqual(nothing);
    for (const file of ['xx', 'xxxx']) expect((await postForm(presigned, file)).status).toBe(204);
    const unlimited = await presignUpload(client, { Conditions: [] });
    expect((await postForm(unlimited, 'x'.repeat(5000))).status).toBe(204);
  });
});

describe('a form upload is refused', () => {
  test('for a field that its signed policy does not allow', async () => {
    const { client, keys } = await startObjectStore();
    const presigned = await presignUpload(client);
    for (const fields of [
      { 'Content-Type': 'text/html' },
      { key: 'users/u2/shirt.jpg' },
      { acl: 'public-read' },
      { 'X-Amz-Date': '20200101T000000Z' },
      { constructor: 'x' },
    ] as Record<string, string>[]) {
      const response = await postForm(presigned, 'linen', fields);
      expect([response.status, await errorCode(response)]).toEqual([403, 'AccessDenied']);
    }
    expect(await keys()).toEqual([]);
  });

  test('in another bucket than the signed one, and in one that does not exist', async () => {
    const { client, url } = await startObjectStore();
    const presigned = await presignUpload(client, { Bucket: 'other' });
    expect((await postForm({ ...presigned, url: `${url}/${Bucket}` }, 'linen')).status).toBe(403);
    const response = await postForm(presigned, 'linen');
    expect([response.status, await errorCode(response)]).toEqual([404, 'NoSuchBucket']);
  });

  test('after its policy has expired', async () => {
    const clock = movableClock();
    const { client } = await startObjectStore({ now: clock.now });
    const presigned = await presignUpload(client, { Expires: 60 });
    clock.advance(50);
    expect((await postForm(presigned, 'linen')).status).toBe(204);
    clock.advance(11);
    const response = await postForm(presigned, 'linen');
    expect(response.status).toBe(403);
    expect(await response.text()).toContain('Policy expired.');
  });

  test('without a policy, with a forged or senseless one, and with the key of a stranger or of another service', async () => {
    const { client, url } = await startObjectStore();
    const presigned = await presignUpload(client);
    const { Policy: signed = '', ...fields } = presigned.fields;
    const policy = JSON.parse(Buffer.from(signed, 'base64').toString());
    const Policy = Buffer.from(JSON.stringify({ ...policy, conditions: [] })).toString('base64');
    const code = async (change: Record<string, string>) =>
      errorCode(await postForm(presigned, 'linen', change));
    expect(await errorCode(await postForm({ url: `${url}/${Bucket}`, fields }, 'linen'))).toBe(
      'AccessDenied',
    );
    expect(await code({ 'X-Amz-Signature': '0'.repeat(64) })).toBe('SignatureDoesNotMatch');
    expect(await code({ Policy })).toBe('SignatureDoesNotMatch');
    expect(await code({ 'X-Amz-Credential': 'stranger/20260101/us-east-1/s3/aws4_request' })).toBe(
      'InvalidAccessKeyId',
    );
    for (const scope of ['20260101/us-east-1/sns/aws4_request', '20260101/us-east-1'])
      expect(await code({ 'X-Amz-Credential': `local/${scope}` })).toBe('AuthorizationHeaderMalformed');
    const senseless = await presignUpload(client, { Conditions: [['starts-with', '$key', 'x']] });
    expect(await errorCode(await postForm(senseless, 'linen'))).toBe('InvalidPolicyDocument');
  });

  test('with a value that could never be sent back as a header', async () => {
    const { client, keys } = await startObjectStore();
    const Fields = { 'Content-Type': 'image/jpeg\r\nSet-Cookie: a=b' };
    const presigned = await presignUpload(client, { Fields });
    expect((await postForm(presigned, 'linen')).status).toBe(400);
    expect(await keys()).toEqual([]);
  });
});
