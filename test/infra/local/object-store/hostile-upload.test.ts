import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../../support/app/eventually.ts';
import { postForm, presignUpload } from './post-form.ts';
import {
  afterFile,
  beforeFile,
  boundary,
  firstAnswer,
  openForm,
  openRequest,
  send,
  signedForm,
} from './raw-request.ts';
import { Bucket, errorCode, startObjectStore } from './start-object-store.ts';

const nothing = { staged: [], bodies: [] };

test('a file that is too long is refused while it is still being sent, and the connection takes the next request', async () => {
  const store = await startObjectStore();
  const { fields } = await presignUpload(store.client);
  const socket = await openForm(store, 1_000_000_000);
  socket.write(beforeFile(fields) + 'x'.repeat(1025));
  expect(await firstAnswer(socket)).toMatch(/HTTP\/1\.1 400[\s\S]+EntityTooLarge/);

  const form = await signedForm(store, 'x'.repeat(200_000));
  const another = await openForm(store, form.length);
  another.write(form);
  await firstAnswer(another);
  another.write(`GET /${Bucket}/a HTTP/1.1\r\nHost: a\r\n\r\n`);
  expect(await firstAnswer(another)).toContain('HTTP/1.1 404');
  expect(await store.files()).toEqual(nothing);
});

describe('an upload that breaks off', () => {
  test('leaves nothing when its sender goes away in the middle', async () => {
    const store = await startObjectStore();
    const { fields } = await presignUpload(store.client);
    const socket = await openForm(store, 5000);
    socket.write(`${beforeFile(fields)}half of the file`);
    await eventually(async () => expect((await store.files()).staged).toHaveLength(1));
    socket.destroy();
    await eventually(async () => expect(await store.files()).toEqual(nothing));
    expect(await store.keys()).toEqual([]);
  });

  test('is refused at whichever byte its form is cut off', async () => {
    const store = await startObjectStore();
    const form = await signedForm(store, 'linen');
    // A form is complete after the two hyphens of its last boundary. The line break after them is optional.
    for (let length = 0; length < form.trimEnd().length; length += 1) {
      const response = await send(store, form.slice(0, length));
      expect([400, 403]).toContain(response.status);
    }
    expect(await store.files()).toEqual(nothing);
    expect((await send(store, form)).status).toBe(204);
  });
});

test('what is sent to a bucket without being a form is refused before a byte of it is written', async () => {
  const store = await startObjectStore();
  for (const method of ['GET', 'HEAD', 'PUT', 'POST', 'DELETE']) {
    const head = `${method} /${Bucket} HTTP/1.1\r\nContent-Length: 1000000000\r\n\r\n`;
    const socket = await openRequest(store, head);
    socket.write('x'.repeat(100_000));
    expect(await firstAnswer(socket), method).toContain('HTTP/1.1 501');
  }
  expect(await store.files()).toEqual(nothing);
});

describe('a malformed form', () => {
  test('is refused for its boundary or for what it holds', async () => {
    const store = await startObjectStore();
    const form = await signedForm(store, 'linen');
    const types = ['', '; boundary=', '; boundary=other'].map((end) => `multipart/form-data${end}`);
    const disposition = `--${boundary}\r\nContent-Disposition: form-data`;
    const bodies = {
      nothing: '',
      'a part without a name': `${disposition}\r\n\r\nx${afterFile}`,
      'a header without end': `--${boundary}\r\nContent-Disposition: ${'x'.repeat(1_000_000)}`,
      'fields but no file': `${disposition}; name="key"\r\n\r\nx${afterFile}`,
      'a file under another name': form.replace('name="file"', 'name="photo"'),
    };
    for (const type of types) expect((await send(store, form, type)).status, type).toBe(400);
    for (const [what, body] of Object.entries(bodies))
      expect((await send(store, body)).status, what).toBe(400);
    expect(await store.files()).toEqual(nothing);
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

test('a form with too many or too large fields is refused', async () => {
  const store = await startObjectStore();
  const ignored = (count: number, length: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`more-${index}`, 'x'.repeat(length)]));
  const longName = { [`more-${'x'.repeat(30_000)}`]: '' };
  for (const fields of [ignored(101, 1), ignored(1, 20 * 1024 + 1), ignored(30, 1000), longName]) {
    const response = await postForm(await presignUpload(store.client), 'linen', fields);
    expect([response.status, await errorCode(response)]).toEqual([400, 'MaxPostPreDataLengthExceeded']);
  }
  expect(await store.files()).toEqual(nothing);
});

test('fields and files behind the file do not count, not even the policy', async () => {
  const store = await startObjectStore();
  const part = (name: string, value: string) =>
    `\r\n--${boundary}\r\nContent-Disposition: form-data; name=${name}\r\n\r\n${value}`;
  const { Policy = '', ...fields } = (await presignUpload(store.client)).fields;
  const late = `${beforeFile(fields)}linen${part('"Policy"', Policy)}${afterFile}`;
  expect((await send(store, late)).status).toBe(403);
  expect(await store.files()).toEqual(nothing);
  const more = part('"key"', 'users/u2/a.jpg') + part('"file"; filename="b.jpg"', 'silk');
  const form = (await signedForm(store, 'linen')).replace(afterFile, more + afterFile);
  expect((await send(store, form)).status).toBe(204);
  expect(await store.keys()).toEqual(['users/u1/shirt.jpg']);
  expect(await store.read('users/u1/shirt.jpg')).toBe('linen');
});
