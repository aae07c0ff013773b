import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';

vi.stubEnv('MEDIA_BUCKET', 'media');
vi.mock('#functions/platform/media-names', () => import('../../support/stubs/plain-media-names.ts'));
const { drawCollage } = await import('#functions/images/outfit-picture/draw-collage');

const storage = mockClient(S3Client);
const paper = [0xf3, 0xed, 0xe3];
const piece = {
  id: 'shirt',
  imageUrl: 'ada/1_shirt.webp',
  category: 'shirt',
  color: 'white',
  description: null,
};
const size = { width: 160, height: 120 };

/**
 * Draws a collage of one landscape photo: a white piece on a given background. Returns the colors above, on and below
 * the piece.
 */
async function colorsOf(groundAt: (y: number) => readonly [number, number, number]) {
  const pixels = Buffer.from(
    Array.from({ length: size.width * size.height }, (_, at) => {
      const [x, y] = [at % size.width, Math.floor(at / size.width)];
      return x > 50 && x < 110 && y > 20 && y < 100 ? [250, 250, 250] : groundAt(y);
    }).flat(),
  );
  const photo = await sharp(pixels, { raw: { ...size, channels: 3 } })
    .webp({ lossless: true })
    .toBuffer();
  storage.on(GetObjectCommand).resolves({ Body: { transformToByteArray: async () => photo } as never });
  const { data, info } = await drawCollage([piece]);
  const at = (y: number) => [...data.subarray((y * info.width + 600) * 3, (y * info.width + 600) * 3 + 3)];
  return { above: at(200), piece: at(800), below: at(1400) };
}

beforeEach(() => storage.reset());

it('lays a landscape photo with an uneven ground on the paper, without a band of its colors', async () => {
  const lawn = (y: number) => [60 + y, 170 - y, 40] as const;
  expect(await colorsOf(lawn)).toEqual({ above: paper, piece: [250, 250, 250], below: paper });
});

it('extends an even background of a landscape photo over the whole collage', async () => {
  const green = [60, 140, 50] as const;
  expect(await colorsOf(() => green)).toEqual({ above: green, piece: [250, 250, 250], below: green });
});
