import { GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { layFlat } from '#shared/rules/flat-lay';

vi.stubEnv('MEDIA_BUCKET', 'media');
vi.mock('#functions/platform/media-names', () => import('../../support/stubs/plain-media-names.ts'));
const { drawFlatLay } = await import('#functions/rows/images/draw-flat-lay');

const storage = mockClient(S3Client);
const file = (color: string) =>
  sharp({ create: { width: 80, height: 100, channels: 4, background: color } })
    .webp({ lossless: true })
    .toBuffer();
/** The files in the bucket, by key. */
let files: Record<string, Buffer>;
beforeEach(async () => {
  files = {
    'media/ada/1_shirt.webp/cut-out-1280.webp': await file('#c02020'),
    'media/ada/1_shirt.webp/1536.webp': await file('#000000'),
    'media/ada/2_jeans.webp/1536.webp': await file('#2040c0'),
  };
  storage.reset();
  storage.on(GetObjectCommand).callsFake(({ Key = '' }) => {
    const found = files[Key];
    if (!found) throw new NoSuchKey({ message: 'No such key', $metadata: {} });
    return { Body: { transformToByteArray: async () => found } };
  });
});
const piece = (name: string, category: string, isCutOut = false) => ({
  id: name,
  imageUrl: `ada/${name}.webp`,
  category,
  color: 'navy',
  description: null,
  isCutOut,
});
const outfit = [piece('1_shirt', 'shirt', true), piece('2_jeans', 'jeans')];

it('a flat lay has the cut-outs of the pieces where they belong, and the photo of one that has none', async () => {
  const { data, info } = await drawFlatLay(outfit);
  expect(info).toMatchObject({ width: 1200, height: 1600, channels: 3 });
  const places = layFlat(outfit.map(({ category }) => ({ category, aspectRatio: 0.8 })));
  const colors = places.map(({ left, top, width, height }) => {
    const [x, y] = [Math.round((left + width / 2) * 1200), Math.round((top + height / 2) * 1600)];
    return [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  });
  expect(colors).toEqual([
    [0xc0, 0x20, 0x20],
    [0x20, 0x40, 0xc0],
  ]);
});

it('a flat lay leaves out a piece whose photo is gone, and draws nothing without any', async () => {
  files = { 'media/ada/2_jeans.webp/1536.webp': await file('#2040c0') };
  const { data } = await drawFlatLay(outfit);
  const middle = (800 * 1200 + 600) * 3;
  expect([...data.subarray(middle, middle + 3)]).toEqual([0x20, 0x40, 0xc0]);
  files = {};
  await expect(drawFlatLay(outfit)).rejects.toThrow('None of the photos exists.');
});
