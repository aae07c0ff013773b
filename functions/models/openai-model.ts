import * as z from 'zod';
import { AppError } from '#shared/errors';
import { log } from '../platform/log.ts';
import { parsedJson } from '../platform/parsed-json.ts';
import {
  type Answer,
  countTokens,
  type LanguageModel,
  type ModelOptions,
  type Question,
} from './language-model.ts';
import { generationFailure } from './model-failure.ts';

/** `url`: the server's base address, as in `http://localhost:11434/v1`. `readKey`: reads its key, if it has one. */
type Options = ModelOptions & { url: string; readKey: (() => Promise<string>) | null };

/** The fields of a chat completion that are read: https://platform.openai.com/docs/api-reference/chat/object. */
const Completion = z.object({
  choices: z
    .array(
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z.array(z.object({ function: z.object({ arguments: z.string() }) })).nullish(),
        }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
});
type Message = { role: 'system' | 'user' | 'assistant'; content: unknown };

/**
 * How a server is made to answer in a schema: by a schema for the text, by a tool that must be called, or by asking.
 * Compatible servers take one or the other, or none.
 */
const ways = ['schema', 'tool', 'asking'] as const;
/** The name of the limit of tokens. Later models of OpenAI refuse the first, and other servers know no second. */
const limits = ['max_tokens', 'max_completion_tokens'] as const;

/** Statuses with which servers refuse a field that they do not know. */
const refusesField = new Set([400, 404, 415, 422, 500, 501]);
const isWorthRetrying = (status: number) => status === 429 || status >= 502;

/** A model of a server with OpenAI's chat completions: OpenAI's own, Ollama, LocalAI, vLLM, LM Studio, llama.cpp. */
export function openaiModel({ use, modelId, seconds, url, readKey }: Options): LanguageModel {
  /** What this server takes, by what it has refused. */
  let [way, limit] = [0, 0];

  /** `isTold`: whether the schema is in the instructions, too. */
  async function send(
    talk: readonly Message[],
    { system, answer, maxTokens }: Pick<Question<unknown>, 'system' | 'answer' | 'maxTokens'>,
    isTold: boolean,
  ) {
    const key = await readKey?.();
    for (let sent = 1; ; sent++) {
      const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(seconds * 1000),
        headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
        body: JSON.stringify({
          model: modelId,
          messages: [instructions(system, isTold || ways[way] === 'asking' ? answer : null), ...talk],
          [limits[limit] ?? limits[0]]: maxTokens,
          ...formatOf(answer, ways[way]),
        }),
      });
      const text = await response.text();
      if (response.ok) return Completion.parse(JSON.parse(text));
      const { status } = response;
      const isLimit = limit === 0 && text.includes(limits[1]);
      const isFormat = way < ways.length - 1 && /response_format|json_schema|tool|function/i.test(text);
      if (refusesField.has(status) && isLimit) limit++;
      else if (refusesField.has(status) && isFormat) way++;
      else if (sent > 1 || !isWorthRetrying(status))
        throw Object.assign(new Error(`${status} ${text.slice(0, 200)}`), { status });
    }
  }

  return async ({ system, text, image, answer, maxTokens, check, attempts }) => {
    const photo = image && `data:image/jpeg;base64,${Buffer.from(image).toString('base64')}`;
    const talk: Message[] = [
      {
        role: 'user',
        content: photo
          ? [
              { type: 'image_url', image_url: { url: photo } },
              { type: 'text', text },
            ]
          : text,
      },
    ];
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const { choices, usage } = await send(talk, { system, answer, maxTokens }, attempt > 1).catch(
        (error) => {
          const { name, message, status, cause } = error as Failure;
          // The message of a server may repeat what the person typed.
          log.warn('The model could not answer', { name, status });
          throw new AppError(generationFailure(`${name} ${message} ${cause?.code ?? ''}`));
        },
      );
      countTokens(use, usage?.prompt_tokens, usage?.completion_tokens);
      const [{ message } = { message: undefined }] = choices;
      const said = message?.tool_calls?.[0]?.function.arguments ?? message?.content ?? '';
      const checked = check(objectIn(said));
      if ('value' in checked) return checked.value;
      log.warn('The model gave no answer that can be used', { use, problem: checked.problem });
      talk.push({ role: 'assistant', content: said || '(no answer)' });
      talk.push({ role: 'user', content: `${checked.problem} Answer again, corrected.` });
    }
    return null;
  };
}

type Failure = Error & { status?: number; cause?: { code?: string } };

/** The system message, with the schema of the answer if it is not given in another way. */
function instructions(system: string, told: Answer | null): Message {
  const order = 'Answer with one JSON object and with no other text.';
  const schema = told ? ` It must fit this schema: ${JSON.stringify(schemaOf(told))}` : '';
  return { role: 'system', content: `${system}\n${order}${schema}` };
}

const schemaOf = ({ schema }: Answer) => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return json;
};

/** The fields of a request that make a server answer in a schema. */
function formatOf(answer: Answer, way: (typeof ways)[number] | undefined) {
  const { name, description } = answer;
  const schema = schemaOf(answer);
  if (way === 'schema')
    return { response_format: { type: 'json_schema', json_schema: { name, description, schema } } };
  if (way === 'tool')
    return {
      tools: [{ type: 'function', function: { name, description, parameters: schema } }],
      tool_choice: { type: 'function', function: { name } },
    };
  return {};
}

/** The JSON object in a text, which may stand after the thoughts of the model or in a code block. Else undefined. */
function objectIn(text: string): unknown {
  const said = text.replace(/<think>[\s\S]*?<\/think>/g, '');
  return parsedJson(said.slice(said.indexOf('{'), said.lastIndexOf('}') + 1));
}
