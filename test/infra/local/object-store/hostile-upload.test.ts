import { PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { eventually } from '../../../support/app/eventually.ts';
import { postForm, presignUpload } from './post-form.ts';
import {
  beforeFile,
  firstAnswer,
  openForm,
  openRequest,
  send,
  signedForm,
  signedHeaders,
} from './raw-request.ts';
import { Bucket, errorCode, startObjectStore } from './start-object-store.ts';

const nothing = { staged: [], bodies: [] };
describe('a file that is too long', () => {
  test('is refused while it is still being sent', async () => {
    const store = await startObjectStore();
    const { fields } = await presignUpload(store.client);
    const socket = await openForm(store, 1_000_000_000);
    socket.write(beforeFile(fields) + 'x'.repeat(1025));
    const answer = await firstAnswer(socket);
    expect(answer).toContain('HTTP/1.1 400');
    expect(answer).toContain('EntityTooLarge');
    expect(await store.files()).toEqual(nothing);
  });

  test('is refused with an answer that reaches a client which sends on to the end', async () => {
    const store = await startObjectStore();
    const response = await postForm(await presignUpload(store.client), Buffer.alloc(30 * 1024 * 1024));
    expect(response.status).toBe(400);
    expect(await errorCode(response)).toBe('EntityTooLarge');
    expect(await store.files()).toEqual(nothing);
  });

  test('does not spoil the connection for the next request', async () => {
    const store = await startObjectStore();
    const form = await signedForm(store, 'x'.repeat(200_000));
    const socket = await openForm(store, form.length);
    socket.write(form);
    await firstAnswer(socket);
    socket.write(`GET /${Bucket}/a HTTP/1.1\r\nHost: a\r\n\r\n`);
    expect(await firstAnswer(socket)).toContain('HTTP/1.1 403');
  });
});

describe('an upload that breaks off', () => {
  test('leaves nothing when its sender goes away in the middle of the file', async () => {
    const store = await startObjectStore();
    const { fields } = await presignUpload(store.client);
    const socket = await openForm(store, 5000);
    socket.write(`${beforeFile(fields)}half of the file`);
    await eventually(async () => expect((await store.files()).staged).toHaveLength(1));
    socket.destroy();
    await eventually(async () => expect(await store.files()).toEqual(nothing));
    expect(await store.keys()).toEqual([]);
  });

  test('leaves nothing when its sender goes away in the middle of a put', async () => {
    const store = await startObjectStore();
    const command = new PutObjectCommand({ Bucket, Key: 'a', Body: 'x'.repeat(5000) });
    const { host: _host, ...headers } = await signedHeaders(store.client, command);
    const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = await openRequest(
      store,
      `PUT /${Bucket}/a?x-id=PutObject HTTP/1.1\r\n${head.join('')}\r\n`,
    );
    socket.write('half of the file');
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

test('a body without a signature is refused before a byte of it is written', async () => {
  const store = await startObjectStore();
  const socket = await openRequest(store, `PUT /${Bucket}/a HTTP/1.1\r\nContent-Length: 1000000000\r\n\r\n`);
  socket.write('x'.repeat(100_000));
  expect(await firstAnswer(socket)).toContain('HTTP/1.1 403');
  expect(await store.files()).toEqual(nothing);
});

test.each([
  '/%',
  '/media/%ff',
  '/media/%E0%A4',
  '*',
  'http://localhost/media/a',
  '//',
  '/',
  '/media/..%2f..',
])('an address like %s is refused, and the store goes on', async (address) => {
  const store = await startObjectStore();
  const socket = await openRequest(store, `GET ${address} HTTP/1.1\r\n\r\n`);
  expect(await firstAnswer(socket)).toMatch(/^HTTP\/1\.1 40[03] /);
});
