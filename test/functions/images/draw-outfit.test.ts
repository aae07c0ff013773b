import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import sharp from 'sharp';
import { beforeEach, expect, it, vi } from 'vitest';
import { masterVariant } from '#shared/rules/image-variant';

vi.stubEnv('MEDIA_BUCKET', 'media');
vi.mock('#functions/platform/media-names', () => import('../../support/stubs/plain-media-names.ts'));
vi.stubEnv('IMAGE', 'bedrock');
const imagine = vi.fn();
const picture = (background: string) =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background } })
    .raw()
    .toBuffer({ resolveWithObject: true });
vi.mock('#functions/rows/images/draw-flat-lay', () => ({ drawFlatLay: () => picture('#00ff00') }));
vi.mock('#functions/images/outfit-picture/imagine-outfit', () => ({ imagineOutfit: imagine }));
const { handler } = await import('#functions/images/workers/draw-outfit');

const storage = mockClient(S3Client);
beforeEach(() => {
  storage.reset();
  storage.on(PutObjectCommand).resolves({});
});
const request = {
  userId: 'ada',
  jobId: '01900000-0000-7000-8000-000000000000',
  wardrobe: {
    items: [
      { id: 'shirt', imageUrl: 'ada/1_shirt.webp', category: 'shirt', color: 'navy', description: null },
    ],
  },
  composition: { itemIds: ['shirt'] },
};
/** Whether the stored picture is mainly red or green. */
async function storedColor() {
  const puts = storage.commandCalls(PutObjectCommand).map(({ args }) => args[0].input);
  const master = puts.find(({ Key }) => Key?.endsWith(masterVariant));
  const { dominant } = await sharp(master?.Body as Buffer).stats();
  return dominant.r > dominant.g ? 'red' : 'green';
}

it('stores the picture of the image model', async () => {
  imagine.mockImplementationOnce(() => picture('#ff0000'));
  expect(await handler(request)).toMatchObject({ byModel: true });
  expect(await storedColor()).toBe('red');
});

it('lays the photos out where the image model fails, and does not call that its picture', async () => {
  imagine.mockRejectedValueOnce(new Error('The model held its picture back'));
  expect(await handler(request)).toMatchObject({ byModel: false });
  expect(await storedColor()).toBe('green');
});
