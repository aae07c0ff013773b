import { expect, it } from 'vitest';
import * as z from 'zod';
import { startBedrock } from '../../support/stubs/bedrock.ts';

const bedrock = await startBedrock();
const { bedrockModel } = await import('#functions/models/bedrock-model');

const input = { words: ['Hello'] };
bedrock.reply({ content: [{ toolUse: { toolUseId: 'one', name: 'greet', input } }] });
const schema = z.object({ words: z.array(z.object({ text: z.string() })).min(1) });
const ask = (modelId: string) =>
  bedrockModel({ use: 'stylist', modelId, region: 'us-east-1', seconds: 5 })({
    system: 'Be kind.',
    text: 'Hello',
    answer: { name: 'greet', description: 'Greets.', schema },
    maxTokens: 100,
    check: (value) => ({ value }),
    attempts: 1,
  });

it('each model is asked in the way that it takes; where a tool cannot be forced, it is told to call it', async () => {
  for (const [modelId, how] of [
    ['amazon.nova-2-lite-v1:0', 'forced'],
    ['us.amazon.nova-pro-v1:0', 'forced'],
    ['anthropic.claude-3-5-haiku-20241022-v1:0', 'forced'],
    ['global.anthropic.claude-sonnet-4-5-20250929-v1:0', 'forced'],
    ['us.anthropic.claude-opus-4-7', 'forced'],
    ['anthropic.claude-opus-5', 'told'],
    ['us.meta.llama4-scout-17b-instruct-v1:0', 'told'],
    ['mistral.mistral-large-2402-v1:0', 'told'],
    ['a1b2c3d4e5f6', 'told'],
  ] as const) {
    expect(await ask(modelId), modelId).toEqual(input);
    const [request] = bedrock.requests.splice(0);
    const choice = how === 'told' ? { auto: {} } : { tool: { name: 'greet' } };
    expect(request?.toolConfig.toolChoice, modelId).toEqual(choice);
    expect(request?.system[0]?.text.includes('the tool greet')).toBe(how === 'told');
  }
});
