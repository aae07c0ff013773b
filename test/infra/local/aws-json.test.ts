import { writeFile } from 'node:fs/promises';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { awsJson, ServiceError } from '#infra/local/aws-json';
import { serveOnLoopback } from '#infra/local/loopback';

const maxBytes = 1000;
const service = await serveOnLoopback(
  awsJson(
    {
      Echo: (input: object) => input,
      Refuse: () => {
        throw new ServiceError('TooManyShirtsException', 'No room', { Limit: 3 });
      },
      // Writing to this device fails as on a full disk.
      Fill: () => writeFile('/dev/full', 'x').then(() => ({})),
      Fail: async () => {
        throw new Error('Secret detail');
      },
    },
    maxBytes,
  ),
);
afterAll(() => service.close());

async function call(operation: string, body: string, method = 'POST') {
  const headers = { 'x-amz-target': `Wardrobe_2026.${operation}` };
  const response = await fetch(service.url, { method, headers, body });
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
}

test('an operation answers its input with its output', async () => {
  expect(await call('Echo', '{"Shirts":["linen"]}')).toEqual({
    status: 200,
    type: 'application/x-amz-json-1.1',
    body: { Shirts: ['linen'] },
  });
});

test('a refusal carries its name, its message and its fields', async () => {
  expect(await call('Refuse', '{}')).toEqual({
    status: 400,
    type: 'application/x-amz-json-1.1',
    body: { __type: 'TooManyShirtsException', message: 'No room', Limit: 3 },
  });
});

test('a fault of the service is shown at the terminal and not to the client', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  expect(await call('Fail', '{}')).toMatchObject({
    status: 500,
    body: { __type: 'InternalServerError', message: 'Something went wrong' },
  });
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    'Wardrobe_2026.Fail has failed',
    expect.objectContaining({ message: 'Secret detail' }),
  );
  reported.mockRestore();
});

test('a full disk is named', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  expect(await call('Fill', '{}')).toMatchObject({
    status: 507,
    body: { __type: 'storage.full', message: 'There is no room left on the disk.' },
  });
  reported.mockRestore();
});

describe('a request is refused', () => {
  test.each(['Unheard', 'constructor', ''])('that asks for the operation "%s"', async (operation) => {
    expect(await call(operation, '{}')).toMatchObject({
      status: 400,
      body: { __type: 'UnknownOperationException' },
    });
  });

  test.each(['', '{', 'null', '1', '"{}"'])('with the body %s', async (body) => {
    expect(await call('Echo', body)).toMatchObject({
      status: 400,
      body: { __type: 'SerializationException' },
    });
  });

  test('that is larger than allowed, in a way that its sender gets to see', async () => {
    const most = JSON.stringify({ a: 'x'.repeat(maxBytes - 8) });
    expect(most).toHaveLength(maxBytes);
    expect((await call('Echo', most)).status).toBe(200);
    expect(await call('Echo', JSON.stringify({ a: 'x'.repeat(10_000_000) }))).toMatchObject({
      status: 413,
      body: { __type: 'RequestEntityTooLargeException' },
    });
  });
});
