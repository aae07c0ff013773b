import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { AppError, type ErrorCode } from '#shared/errors';
import { log } from './log.ts';
import { generationFailure } from './model-failure.ts';

/** A model is asked twice at most, and each time waited for so many seconds. */
type Options = { modelId: string; seconds: number };

/** One turn with a model; a failure of the service becomes the error that the user is told. */
export function converseWith({ modelId, seconds }: Options) {
  const client = new BedrockRuntimeClient({
    maxAttempts: 2,
    requestHandler: { requestTimeout: seconds * 1000 },
  });
  return async (input: Omit<ConverseCommandInput, 'modelId'>): Promise<ConverseCommandOutput> => {
    try {
      return await client.send(new ConverseCommand({ modelId, ...input }));
    } catch (error) {
      const { name, message, $metadata } = error as ServiceError;
      log.warn('The model could not answer', { name, status: $metadata?.httpStatusCode });
      throw new AppError(failureOf({ name, message, $metadata }));
    }
  };
}

type ServiceError = Pick<Error, 'name' | 'message'> & { $metadata: { httpStatusCode?: number } | undefined };

function failureOf({ name, message, $metadata: { httpStatusCode: status } = {} }: ServiceError): ErrorCode {
  // A connection that breaks is told in the words of HTTP/2, with numbers of streams that look like statuses.
  if (!status && /http\/?2|stream/i.test(message)) return 'generation.unreachable';
  return generationFailure(`${name} ${status ?? ''} ${message}`);
}
