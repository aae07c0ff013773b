import {
  GetObjectCommand,
  HeadObjectCommand,
  NotFound,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import { imageVariants, imageWidths, masterVariant } from '#shared/rules/image-variant';
import { phoneHeicWithPlace, phoneJpeg } from '../support/phone-photos.ts';
import { secondsOf } from './measure.ts';

vi.stubEnv('UPLOADS_BUCKET', 'uploads');
vi.stubEnv('MEDIA_BUCKET', 'media');
vi.mock('#functions/platform/media-names', () => import('../support/stubs/plain-media-names.ts'));
// Cut-outs are left out, because they have a separate benchmark.
vi.mock('#functions/images/cut-out/cut-out-item', () => ({ cutOutItem: async () => undefined }));
const { handler: prepare } = await import('#functions/images/workers/prepare-image');
const { handler: derive } = await import('#functions/images/workers/derive-variants');

/** A bucket in memory, so that only the image processing is measured. */
const objects = new Map<string, Uint8Array>();
const s3 = mockClient(S3Client);
s3.on(HeadObjectCommand).callsFake(async ({ Key }) => {
  if (!objects.has(Key)) throw new NotFound({ message: 'Not found', $metadata: {} });
});
s3.on(GetObjectCommand).callsFake(async ({ Key }) => ({
  Body: { transformToByteArray: async () => objects.get(Key) },
  Metadata: { path },
}));
s3.on(PutObjectCommand).callsFake(async ({ Key, Body }) => void objects.set(Key, Body));

const path = 'ada/1_photo.jpg';
const rounds = 3;

async function wholePipeline(file: Buffer) {
  objects.clear();
  objects.set(path, file);
  await prepare({ path });
  await derive({ detail: { object: { key: `media/${path}/${masterVariant}` } } });
  expect(objects.size).toBe(1 + imageVariants.length);
}

async function plainWebp(file: Buffer) {
  for (const width of imageWidths) await sharp(file).resize(width).webp().toBuffer();
}

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const jpeg = await phoneJpeg();

describe('all that is made of a photo of 12 megapixels', () => {
  it.each([
    ['JPEG', () => jpeg],
    ['HEIC, which sharp cannot read', phoneHeicWithPlace],
  ])('costs at most 5 times plain WebP in five widths, of a %s', async (name, photo) => {
    const file = await photo();
    const [plain, own]: [number[], number[]] = [[], []];
    for (let round = 0; round < rounds; round++) {
      plain.push(await secondsOf(() => plainWebp(jpeg)));
      own.push(await secondsOf(() => wholePipeline(file)));
    }
    const ratio = median(own) / median(plain);
    console.log(`${name}: ${ratio.toFixed(2)} × plain WebP (${median(own).toFixed(2)} s of processor time)`);
    expect(ratio).toBeLessThanOrEqual(5);
  });
});
