import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { photoOf } from '../../../bin/demo/photo.ts';
import { measured, metricLines } from '../../support/app/metric-lines.ts';
import { startImageModel } from '../../support/stubs/image-model.ts';

const model = await startImageModel();
vi.stubEnv('CUT_OUT', 'bedrock');
vi.stubEnv('CUT_OUT_MODEL_ID', 'stability.some-scissors-v1:0');
vi.stubEnv('CUT_OUT_MODEL_REGION', 'us-east-1');
const { findCutOut } = await import('#functions/images/cut-out/find-cut-out');

const size = { width: 300, height: 400 };
const ground = { create: { ...size, channels: 4, background: '#ffffff00' } } as const;
const square = (side: number) => ({
  input: { create: { width: side, height: side, channels: 4, background: '#b02020' } },
  left: (size.width - side) / 2,
  top: (size.height - side) / 2,
});

const { data, info } = await sharp(await photoOf('red-sneakers', 300))
  .resize({ ...size, fit: 'cover' })
  .raw()
  .toBuffer({ resolveWithObject: true });
const photo = { pixels: data, ...size, channels: info.channels as 3 };

/** The answer of the model: only a square with this side, at twice the size of the photo. */
const answer = async (side: number) => ({
  images: [
    (
      await sharp(
        await sharp(ground)
          .composite(side ? ([square(side)] as never) : [])
          .png()
          .toBuffer(),
      )
        .resize({ width: size.width * 2 })
        .png()
        .toBuffer()
    ).toString('base64'),
  ],
  finish_reasons: [null],
});
const opaqueIn = (cutOut: { pixels: Buffer } | null) =>
  cutOut?.pixels.filter((value, at) => at % 4 === 3 && value > 127).length;

beforeEach(() => void metricLines.splice(0));

it('a model cuts the piece out, in the size of the photo', async () => {
  model.reply({ status: 200, body: await answer(100) });
  const cutOut = await findCutOut(photo);
  expect(cutOut).toMatchObject(size);
  expect(opaqueIn(cutOut)).toBe(100 * 100);
  expect(model.requests).toEqual([
    {
      modelId: 'stability.some-scissors-v1:0',
      body: { image: expect.stringMatching(/^[\w+/]+=*$/), output_format: 'png' },
    },
  ]);
  expect(measured('ModelPictures')).toEqual([{ value: 1, Use: 'cutOuts' }]);
});

it('a photo keeps its background if the model returns an empty picture', async () => {
  model.reply({ status: 200, body: await answer(0) });
  expect(await findCutOut(photo)).toBeNull();
});

it('where the model may not be asked or sends no picture, the piece is found by its colors', async () => {
  for (const reply of [
    { status: 403, body: { message: 'No access' }, error: 'AccessDeniedException' },
    { status: 200, body: { images: [''], finish_reasons: ['Filter reason: input image'] } },
    { status: 200, body: { images: ['bm8gcGljdHVyZQ=='] } },
  ]) {
    model.reply(reply);
    const cutOut = await findCutOut(photo);
    expect(cutOut).toMatchObject(size);
    expect(opaqueIn(cutOut)).toBeGreaterThan(0);
    expect(opaqueIn(cutOut)).toBeLessThan(size.width * size.height * 0.8);
  }
});

it('a piece that is found by its colors without certainty is cut out all the same, and said to be unsure', async () => {
  model.reply({ status: 403, body: { message: 'No access' }, error: 'AccessDeniedException' });
  const noise = Buffer.from(Array.from({ length: photo.pixels.length }, (_, at) => (at * 7919) % 251));
  expect(await findCutOut({ ...photo, pixels: noise })).toMatchObject({ isUnsure: true });
});
