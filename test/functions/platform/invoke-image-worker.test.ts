import { InvokeCommand, LambdaClient, TooManyRequestsException } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors';

vi.stubEnv('PREPARE_IMAGE_FUNCTION', 'prepare-image');
vi.stubEnv('ANALYZE_IMAGE_FUNCTION', 'analyze-image');
const { invokeAnalyzeImage } = await import('#functions/platform/invoke-analyze-image');
const { invokePrepareImage } = await import('#functions/platform/invoke-prepare-image');

const lambda = mockClient(LambdaClient);
const answer = (payload: object | null, FunctionError?: string) =>
  lambda.on(InvokeCommand).resolves({
    Payload: Object.assign(new TextEncoder().encode(JSON.stringify(payload)), {
      transformToString: () => JSON.stringify(payload),
    }) as never,
    ...(FunctionError && { FunctionError }),
  });
const asked = () => lambda.commandCalls(InvokeCommand)[0]?.args[0].input;
beforeEach(() => lambda.reset());

describe('a photo', () => {
  it('is prepared by one function, which tells what it has found', async () => {
    answer({ width: 3, height: 4 });
    expect(await invokePrepareImage({ path: 'ada/1_a.jpg' })).toEqual({ width: 3, height: 4 });
    expect(asked()).toEqual({ FunctionName: 'prepare-image', Payload: '{"path":"ada/1_a.jpg"}' });
  });

  it('is looked at by another one', async () => {
    answer({ width: 3, height: 4 });
    expect(await invokeAnalyzeImage({ imageBase64: 'AAAA', withPreview: true })).toEqual({
      width: 3,
      height: 4,
    });
    expect(asked()).toEqual({
      FunctionName: 'analyze-image',
      Payload: '{"imageBase64":"AAAA","withPreview":true}',
    });
  });
});

describe.each([
  ['prepared', invokePrepareImage],
  ['looked at', invokeAnalyzeImage],
] as const)('a photo that is to be %s', (_, ask) => {
  it.each(['upload.missing', 'upload.too_large', 'upload.invalid_file'] as const)(
    'and that the function refuses as %s is refused',
    async (code) => {
      answer({ errorType: code, errorMessage: code }, 'Unhandled');
      await expect(ask({ path: 'a' })).rejects.toThrow(new AppError(code));
    },
  );

  it.each(['Runtime.OutOfMemory', 'Runtime.ExitError', 'Sandbox.Timedout'])(
    'and that exhausts the function (%s) is one that cannot be read',
    async (errorType) => {
      answer({ errorType }, 'Unhandled');
      await expect(ask({ path: 'a' })).rejects.toThrow(new AppError('upload.invalid_file'));
    },
  );

  it('waits for its turn where as many workers run as may', async () => {
    lambda
      .on(InvokeCommand)
      .rejects(new TooManyRequestsException({ message: 'Rate exceeded', $metadata: {} }));
    await expect(ask({ path: 'a' })).rejects.toThrow(new AppError('throttled'));
  });

  it.each([{ errorType: 'TypeError' }, { errorType: 'toString' }, {}, null])(
    'and on which the function crashes is nobody’s fault but the app’s: %j',
    async (payload) => {
      answer(payload, 'Unhandled');
      await expect(ask({ path: 'a' })).rejects.toThrow('The image function failed');
    },
  );
});
