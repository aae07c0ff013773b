import {
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type Message,
  type ToolSpecification,
} from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import { AppError, type ErrorCode } from '#shared/errors';
import type { ModelUse } from './business-metrics.ts';
import { log } from './log.ts';
import { measure } from './measure.ts';
import { generationFailure } from './model-failure.ts';
import { familyOf } from './model-families.ts';

/**
 * `use` names what the model is used for, for the metrics. `seconds` is the timeout of one request. A failed request is
 * retried once.
 */
type Options = { use: ModelUse; modelId: string; region: string; seconds: number };

type Turn = {
  system: string;
  messages: Message[];
  /** The tool that the model must call. Its input is the answer. */
  tool: ToolSpecification;
  /** The most tokens of the answer. A model that thinks before it answers spends them on its thoughts, too. */
  maxTokens: number;
};

/**
 * A tool whose input has this schema. Of a schema's outermost keywords Nova takes only these three:
 * https://docs.aws.amazon.com/nova/latest/userguide/tool-use-definition.html.
 */
export function toolOf(name: string, description: string, schema: z.ZodObject) {
  const { type, properties, required } = z.toJSONSchema(schema, { io: 'input' });
  return { name, description, inputSchema: { json: { type, properties, required } as Json } };
}
type Json = NonNullable<NonNullable<ToolSpecification['inputSchema']>['json']>;

/**
 * Returns a function that sends one turn to a model through Bedrock's Converse API and returns the answer's content. It
 * sends no temperature, because current models refuse one. A model that cannot be forced to call the tool is told to.
 * Throws an AppError with a `generation` code or `internal`, which says what the user can do. It counts the model's
 * tokens by their use.
 */
export function converseWith({ use, modelId, region, seconds }: Options) {
  const client = new BedrockRuntimeClient({
    region,
    maxAttempts: 2,
    requestHandler: { requestTimeout: seconds * 1000 },
  });
  const { forcesTools } = familyOf(modelId);
  return async ({ system, messages, tool, maxTokens }: Turn): Promise<ContentBlock[]> => {
    const order = `Answer with a call of the tool ${tool.name} and with no other text.`;
    try {
      const { output, usage } = await client.send(
        new ConverseCommand({
          modelId,
          system: [{ text: forcesTools ? system : `${system}\n${order}` }],
          messages,
          toolConfig: {
            tools: [{ toolSpec: tool }],
            toolChoice: forcesTools ? { tool: { name: tool.name } } : { auto: {} },
          },
          inferenceConfig: { maxTokens },
        }),
      );
      measure('ModelInputTokens', { Use: use }, { value: usage?.inputTokens ?? 0 });
      measure('ModelOutputTokens', { Use: use }, { value: usage?.outputTokens ?? 0 });
      return output?.message?.content ?? [];
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
