import { afterAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { measured, metricLines } from '../../support/app/metric-lines.ts';
import { startBedrock } from '../../support/stubs/bedrock.ts';
import { bePatient, losePatience } from '../../support/stubs/impatient-sdk.ts';
import { startOpenAi } from '../../support/stubs/openai.ts';

vi.mock('@aws-sdk/client-bedrock-runtime', async (original) => {
  const { impatient } = await import('../../support/stubs/impatient-sdk.ts');
  return impatient(await original());
});

const bedrock = await startBedrock();
const { bedrockModel } = await import('#functions/models/bedrock-model');
const { openaiModel } = await import('#functions/models/openai-model');

/** What a model says: an answer in the schema, or a text. */
type Said = { answer: unknown } | { text: string } | 'silence' | 'busy' | 'refused';
type Sent = { messages: { role: string }[] };

const schema = z.object({ words: z.array(z.string()).min(1), loud: z.boolean().optional() });
const answer = { name: 'greet', description: 'Greets.', schema };

function onBedrock(modelId: string) {
  const toReply = (said: Said) => {
    if (said === 'silence') return { silence: true } as const;
    if (said === 'busy') return { error: 'ServiceUnavailableException', status: 503 };
    if (said === 'refused') return { error: 'AccessDeniedException', status: 403 };
    if ('text' in said) return { content: [{ text: said.text }] };
    return { content: [{ toolUse: { toolUseId: 'one', name: answer.name, input: said.answer } }] };
  };
  return {
    model: bedrockModel({ use: 'reader', modelId, region: 'us-east-1', seconds: 1 }),
    says: (...said: Said[]) => bedrock.reply(...said.map(toReply)),
    requests: () => bedrock.requests as Sent[],
  };
}

async function onServer(takes: Parameters<typeof startOpenAi>[0]) {
  const server = await startOpenAi(takes);
  const toReply = (said: Said) => {
    if (said === 'silence') return { silence: true } as const;
    if (said === 'busy') return { status: 503, message: 'overloaded' };
    if (said === 'refused') return { status: 401, message: 'invalid api key' };
    return { content: 'text' in said ? said.text : JSON.stringify(said.answer) };
  };
  const url = server.url;
  const model = openaiModel({ use: 'reader', modelId: 'gemma3', seconds: 1, url, readKey: null });
  // What the server takes is found out by the first question.
  server.reply({ content: '{"words":["Hello"]}' });
  await model({ ...question, check: (value) => ({ value }) });
  afterAll(() => server.close());
  return {
    model,
    says: (...said: Said[]) => server.reply(...said.map(toReply)),
    requests: () => server.requests,
  };
}

const question = { system: 'Be kind.', text: 'Hello', answer, maxTokens: 100, attempts: 2 };

/** The stubs refuse what each of these refuses; see their comments for the sources. */
const models = {
  'Claude 3.5 on Bedrock': onBedrock('anthropic.claude-3-5-haiku-20241022-v1:0'),
  'Claude 4.7 on Bedrock': onBedrock('us.anthropic.claude-opus-4-7'),
  'Claude 5 on Bedrock': onBedrock('anthropic.claude-opus-5'),
  'Nova on Bedrock': onBedrock('eu.amazon.nova-lite-v1:0'),
  'Llama on Bedrock': onBedrock('us.meta.llama4-scout-17b-instruct-v1:0'),
  'Mistral on Bedrock': onBedrock('mistral.mistral-large-2402-v1:0'),
  'an application inference profile': onBedrock('a1b2c3d4e5f6'),
  'a server with schemas': await onServer({ schema: true, tools: true, maxTokens: true }),
  'a server that counts thoughts': await onServer({ schema: true, tools: true, maxTokens: false }),
  'a server with tools alone': await onServer({ schema: false, tools: true, maxTokens: true }),
  'a server with neither': await onServer({ schema: false, tools: false, maxTokens: true }),
};

describe.each(Object.entries(models))('%s', (_, { model, says, requests }) => {
  const ask = () =>
    model({
      ...question,
      check: (input) => {
        const { data } = schema.safeParse(input);
        return data ? { value: data } : { problem: 'That is no greeting.' };
      },
    });
  const greeting = { words: ['Hello'] };

  it('answers in the schema, and its tokens are counted', async () => {
    metricLines.length = 0;
    says({ answer: greeting });
    expect(await ask()).toEqual(greeting);
    expect(requests()).toHaveLength(1);
    expect(measured('ModelOutputTokens')).toMatchObject([{ Use: 'reader' }]);
  });

  it('may correct an answer in prose, cut off, or with a wrong value, and what is not asked for is dropped', async () => {
    for (const wrong of [
      { text: 'Hello, dear!' },
      { text: '{"words": ["Hel' },
      { text: '{"words": ["Hello"]} {"words": ["Hello"]}' },
      { answer: { words: [] } },
      { answer: 'Hello' },
    ]) {
      says(wrong, { answer: { ...greeting, password: 'sesame' } });
      expect(await ask(), JSON.stringify(wrong)).toEqual(greeting);
      expect(requests().at(-1)?.messages.at(-1)?.role).toBe('user');
      expect(JSON.stringify(requests().at(-1))).toContain('That is no greeting.');
    }
  });

  it('has no answer after the second wrong one', async () => {
    says({ text: 'Hello!' });
    expect(await ask()).toBeNull();
    expect(requests()).toHaveLength(2);
  });

  it('that is silent, busy or refuses is told apart', async () => {
    losePatience();
    for (const [said, code] of [
      ['silence', 'generation.unreachable'],
      ['busy', 'generation.busy'],
      ['refused', 'generation.misconfigured'],
    ] as const) {
      says(said);
      await expect(ask(), said).rejects.toMatchObject({ code });
    }
    bePatient();
  });
});
