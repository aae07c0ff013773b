import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { postForm, presignUpload } from './post-form.ts';
import { afterFile, beforeFile, boundary, send, signedForm } from './raw-request.ts';
import { errorCode, type RunningStore, startObjectStore } from './start-object-store.ts';

const nothing = { staged: [], bodies: [] };
describe('a malformed form', () => {
  test.each([
    ['no boundary', 'multipart/form-data'],
    ['an empty boundary', 'multipart/form-data; boundary='],
    ['a boundary that does not occur', 'multipart/form-data; boundary=other'],
  ])('is refused with %s', async (_fault, type) => {
    const store = await startObjectStore();
    const response = await send(store, await signedForm(store, 'linen'), type);
    expect(response.status).toBe(400);
    expect(await store.files()).toEqual(nothing);
  });

  test.each([
    ['nothing', ''],
    ['noise', '\0\r\n\r\n--'.repeat(1000)],
    ['the last boundary alone', `--${boundary}--\r\n`],
    ['a part without headers', `--${boundary}\r\n\r\nx${afterFile}`],
    ['a part without a name', `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx${afterFile}`],
    ['a header without end', `--${boundary}\r\nContent-Disposition: ${'x'.repeat(1_000_000)}`],
    [
      'fields but no file',
      `--${boundary}\r\nContent-Disposition: form-data; name="key"\r\n\r\nx${afterFile}`,
    ],
  ])('is refused when it holds %s', async (_content, body) => {
    const store = await startObjectStore();
    expect((await send(store, body)).status).toBe(400);
    expect(await store.files()).toEqual(nothing);
  });

  test('is refused without a file', async () => {
    const store = await startObjectStore();
    const form = (await signedForm(store, 'linen')).replace('name="file"', 'name="photo"');
    expect((await send(store, form)).status).toBe(400);
    expect(await store.keys()).toEqual([]);
  });

  test('is answered with any of its bytes changed, and the store goes on', async () => {
    const store = await startObjectStore();
    const form = Buffer.from(await signedForm(store, 'linen'));
    const change = fc.record({ at: fc.nat(form.length - 1), byte: fc.nat(255) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
        const changed = Uint8Array.from(form);
        for (const { at, byte } of changes) changed[at] = byte;
        const { status } = await send(store, changed);
        expect([204, 400, 403]).toContain(status);
      }),
    );
    expect((await store.files()).staged).toEqual([]);
  });
});

describe('the key of a form', () => {
  const form = async (store: RunningStore, key: Buffer) => {
    const { key: _key, ...fields } = (await presignUpload(store.client)).fields;
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="key"\r\nContent-Type: text/plain; charset=utf-16le\r\n\r\n`;
    return Buffer.concat([Buffer.from(head), key, Buffer.from(`\r\n${beforeFile(fields)}linen${afterFile}`)]);
  };

  test('may come in another charset', async () => {
    const store = await startObjectStore();
    expect((await send(store, await form(store, Buffer.from('users/u1/é', 'utf16le')))).status).toBe(204);
    expect(await store.keys()).toEqual(['users/u1/é']);
  });

  test('is refused when it is not text', async () => {
    const store = await startObjectStore();
    const response = await send(store, await form(store, Buffer.from('users/u1/\ud800', 'utf16le')));
    expect(response.status).toBe(400);
    expect(await store.files()).toEqual(nothing);
  });
});

describe('the fields of a form', () => {
  const ignoredFields = (count: number, length: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`x-ignore-${index}`, 'x'.repeat(length)]),
    );

  test.each([
    ['too many', ignoredFields(101, 1)],
    ['one too long', ignoredFields(1, 20 * 1024 + 1)],
    ['too long together', ignoredFields(30, 1000)],
    ['hidden in one long name', { [`x-ignore-${'x'.repeat(30_000)}`]: '' }],
  ])('are refused when they are %s', async (_fault, fields) => {
    const store = await startObjectStore();
    const response = await postForm(await presignUpload(store.client), 'linen', { fields });
    expect(response.status).toBe(400);
    expect(await errorCode(response)).toBe('MaxPostPreDataLengthExceeded');
    expect(await store.files()).toEqual(nothing);
  });

  test('do not count behind the file', async () => {
    const store = await startObjectStore();
    const form = await signedForm(store, 'linen');
    const late = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="key"\r\n\r\nusers/u2/a.jpg`;
    expect((await send(store, form.replace(afterFile, late + afterFile))).status).toBe(204);
    expect(await store.keys()).toEqual(['users/u1/a.jpg']);
  });

  test('cannot put the policy behind the file', async () => {
    const store = await startObjectStore();
    const { Policy = '', ...fields } = (await presignUpload(store.client)).fields;
    const late = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="Policy"\r\n\r\n${Policy}`;
    const response = await send(store, `${beforeFile(fields)}linen${late}${afterFile}`);
    expect(response.status).toBe(403);
    expect(await store.files()).toEqual(nothing);
  });
});

test('only the first of two files is stored', async () => {
  const store = await startObjectStore();
  const form = await signedForm(store, 'linen');
  const second = `\r\n--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="b.jpg"\r\n\r\nsilk`;
  expect((await send(store, form.replace(afterFile, second + afterFile))).status).toBe(204);
  expect(await store.keys()).toEqual(['users/u1/a.jpg']);
  expect(await store.read('users/u1/a.jpg')).toBe('linen');
});
