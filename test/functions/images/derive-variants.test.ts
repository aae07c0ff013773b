import { setTimeout as wait } from 'node:timers/promises';
import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { cutOutFile, cutOutFiles, imageVariants, masterVariant } from '#shared/rules/image-variant';
import { photoOf } from '../../../bin/demo/photo.ts';
import { startApp } from '../../support/app/app.ts';
import { openSocket } from '../../support/app/sockets.ts';
import { imageKey, storedObjects } from '../../support/app/storage.ts';
import { photoFile, uploaded } from '../../support/calls/upload.ts';
import { createItem, itemsOf, removeItem } from '../../support/calls/wardrobe.ts';

const app = await startApp();
const client = new S3Client({});

/** A person with one item. Without a photo, no piece is found surely in it. */
async function owner(photo?: Uint8Array) {
  const ada = await app.visit();
  const file = photo ?? (await photoFile('#a82830', { width: 700, height: 900 }));
  const item = (await createItem(ada, await uploaded(app, ada, file))).body as ClothingItem;
  return { ada, item, media: async () => (await storedObjects(ada.userId)).media };
}
async function fileOf({ imageUrl }: ClothingItem, name: string) {
  const object = { Bucket: process.env['MEDIA_BUCKET'], Key: await imageKey(imageUrl, name) };
  const { Body, ContentType } = await client.send(new GetObjectCommand(object));
  return { type: ContentType, bytes: await Body?.transformToByteArray() };
}
const keysOf = ({ imageUrl }: ClothingItem, files: readonly string[]) =>
  files.map((file) => `media/${imageUrl}/${file}`).sort();
const derive = async ({ imageUrl }: ClothingItem) =>
  app.invoke('deriveVariants', { detail: { object: { key: await imageKey(imageUrl, masterVariant) } } });

describe('soon after a photo is uploaded', () => {
  it('it is there in every width and format, each as wide as it says and upright', async () => {
    const { item, media } = await owner(await photoFile('#a82830', { width: 1700, height: 2200 }));
    await app.settle();
    expect(await media()).toEqual(keysOf(item, imageVariants));
    for (const variant of imageVariants) {
      const { type, bytes } = await fileOf(item, variant);
      const [width = '', format = ''] = variant.split('.');
      expect(type).toBe(`image/${format}`);
      const picture = await sharp(bytes).metadata();
      expect(picture).toMatchObject({ width: Number(width), format: format === 'avif' ? 'heif' : format });
      expect(Math.abs(picture.height - (Number(width) * 2200) / 1700)).toBeLessThan(1);
    }
  });

  it('its piece is cut out, cropped and on a transparent ground, and open pages are told', async () => {
    const bea = await app.visit();
    const socket = await openSocket(app, bea);
    const path = await uploaded(app, bea, await photoOf('red-sneakers', 600));
    const created = (await createItem(bea, path)).body as ClothingItem;
    expect(created.cutOut).toBeUndefined();
    await app.settle();
    const [item] = await itemsOf(bea);
    expect(item?.cutOut).toMatchObject({ state: 'made' });
    await socket.heard(1);
    expect(socket.events).toEqual([{ type: 'item.cutOut', item }]);
    await socket.close();

    const { media } = await storedObjects(bea.userId);
    expect(media).toEqual(keysOf(created, [...imageVariants, ...cutOutFiles]));
    for (const format of ['webp', 'avif'] as const) {
      const { data, info } = await sharp((await fileOf(created, cutOutFile(320, format))).bytes)
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(info).toMatchObject({ width: 320, channels: 4 });
      const size = item?.cutOut?.state === 'made' ? item.cutOut : { width: 0, height: 0 };
      expect(info.width / info.height).toBeCloseTo(size.width / size.height, 1);
      // The corner is background and transparent; the piece itself is opaque.
      expect(data[3]).toBeLessThan(30);
      expect(data.filter((value, at) => at % 4 === 3 && value > 250).length).toBeGreaterThan(info.width);
    }
  });

  it('its background is kept where no piece is found surely', async () => {
    const { ada, media } = await owner(await photoFile());
    await app.settle();
    expect((await itemsOf(ada))[0]?.cutOut).toEqual({ state: 'kept' });
    expect(await media()).toHaveLength(imageVariants.length);
  });
});

describe('of an item that is deleted while its variants are made', () => {
  it('nothing is left, be it deleted at once or in the midst of the work', async () => {
    const deleted = [0, 100, 400].map(async (milliseconds) => {
      const { ada, item, media } = await owner();
      const derived = derive(item);
      await wait(milliseconds);
      expect((await removeItem(ada, item.id)).status).toBe(204);
      await derived;
      // Storing the master has also started to make its variants.
      await app.settle();
      expect(await media()).toEqual([]);
      await derive(item);
      expect(await media()).toEqual([]);
    });
    await Promise.all(deleted);
  });

  it('what an attempt that failed has left goes too, when it is made again', async () => {
    const { ada, item, media } = await owner();
    await app.settle();
    await removeItem(ada, item.id);
    const Key = await imageKey(item.imageUrl, '960.avif');
    await client.send(new PutObjectCommand({ Bucket: process.env['MEDIA_BUCKET'], Key, Body: 'late' }));
    await derive(item);
    expect(await media()).toEqual([]);
  });
});

it('a master that is told of twice is derived again, and its cut-out and the choice to show the background stay', async () => {
  const { ada, item, media } = await owner(await photoOf('navy-cap', 450));
  await app.settle();
  const [made] = await itemsOf(ada);
  const { body: changed } = await ada.call('wardrobe', 'updateItems', {
    body: { ids: [item.id], changes: { showsBackground: true } },
  });
  expect(changed).toEqual([{ ...made, showsBackground: true }]);
  await Promise.all([derive(item), derive(item)]);
  expect(await itemsOf(ada)).toEqual(changed);
  expect(await media()).toEqual(keysOf(item, [...imageVariants, ...cutOutFiles]));

  await removeItem(ada, item.id);
  await app.settle();
  expect(await media()).toEqual([]);
});

it('anything but a master is none of its business', async () => {
  const event = { detail: { object: { key: 'media/a/1_x.jpg/640.webp' } } };
  await expect(app.invoke('deriveVariants', event)).rejects.toThrow('Not the master');
});
