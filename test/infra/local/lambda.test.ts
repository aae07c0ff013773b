import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { afterAll, expect, it, vi } from 'vitest';
import { createInvoke, lambdaEndpoint } from '#infra/local/lambda';
import { serveOnLoopback } from '#infra/local/loopback';

const double = vi.fn(async (event: { n: number }, _context: object) => ({ n: event.n * 2, at: new Date(0) }));
const endpoint = await serveOnLoopback(
  lambdaEndpoint(
    createInvoke({
      double: async () => ({ handler: double }),
      nothing: async () => ({ handler: async () => undefined }),
      fail: async () => ({
        handler: async () => {
          throw Object.assign(new Error('Not a picture'), { name: 'upload.invalid_file' });
        },
      }),
    }),
  ),
);
afterAll(() => endpoint.close());
const client = new LambdaClient({ endpoint: endpoint.url, maxAttempts: 1 });
async function invoke(FunctionName: string, event: unknown = {}) {
  const { Payload, FunctionError } = await client.send(
    new InvokeCommand({ FunctionName, Payload: JSON.stringify(event) }),
  );
  return { result: JSON.parse(Payload?.transformToString() ?? ''), FunctionError };
}

it('a function gets its event and answers through JSON, as between machines', async () => {
  expect(await invoke('double', { n: 4, gone: undefined })).toEqual({
    result: { n: 8, at: '1970-01-01T00:00:00.000Z' },
    FunctionError: undefined,
  });
  expect(double).toHaveBeenCalledExactlyOnceWith(
    { n: 4 },
    expect.objectContaining({ functionName: 'double', awsRequestId: expect.stringMatching(/./) }),
  );
  expect(await invoke('nothing')).toMatchObject({ result: null });
});

it('a function that fails is an answer with the name of what was thrown, also one that is not there', async () => {
  expect(await invoke('fail')).toEqual({
    result: { errorType: 'upload.invalid_file', errorMessage: 'Not a picture' },
    FunctionError: 'Unhandled',
  });
  expect(await invoke('missing')).toMatchObject({
    result: { errorMessage: 'Function not found: missing' },
    FunctionError: 'Unhandled',
  });
  expect((await fetch(`${endpoint.url}/functions/double`, { method: 'POST', body: '{}' })).status).toBe(404);
});
