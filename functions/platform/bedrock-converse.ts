import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
  type ConverseCommandOutput,
} from '@aws-sdk/client-bedrock-runtime';
import { AppError, type ErrorCode } from '#shared/errors';
import type { ModelUse } from './business-metrics.ts';
import { log } from './log.ts';
import { measure } from './measure.ts';
import { generationFailure } from './model-failure.ts';

/**
 * `use` names what the model is used for, for the metrics. `seconds` is the timeout of one request. A failed request is
 * retried once.
 */
type Options = { use: ModelUse; modelId: string; region: string; seconds: number };

/**
 * Returns a function that sends one turn to a model through Bedrock's Converse API. It throws an AppError with a
 * `generation` code or `internal`, which says what the user can do. It counts the model's tokens by their use.
 */
export function converseWith({ use, modelId, region, seconds }: Options) {
  const client = new BedrockRuntimeClient({
    region,
    maxAttempts: 2,
    requestHandler: { requestTimeout: seconds * 1000 },
  });
  return async (input: Omit<ConverseCommandInput, 'modelId'>): Promise<ConverseCommandOutput> => {
    try {
      const answer = await client.send(new ConverseCommand({ modelId, ...input }));
      measure('ModelInputTokens', { Use: use }, { value: answer.usage?.inputTokens ?? 0 });
      measure('ModelOutputTokens', { Use: use }, { value: answer.usage?.outputTokens ?? 0 });
      return answer;
    } catch (error) {
      const { name, message, $metadata } = error as ServiceError;
      log.warn('The model could not answer', { name, status: $metadata?.httpStatusCode });
      throw new AppError(failureOf({ name, message, $metadata }));
    }
  };
}

type ServiceError = Pick<Error, 'name' | 'message'> & { $metadata: { httpStatusCode?: number } | undefined };

function failureOf({ name, message, $metadata: { httpStatusCode: status } = {} }: ServiceError): ErrorCode {
  // The message of a broken HTTP/2 connection contains stream numbers, which look like HTTP statuses.
  if (!status && /http\/?2|stream/i.test(message)) return 'generation.unreachable';
  return generationFailure(`${name} ${status ?? ''} ${message}`);
}
