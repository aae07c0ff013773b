import { describe, expect, test } from 'vitest';
import { postForm, presignUpload } from './post-form.ts';
import { Bucket, errorCode, movableClock, startObjectStore } from './start-object-store.ts';

describe('a form upload is refused', () => {
  test.each([
    ['another type than the policy allows', { 'Content-Type': 'text/html' }],
    ['a key outside the folder of the policy', { key: 'users/u2/shirt.jpg' }],
    ['a field that the policy does not name', { acl: 'public-read' }],
    ['another date than the signed one', { 'X-Amz-Date': '20200101T000000Z' }],
    ['a field named like a property of every object', { constructor: 'x' }],
  ])('for %s', async (_reason, fields) => {
    const { client, keys } = await startObjectStore();
    const response = await postForm(await presignUpload(client), 'linen', { fields });
    expect(response.status).toBe(403);
    expect(await errorCode(response)).toBe('AccessDenied');
    expect(await keys()).toEqual([]);
  });

  test('when its policy names a field like a property of every object', async () => {
    const { client } = await startObjectStore();
    const presigned = await presignUpload(client, { Conditions: [['starts-with', '$constructor', 'x']] });
    expect((await postForm(presigned, 'linen')).status).toBe(403);
  });

  test('in another bucket than the signed one', async () => {
    const { client, url } = await startObjectStore();
    const presigned = await presignUpload(client, { Bucket: 'other' });
    expect((await postForm({ ...presigned, url: `${url}/${Bucket}` }, 'linen')).status).toBe(403);
  });

  test('in a bucket that does not exist', async () => {
    const { client } = await startObjectStore();
    const response = await postForm(await presignUpload(client, { Bucket: 'nowhere' }), 'linen');
    expect(response.status).toBe(404);
    expect(await errorCode(response)).toBe('NoSuchBucket');
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

  test('without a policy', async () => {
    const { client, url } = await startObjectStore();
    const { Policy: _policy, ...fields } = (await presignUpload(client)).fields;
    const response = await postForm({ url: `${url}/${Bucket}`, fields }, 'linen');
    expect(response.status).toBe(403);
    expect(await errorCode(response)).toBe('AccessDenied');
  });

  test('with a signature or a policy that was tampered with', async () => {
    const { client } = await startObjectStore();
    const presigned = await presignUpload(client);
    const forged = await postForm(presigned, 'linen', { fields: { 'X-Amz-Signature': '0'.repeat(64) } });
    expect(await errorCode(forged)).toBe('SignatureDoesNotMatch');
    const policy = JSON.parse(Buffer.from(presigned.fields['Policy'] ?? '', 'base64').toString());
    const Policy = Buffer.from(JSON.stringify({ ...policy, conditions: [] })).toString('base64');
    expect(await errorCode(await postForm(presigned, 'linen', { fields: { Policy } }))).toBe(
      'SignatureDoesNotMatch',
    );
  });

  test('with the key of a stranger', async () => {
    const { client } = await startObjectStore();
    const fields = { 'X-Amz-Credential': 'stranger/20260101/us-east-1/s3/aws4_request' };
    const response = await postForm(await presignUpload(client), 'linen', { fields });
    expect(response.status).toBe(403);
    expect(await errorCode(response)).toBe('InvalidAccessKeyId');
  });

  test('with a policy that is signed but makes no sense', async () => {
    const { client } = await startObjectStore();
    const presigned = await presignUpload(client, { Conditions: [['resembles', '$key', 'x'] as never] });
    expect(await errorCode(await postForm(presigned, 'linen'))).toBe('InvalidPolicyDocument');
  });

  test('with a value that could never be sent back as a header', async () => {
    const { client, keys } = await startObjectStore();
    const fields = { 'Content-Type': 'image/jpeg\r\nSet-Cookie: a=b' };
    const presigned = await presignUpload(client, { Fields: {} });
    const response = await postForm(presigned, 'linen', { fields });
    expect(response.status).toBe(400);
    expect(await keys()).toEqual([]);
  });

  test('with a key that is too long', async () => {
    const { client } = await startObjectStore();
    const fileName = `${'k'.repeat(1100)}.jpg`;
    expect(await errorCode(await postForm(await presignUpload(client), 'linen', { fileName }))).toBe(
      'KeyTooLongError',
    );
  });
});
