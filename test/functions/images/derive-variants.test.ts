import { setTimeout as wait } from 'node:timers/promises';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { imageVariants, masterVariant } from '#shared/rules/image-variant';
import { startApp } from '../../support/app/app.ts';
import { imageKey, storedObjects } from '../../support/app/storage.ts';
import { details, photoFile, upload } from '../../support/calls/upload.ts';

const app = await startApp();
afterAll(() => app.stop());
const client = new S3Client({});

const wide = { width: 1700, height: 2200 };
const small = { width: 700, height: 900 };

/** A person with one item. */
async function owner(size = small) {
  const ada = await app.visit();
  const sent = await upload(app.url, ada.accessToken, await photoFile('#a82830', size));
  if (!('path' in sent)) throw new Error('The upload was refused.');
  const created = await ada.call('wardrobe', 'createItem', { body: { ...details, imageUrl: sent.path } });
  const item: ClothingItem = created.body;
  return { ada, item, media: async () => (await storedObjects(ada.userId)).media };
}

const keyOf = (item: ClothingItem, variant: string) => `media/${item.imageUrl}/${variant}`;
const derive = async (item: ClothingItem) =>
  app.invoke('deriveVariants', { detail: { object: { key: await imageKey(item.imageUrl, masterVariant) } } });

describe('soon after a photo is uploaded', () => {
  it('it is there in every width and format, each as wide as it says and upright', async () => {
    const { item, media } = await owner(wide);
    await app.settle();
    expect(await media()).toEqual(imageVariants.map((variant) => keyOf(item, variant)).sort());
    for (const variant of imageVariants) {
      const object = { Bucket: process.env['MEDIA_BUCKET'], Key: await imageKey(item.imageUrl, variant) };
      const { Body, ContentType } = await client.send(new GetObjectCommand(object));
      const [width = '', format = ''] = variant.split('.');
      expect(ContentType).toBe(`image/${format}`);
      const picture = await sharp(await Body?.transformToByteArray()).metadata();
      expect(picture).toMatchObject({ width: Number(width), format: format === 'avif' ? 'heif' : format });
      expect(Math.abs(picture.height - (Number(width) * 2200) / 1700)).toBeLessThan(1);
    }
  });
});

describe('of an item that is deleted while its variants are made', () => {
  it.each([0, 100, 400])('after %i ms, nothing is left', async (milliseconds) => {
    const { ada, item, media } = await owner();
    const derived = derive(item);
    await wait(milliseconds);
    const { status } = await ada.call('wardrobe', 'removeItem', { params: { itemId: item.id } });
    expect(status).toBe(204);
    await derived;
    // Storing the master has also started to make its variants.
    await app.settle();
    expect(await media()).toEqual([]);
    await derive(item);
    expect(await media()).toEqual([]);
  });

  it('what an attempt that failed has left goes too, when it is made again', async () => {
    const { ada, item, media } = await owner();
    await app.settle();
    expect(await media()).toHaveLength(imageVariants.length);
    await ada.call('wardrobe', 'removeItem', { params: { itemId: item.id } });
    const left = {
      Bucket: process.env['MEDIA_BUCKET'],
      Key: await imageKey(item.imageUrl, '960.avif'),
      Body: 'late',
    };
    await client.send(new PutObjectCommand(left));
    await derive(item);
    expect(await media()).toEqual([]);
  });
});

it('variants are made again when the same master is told of twice', async () => {
  const { item, media } = await owner();
  await Promise.all([derive(item), derive(item)]);
  expect(await media()).toHaveLength(imageVariants.length);
});

it('anything but a master is none of its business', async () => {
  await expect(
    app.invoke('deriveVariants', { detail: { object: { key: 'media/a/1_x.jpg/640.webp' } } }),
  ).rejects.toThrow('Not the master');
});
