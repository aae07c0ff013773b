import { writeFile } from 'node:fs/promises';
import { afterAll, expect, test, vi } from 'vitest';
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

async function call(operation: string, body: string) {
  const headers = { 'x-amz-target': `Wardrobe_2026.${operation}` };
  const response = await fetch(service.url, { method: 'POST', headers, body });
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
}

const asJson = 'application/x-amz-json-1.1';

test('an operation answers its input with its output, a refusal has its name, message and fields', async () => {
  const [echo, refusal] = [await call('Echo', '{"Shirts":["linen"]}'), await call('Refuse', '{}')];
  expect(echo).toEqual({ status: 200, type: asJson, body: { Shirts: ['linen'] } });
  expect(refusal).toEqual({
    status: 400,
    type: asJson,
    body: { __type: 'TooManyShirtsException', message: 'No room', Limit: 3 },
  });
});

test('a fault of the service is shown at the terminal and not to the client, who is told of a full disk', async () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue();
  expect(await call('Fail', '{}')).toMatchObject({
    status: 500,
    body: { __type: 'InternalServerError', message: 'Something went wrong' },
  });
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    'Wardrobe_2026.Fail has failed',
    expect.objectContaining({ message: 'Secret detail' }),
  );
  expect(await call('Fill', '{}')).toMatchObject({
    status: 507,
    body: { __type: 'storage.full', message: 'There is no room left on the disk.' },
  });
  reported.mockRestore();
});

test('a request for an unknown operation, or whose body is no object, is refused', async () => {
  for (const operation of ['Unheard', 'constructor', ''])
    expect(await call(operation, '{}')).toMatchObject({
      status: 400,
      body: { __type: 'UnknownOperationException' },
    });
  for (const body of ['', '{', 'null', '1', '"{}"'])
    expect(await call('Echo', body)).toMatchObject({
      status: 400,
      body: { __type: 'SerializationException' },
    });
});

test('a request that is larger than allowed is refused in a way that its sender gets to see', async () => {
  const most = JSON.stringify({ a: 'x'.repeat(maxBytes - 8) });
  expect(most).toHaveLength(maxBytes);
  expect((await call('Echo', most)).status).toBe(200);
  expect(await call('Echo', JSON.stringify({ a: 'x'.repeat(10_000_000) }))).toMatchObject({
    status: 413,
    body: { __type: 'RequestEntityTooLargeException' },
  });
});
