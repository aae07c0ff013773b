import {
  BedrockRuntimeClient,
  type ContentBlock,
  ConverseCommand,
  type Message,
  type ToolSpecification,
  type ToolUseBlock,
} from '@aws-sdk/client-bedrock-runtime';
import * as z from 'zod';
import { AppError, type ErrorCode } from '#shared/errors';
import { log } from '../platform/log.ts';
import { type Answer, countTokens, type LanguageModel, type ModelOptions } from './language-model.ts';
import { generationFailure } from './model-failure.ts';

/**
 * The models that accept a request which forces them to call a tool, by a part of the model's id. The id can be that of a
 * model or of an inference profile, whose id need not name its model. Bedrock's Converse API forces tools with Claude 3 and Nova:
 * https://docs.aws.amazon.com/bedrock/latest/APIReference/API_runtime_ToolChoice.html. Claude 4 takes it as well.
 * Later models of Claude think before they answer, and refuse it:
 * https://platform.claude.com/docs/en/models/opus-5-5/whats-new-opus-5-5#forced-tool-use-is-not-supported.
 */
const forced = [/\bamazon\.nova-/, /\banthropic\.claude-(3-|(opus|sonnet|haiku)-4-)/];

/**
 * A tool whose input has this schema. Of a schema's outermost keywords Nova takes only these three:
 * https://docs.aws.amazon.com/nova/latest/userguide/tool-use-definition.html.
 */
function toolOf({ name, description, schema }: Answer) {
  const { type, properties, required } = z.toJSONSchema(schema, { io: 'input' });
  return { name, description, inputSchema: { json: { type, properties, required } as Json } };
}
type Json = NonNullable<NonNullable<ToolSpecification['inputSchema']>['json']>;

/**
 * A model that is asked through Bedrock's Converse API. It is sent no temperature, because current models refuse one. A
 * model that cannot be forced to call the tool is told to.
 */
export function bedrockModel({
  use,
  modelId,
  region,
  seconds,
}: ModelOptions & { region: string }): LanguageModel {
  const client = new BedrockRuntimeClient({
    region,
    maxAttempts: 2,
    requestHandler: { requestTimeout: seconds * 1000 },
  });
  const forcesTools = forced.some((ids) => ids.test(modelId));
  async function converse(system: string, messages: Message[], tool: ToolSpecification, maxTokens: number) {
    const order = `Answer with a call of the tool ${tool.name} and with no other text.`;
    try {
      const { output, usage } = await client.send(
        new ConverseCommand({
          modelId,
          system: [{ text: forcesTools ? system : `${system}\n${order}` }],
          messages,
          toolConfig: {
            tools: [{ toolSpec: tool }],
            toolChoice: forcesTools ? { tool: { name: tool.name ?? '' } } : { auto: {} },
          },
          inferenceConfig: { maxTokens },
        }),
      );
      countTokens(use, usage?.inputTokens, usage?.outputTokens);
      return output?.message?.content ?? [];
    } catch (error) {
      const { name, message, $metadata } = error as ServiceError;
      log.warn('The model could not answer', { name, status: $metadata?.httpStatusCode });
      throw new AppError(failureOf({ name, message, $metadata }));
    }
  }
  return async ({ system, text, image, answer, maxTokens, check, attempts }) => {
    const tool = toolOf(answer);
    const shown: ContentBlock[] = image ? [{ image: { format: 'jpeg', source: { bytes: image } } }] : [];
    const messages: Message[] = [{ role: 'user', content: [...shown, { text }] }];
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const content = await converse(system, messages, tool, maxTokens);
      const calls = content.flatMap((block) => block.toolUse ?? []);
      const checked = check(calls[0]?.input);
      if ('value' in checked) return checked.value;
      log.warn('The model gave no answer that can be used', { use, problem: checked.problem });
      messages.push({ role: 'assistant', content: content.length ? content : [{ text: '(no answer)' }] });
      messages.push({ role: 'user', content: complaints(calls, answer, checked.problem) });
    }
    return null;
  };
}

/** Answers every tool call with the problem, because Converse refuses a turn without its result. */
function complaints(calls: readonly ToolUseBlock[], { name }: Answer, problem: string): ContentBlock[] {
  const text = `${problem} Call ${name} again, corrected.`;
  if (calls.length === 0) return [{ text }];
  return calls.map(({ toolUseId }) => ({ toolResult: { toolUseId, status: 'error', content: [{ text }] } }));
}

type ServiceError = Pick<Error, 'name' | 'message'> & { $metadata: { httpStatusCode?: number } | undefined };

function failureOf({ name, message, $metadata: { httpStatusCode: status } = {} }: ServiceError): ErrorCode {
  // The message of a broken HTTP/2 connection contains stream numbers, which look like HTTP statuses.
  if (!status && /http\/?2|stream/i.test(message)) return 'generation.unreachable';
  return generationFailure(`${name} ${status ?? ''} ${message}`);
}
