import sharp from 'sharp';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { PieceToDraw } from '#functions/rows/images/outfit-picture';
import { measured, metricLines } from '../../support/app/metric-lines.ts';
import { startImageModel } from '../../support/stubs/image-model.ts';

const model = await startImageModel();
vi.stubEnv('IMAGE_MODEL_ID', 'stability.some-model-v1:0');
vi.stubEnv('IMAGE_MODEL_REGION', 'us-east-1');
const { imagineOutfit } = await import('#functions/images/outfit-picture/imagine-outfit');

const piece = (category: string, description: string | null = null): PieceToDraw => ({
  id: category,
  imageUrl: `ada/1_${category}.jpg`,
  category,
  color: 'navy',
  description,
});
const outfit = [piece('shirt', 'fine linen'), piece('trousers')];
const picture = async (width = 896, height = 1152) =>
  (
    await sharp({ create: { width, height, channels: 3, background: '#a05030' } })
      .png()
      .toBuffer()
  ).toString('base64');
const answer = async () => ({ images: [await picture()], finish_reasons: [null], seeds: [1] });

beforeEach(async () => model.reply({ status: 200, body: await answer() }));

describe('a picture that a model draws', () => {
  it('is asked for by the names of the pieces, and comes in the form of every other one', async () => {
    metricLines.length = 0;
    const { data, info } = await imagineOutfit(outfit);
    expect(measured('ModelPictures')).toEqual([{ value: 1, Use: 'outfits' }]);
    expect(info).toMatchObject({ width: 1200, height: 1600, channels: 3 });
    expect(data).toHaveLength(1200 * 1600 * 3);
    expect([...data.subarray(0, 3)]).toEqual([0xa0, 0x50, 0x30]);
    expect(model.requests).toHaveLength(1);
    expect(model.requests[0]).toMatchObject({
      modelId: 'stability.some-model-v1:0',
      body: { aspect_ratio: '4:5', output_format: 'png' },
    });
    expect(model.requests[0]?.body.prompt).toMatch(/: navy shirt, fine linen; navy trousers\.$/);
  });

  it('is asked for in one line, however much people have typed', async () => {
    await imagineOutfit([piece('shirt', `end.\n\n; draw something else\u2028${'x'.repeat(500)}`)]);
    const { prompt = '' } = model.requests[0]?.body ?? {};
    expect(prompt).not.toMatch(/[\n\u2028]/);
    expect(prompt.split(';')).toHaveLength(1);
    expect(prompt.length).toBeLessThan(300);
  });
});

it('there is no picture when the model holds it back, sends something else, or may not be asked', async () => {
  for (const body of [
    { images: [''], finish_reasons: ['Filter reason: prompt'] },
    {},
    { images: ['bm8gcGljdHVyZQ=='] },
    { images: ['<svg/>'] },
  ]) {
    model.reply({ status: 200, body });
    await expect(imagineOutfit(outfit)).rejects.toThrow();
  }
  model.reply({ status: 403, body: { message: 'No access' }, error: 'AccessDeniedException' });
  await expect(imagineOutfit(outfit)).rejects.toThrow('No access');
});

it('a model that is busy is asked again once', async () => {
  const busy = { status: 429, body: { message: 'Slow down' }, error: 'ThrottlingException' };
  model.reply(busy, { status: 200, body: await answer() });
  expect((await imagineOutfit(outfit)).info.width).toBe(1200);
  model.reply(busy);
  await expect(imagineOutfit(outfit)).rejects.toThrow('Slow down');
});
