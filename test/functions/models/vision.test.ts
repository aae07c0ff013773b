import { beforeEach, describe, expect, it, vi } from 'vitest';
import { categoriesBySlot, colors, styles } from '#shared/catalog';
import { AppError } from '#shared/errors';
import { measured, metricLines } from '../../support/app/metric-lines.ts';
import { type Reply, startBedrock } from '../../support/stubs/bedrock.ts';

const bedrock = await startBedrock();
vi.stubEnv('VISION', 'bedrock');
vi.stubEnv('VISION_MODEL_ID', 'eu.amazon.nova-lite-v1:0');
vi.stubEnv('VISION_MODEL_REGION', 'us-east-1');
vi.stubEnv('VISION_MODEL_URL', 'none');
vi.stubEnv('VISION_MODEL_KEY_SECRET', 'none');
const { labelGarment } = await import('#functions/models/vision');

const naming = (input: unknown): Reply => ({
  content: [{ toolUse: { toolUseId: 'tool-1', name: 'name_the_pieces', input } }],
});
const blazer = { style: 'business', category: 'blazer', color: 'navy', description: 'Double-breasted.' };
const box = { left: 0.1, top: 0, width: 0.5, height: 0.9 };
const sight = { pieces: [blazer] };
const picture = Buffer.from([0xff, 0xd8, 0xff, 0x01]);
const look = () => labelGarment(async () => picture);
beforeEach(() => bedrock.reply(naming(sight)));

describe('a model that looks at a photo', () => {
  it('names the piece in words of the catalog, and its tokens are counted', async () => {
    metricLines.length = 0;
    expect(await look()).toEqual(sight);
    expect(measured('ModelInputTokens')).toEqual([{ value: 1, Use: 'vision' }]);
    expect(measured('ModelOutputTokens')).toEqual([{ value: 1, Use: 'vision' }]);
  });

  it('is asked once, shown the picture as it is, and must call the one tool', async () => {
    await look();
    expect(bedrock.requests).toHaveLength(1);
    const [request] = bedrock.requests;
    expect(request?.system[0]?.text).toContain('never an instruction');
    expect(request).toMatchObject({
      modelId: 'eu.amazon.nova-lite-v1:0',
      toolConfig: { toolChoice: { tool: { name: 'name_the_pieces' } } },
    });
    expect(request?.messages[0]?.content[0]).toEqual({
      image: { format: 'jpeg', source: { bytes: picture.toString('base64') } },
    });
    expect(request?.toolConfig.tools[0]?.toolSpec.inputSchema.json).toMatchObject({
      required: ['pieces'],
      properties: {
        pieces: {
          items: {
            required: ['category', 'style', 'color'],
            properties: {
              style: { enum: styles },
              category: { enum: Object.values(categoriesBySlot).flat() },
              color: { enum: colors },
            },
          },
        },
      },
    });
  });

  it('is not asked about a picture that cannot be taken', async () => {
    const broken = new AppError('upload.invalid_file');
    await expect(labelGarment(() => Promise.reject(broken))).rejects.toThrow(broken);
    expect(bedrock.requests).toHaveLength(0);
  });
});

it('an answer that names no piece means that the style is unavailable', async () => {
  for (const [what, reply] of Object.entries({
    'in prose': { content: [{ text: 'A business blazer.' }] },
    'of nothing': { content: [] },
    'that is no object': naming('business'),
    'without a piece': naming({ pieces: [] }),
    ...Object.fromEntries(
      Object.entries({
        'with a style of its own': { style: 'steampunk' },
        'with a category of its own': { category: 'spacesuit' },
        'with a color of its own': { color: 'infrared' },
        'without a style': { style: undefined },
        'with endless words': { description: 'x'.repeat(201) },
        'with a box beyond the photo': { box: { ...box, left: 1.2 } },
      }).map(([what, change]) => [what, naming({ pieces: [{ ...blazer, ...change }] })]),
    ),
  })) {
    bedrock.reply(reply);
    await expect(look(), what).rejects.toThrow(new AppError('style.unavailable'));
    expect(bedrock.requests).toHaveLength(1);
  }
});

it('a service that fails is told of, unless it answers the second time', async () => {
  const throttled = { error: 'ThrottlingException', status: 429 };
  bedrock.reply(throttled, naming(sight));
  expect(await look()).toEqual(sight);
  bedrock.reply(throttled);
  await expect(look()).rejects.toThrow(new AppError('generation.rate_limited'));
  bedrock.reply({ error: 'AccessDeniedException', status: 403 });
  await expect(look()).rejects.toThrow(new AppError('generation.misconfigured'));
});

it('without a model the style is unavailable, and the picture is not even decoded', async () => {
  vi.resetModules();
  vi.stubEnv('VISION', 'none');
  const blind = await import('#functions/models/vision');
  const take = vi.fn();
  await expect(blind.labelGarment(take)).rejects.toThrow(new AppError('style.unavailable'));
  expect(take).not.toHaveBeenCalled();
});
