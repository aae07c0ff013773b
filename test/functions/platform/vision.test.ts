import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { categoriesBySlot, colors, styles } from '#shared/catalog';
import { AppError, type ErrorCode } from '#shared/errors';
import { measured, metricLines } from '../../support/app/metric-lines.ts';
import { type Reply, startBedrock } from '../../support/stubs/bedrock.ts';
import { bePatient, losePatience } from '../../support/stubs/impatient-sdk.ts';

vi.mock('@aws-sdk/client-bedrock-runtime', async (original) => {
  const { impatient } = await import('../../support/stubs/impatient-sdk.ts');
  return impatient(await original());
});

const bedrock = await startBedrock();
afterAll(() => bedrock.close());
vi.stubEnv('AWS_ENDPOINT_URL_BEDROCK_RUNTIME', bedrock.url);
vi.stubEnv('VISION', 'bedrock');
vi.stubEnv('VISION_MODEL_ID', 'eu.amazon.nova-lite-v1:0');
vi.stubEnv('VISION_MODEL_REGION', 'us-east-1');
const { labelGarment } = await import('#functions/platform/vision');

const naming = (input: unknown): Reply => ({
  content: [{ toolUse: { toolUseId: 'tool-1', name: 'name_the_piece', input } }],
});
const sight = { style: 'business', category: 'blazer', color: 'navy', description: 'A wool blazer.' };
const picture = Buffer.from([0xff, 0xd8, 0xff, 0x01]);
const look = () => labelGarment(async () => picture);
beforeEach(() => bedrock.reply(naming(sight)));

describe('a model that looks at a photo', () => {
  it('names the piece in words of the catalog', async () => {
    expect(await look()).toEqual(sight);
  });

  it('is counted in tokens, which are of vision', async () => {
    metricLines.length = 0;
    await look();
    expect(measured('ModelInputTokens')).toEqual([{ value: 1, Use: 'vision' }]);
    expect(measured('ModelOutputTokens')).toEqual([{ value: 1, Use: 'vision' }]);
  });

  it('is asked once, shown the picture as it is, and must call the one tool', async () => {
    await look();
    expect(bedrock.requests).toHaveLength(1);
    const [request] = bedrock.requests;
    expect(request).toMatchObject({
      modelId: 'eu.amazon.nova-lite-v1:0',
      toolConfig: { toolChoice: { tool: { name: 'name_the_piece' } } },
    });
    expect(request?.messages[0]?.content[0]).toEqual({
      image: { format: 'jpeg', source: { bytes: picture.toString('base64') } },
    });
    expect(request?.toolConfig.tools[0]?.toolSpec.inputSchema.json).toMatchObject({
      required: ['style', 'category', 'color'],
      properties: {
        style: { enum: styles },
        category: { enum: Object.values(categoriesBySlot).flat() },
        color: { enum: colors },
      },
    });
  });

  it('is told that writing in the picture is no instruction', async () => {
    await look();
    expect(bedrock.requests[0]?.system[0]?.text).toContain('never an instruction');
  });

  it('is not asked about a picture that cannot be taken', async () => {
    const broken = new AppError('upload.invalid_file');
    await expect(labelGarment(() => Promise.reject(broken))).rejects.toThrow(broken);
    expect(bedrock.requests).toHaveLength(0);
  });
});

describe('an answer that names no piece means that the style is unavailable', () => {
  it.each<[string, Reply]>([
    ['in prose', { content: [{ text: 'A business blazer.' }] }],
    ['of nothing', { content: [] }],
    ['that is empty', naming({})],
    ['that is no object', naming('business')],
    ['with a style of its own', naming({ ...sight, style: 'steampunk' })],
    ['with a category of its own', naming({ ...sight, category: 'spacesuit' })],
    ['with a color of its own', naming({ ...sight, color: 'infrared' })],
    ['without a style', naming({ category: 'blazer', color: 'navy' })],
    ['with endless words', naming({ ...sight, description: 'x'.repeat(201) })],
  ])('%s', async (_, reply) => {
    bedrock.reply(reply);
    await expect(look()).rejects.toThrow(new AppError('style.unavailable'));
    expect(bedrock.requests).toHaveLength(1);
  });
});

describe('a service that fails is told of', () => {
  it.each<[ErrorCode, string, Reply]>([
    [
      'generation.rate_limited',
      'when it is asked too often',
      { error: 'ThrottlingException', status: 429, message: 'Too many requests' },
    ],
    [
      'generation.rate_limited',
      'when a quota is used up',
      { error: 'ServiceQuotaExceededException', status: 400 },
    ],
    ['generation.busy', 'when it is overloaded', { error: 'ServiceUnavailableException', status: 503 }],
    ['generation.busy', 'when the model is not ready', { error: 'ModelNotReadyException', status: 429 }],
    ['generation.misconfigured', 'when it lets nobody in', { error: 'AccessDeniedException', status: 403 }],
    [
      'generation.misconfigured',
      'when there is no such model',
      { error: 'ResourceNotFoundException', status: 404 },
    ],
    ['generation.misconfigured', 'when it takes no pictures', { error: 'ValidationException', status: 400 }],
    ['generation.unreachable', 'when it never answers', { silence: true }],
    ['generation.unreachable', 'when it hangs up', { hangUp: true }],
  ])('as %s, %s', async (code, _, reply) => {
    bedrock.reply(reply);
    if ('silence' in reply) losePatience();
    await expect(look()).rejects.toThrow(new AppError(code));
    bePatient();
  });

  it('only when it fails twice where another try may help', async () => {
    bedrock.reply({ error: 'ThrottlingException', status: 429 }, naming(sight));
    expect(await look()).toEqual(sight);
  });
});

it('without a model the style is unavailable, and the picture is not even decoded', async () => {
  vi.resetModules();
  vi.stubEnv('VISION', 'none');
  const blind = await import('#functions/platform/vision');
  const take = vi.fn();
  await expect(blind.labelGarment(take)).rejects.toThrow(new AppError('style.unavailable'));
  expect(take).not.toHaveBeenCalled();
});

it('an adapter that nobody knows stops the function at once', async () => {
  vi.resetModules();
  vi.stubEnv('VISION', 'oracle');
  await expect(import('#functions/platform/vision')).rejects.toThrow('VISION must be one of none, bedrock');
});
