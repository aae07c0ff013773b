import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { describeTask } from '#functions/generation/stylist/model-prompt';
import { modelStylist } from '#functions/generation/stylist/model-stylist';
import { openaiModel } from '#functions/models/openai-model';
import { greetModelServer } from '#infra/local/model-server';
import { measured, metricLines } from '../../support/app/metric-lines.ts';
import { stylingTaskOf } from '../../support/examples/styling-tasks.ts';
import { piece } from '../../support/examples/wardrobes.ts';
import { startOpenAi } from '../../support/stubs/openai.ts';

type Server = Awaited<ReturnType<typeof startOpenAi>>;
const servers: Server[] = [];
const start = async (...takes: Parameters<typeof startOpenAi>) => {
  const server = await startOpenAi(...takes);
  servers.push(server);
  return server;
};
afterAll(() => {
  for (const server of servers) server.close();
});
afterEach(() => vi.unstubAllEnvs());

const schema = z.object({ words: z.array(z.string()).min(1) });
const modelOf = (url: string, modelId = 'gemma3', key?: string) =>
  openaiModel({ use: 'stylist', modelId, seconds: 5, url, readKey: key ? async () => key : null });
const question = {
  system: 'Be kind.',
  text: 'Hello',
  answer: { name: 'greet', description: 'Greets.', schema },
  maxTokens: 100,
  check: (input: unknown) => {
    const { data } = schema.safeParse(input);
    return data ? { value: data } : { problem: 'That is no greeting.' };
  },
  attempts: 2,
};
const askOf = (url: string, { modelId, ...more }: { modelId?: string; image?: Uint8Array } = {}) =>
  modelOf(url, modelId)({ ...question, ...more });
const greeting = { words: ['Hello'] };
const good = { content: JSON.stringify(greeting) };

describe('a server with chat completions', () => {
  it.each([
    ['takes a schema', { schema: true, tools: true, maxTokens: true }, 1],
    ['takes tools alone', { schema: false, tools: true, maxTokens: true }, 2],
    ['takes neither', { schema: false, tools: false, maxTokens: true }, 3],
    ['counts the tokens of thoughts, too', { schema: true, tools: true, maxTokens: false }, 2],
  ])('that %s is asked in its way, and in no other from then on', async (_, takes, first) => {
    const server = await start(takes);
    server.reply(good);
    const model = modelOf(server.url);
    expect(await model(question)).toEqual(greeting);
    expect(server.requests).toHaveLength(first);
    const isTold = !takes.schema && !takes.tools;
    const [{ content } = { content: '' }] = server.requests.at(-1)?.messages ?? [];
    expect(JSON.stringify(content).includes('words')).toBe(isTold);
    expect(await model(question)).toEqual(greeting);
    expect(server.requests).toHaveLength(first + 1);
  });

  it('gets the question as data beside its instructions, a photo, and no key where there is none', async () => {
    const server = await start();
    server.reply(good);
    metricLines.length = 0;
    expect(await askOf(server.url, { image: Buffer.from([0xff, 0xd8]) })).toEqual(greeting);
    const [{ model, messages, response_format: format, authorization } = { messages: [] }] = server.requests;
    expect([model, authorization]).toEqual(['gemma3', undefined]);
    expect(messages[0]?.content).toMatch(/^Be kind\./);
    expect(messages[1]?.content).toEqual([
      { type: 'image_url', image_url: { url: 'data:image/jpeg;base64,/9g=' } },
      { type: 'text', text: 'Hello' },
    ]);
    expect(format).toMatchObject({ json_schema: { name: 'greet', schema: { type: 'object' } } });
    expect(measured('ModelInputTokens')).toEqual([{ value: 7, Use: 'stylist' }]);
    expect(measured('ModelOutputTokens')).toEqual([{ value: 3, Use: 'stylist' }]);
  });

  it('gets the key that it demands', async () => {
    const server = await start();
    server.reply(good);
    await modelOf(server.url, 'gemma3', 'sesame')(question);
    expect(server.requests[0]?.authorization).toBe('Bearer sesame');
  });

  it('may think aloud or wrap its answer, and correct it once, with the schema before it', async () => {
    const server = await start();
    server.reply({ content: `<think>{"words": 1}</think>\n\`\`\`json\n${good.content}\n\`\`\`` });
    expect(await askOf(server.url)).toEqual(greeting);
    server.reply({ content: 'Hello, dear!' }, good);
    expect(await askOf(server.url)).toEqual(greeting);
    expect(server.requests[1]?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
    expect(server.requests[1]?.messages[0]?.content).toContain('"words"');
    expect(server.requests[1]?.messages[3]?.content).toContain('That is no greeting.');
  });

  it.each([
    ['counts too many requests', { status: 429, message: 'rate limit' }, 'generation.rate_limited', 2],
    ['hangs up', { hangUp: true }, 'generation.unreachable', 1],
  ] as const)(
    'that %s is asked again if that may help, and the reason is told',
    async (_, reply, code, times) => {
      const server = await start();
      server.reply(reply);
      await expect(askOf(server.url)).rejects.toMatchObject({ code });
      expect(server.requests).toHaveLength(times);
    },
  );

  it('that has no such model, or is not there, is told apart', async () => {
    const server = await start();
    await expect(askOf(server.url, { modelId: 'gpt-7' })).rejects.toMatchObject({
      code: 'generation.misconfigured',
    });
    server.close();
    await expect(askOf(server.url)).rejects.toMatchObject({ code: 'generation.unreachable' });
  });
});

it('the stylist presents what the server chose from the person’s own pieces', async () => {
  const server = await start();
  const [shirt, jeans] = [piece('shirt'), piece('jeans')];
  const task = stylingTaskOf([shirt, jeans]);
  const handles = new Map([...describeTask(task).idByHandle].map(([handle, id]) => [id, handle]));
  const words = { description: 'A shirt.', reasoning: 'It fits.', styleNotes: 'Simple.', stylingTips: [] };
  const garments = [shirt, jeans].map(({ id }) => ({ handle: handles.get(id), reason: 'It fits.' }));
  const answer = { ...words, colorHarmony: 'Neutral', garments };
  server.reply(
    { content: JSON.stringify({ ...answer, garments: [{ handle: 'g99', reason: 'New.' }] }) },
    { content: JSON.stringify(answer) },
  );
  expect(await modelStylist(modelOf(server.url))(task)).toMatchObject({ itemIds: [shirt.id, jeans.id] });
  expect(server.requests).toHaveLength(2);
});

it('a start says whether the server has the model', async () => {
  const { url } = await start();
  const greet = (modelId: string, at = url) =>
    greetModelServer({ name: 'openai', url: at, modelId, keySecret: 'none' });
  expect(await greet('gemma3')).toBe(`Model: gemma3 at ${url}`);
  expect(await greet('llama9')).toContain('has no model llama9. It has: gemma3:4b, qwen3.');
  expect(await greet('')).toContain('MODEL must name one of the models');
  expect(await greet('gemma3', 'http://127.0.0.1:9/v1')).toContain('does not answer');
  expect(await greet('gemma3', `${url}/elsewhere`)).toContain('answers with 404');
});
