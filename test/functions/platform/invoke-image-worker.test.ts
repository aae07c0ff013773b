import { InvokeCommand, LambdaClient, TooManyRequestsException } from '@aws-sdk/client-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, expect, it, vi } from 'vitest';
import { AppError } from '#shared/errors';

vi.stubEnv('PREPARE_IMAGE_FUNCTION', 'prepare-image');
vi.stubEnv('ANALYZE_IMAGE_FUNCTION', 'analyze-image');
const { invokeAnalyzeImage } = await import('#functions/platform/invoke-analyze-image');
const { invokePrepareImage } = await import('#functions/platform/invoke-prepare-image');

const lambda = mockClient(LambdaClient);
const answer = (payload: object | null, FunctionError?: string) =>
  lambda
    .on(InvokeCommand)
    .resolves({
      Payload: Object.assign(new TextEncoder().encode(JSON.stringify(payload)), {
        transformToString: () => JSON.stringify(payload),
      }) as never,
      ...(FunctionError && { FunctionError }),
    });
const asked = () => lambda.commandCalls(InvokeCommand)[0]?.args[0].input;
beforeEach(() => lambda.reset());

it.each([
  ['prepared', invokePrepareImage, { path: 'ada/1_a.jpg' }, 'prepare-image'],
  ['looked at', invokeAnalyzeImage, { imageBase64: 'AAAA', withPreview: true }, 'analyze-image'],
] as const)(
  'a photo is %s by its function, whose refusals and failures are told apart',
  async (_, ask, photo, name) => {
    const asking = () => ask(photo as never);
    answer({ width: 3, height: 4 });
    expect(await asking()).toEqual({ width: 3, height: 4 });
    expect(asked()).toEqual({ FunctionName: name, Payload: JSON.stringify(photo) });

    for (const code of ['upload.missing', 'upload.too_large', 'upload.invalid_file'] as const) {
      answer({ errorType: code, errorMessage: code }, 'Unhandled');
      await expect(asking()).rejects.toThrow(new AppError(code));
    }
    // A photo that exhausts the function is one that cannot be read.
    for (const errorType of ['Runtime.OutOfMemory', 'Runtime.ExitError', 'Sandbox.Timedout']) {
      answer({ errorType }, 'Unhandled');
      await expect(asking()).rejects.toThrow(new AppError('upload.invalid_file'));
    }
    for (const payload of [{ errorType: 'TypeError' }, { errorType: 'toString' }, {}, null]) {
      answer(payload, 'Unhandled');
      await expect(asking()).rejects.toThrow('The image function failed');
    }
    const busy = new TooManyRequestsException({ message: 'Rate exceeded', $metadata: {} });
    lambda.on(InvokeCommand).rejects(busy);
    await expect(asking()).rejects.toThrow(new AppError('throttled'));
  },
);
