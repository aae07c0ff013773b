import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { cutOutFile, cutOutFiles, imageVariants, masterVariant } from '#shared/rules/image-variant';
import { photoOf } from '../../../bin/demo/photo.ts';
import { startApp, type Visitor } from '../../support/app/app.ts';
import { openSocket } from '../../support/app/sockets.ts';
import { imageKey, storedObjects } from '../../support/app/storage.ts';
import { details, photoFile, upload } from '../../support/calls/upload.ts';

const app = await startApp();
afterAll(() => app.stop());

async function addPhoto(person: Visitor, file: Uint8Array): Promise<ClothingItem> {
  const sent = await upload(app.url, person.accessToken, file);
  if (!('path' in sent)) throw new Error('The upload was refused.');
  const { body } = await person.call('wardrobe', 'createItem', { body: { ...details, imageUrl: sent.path } });
  return body;
}

async function itemsOf(person: Visitor): Promise<ClothingItem[]> {
  const { body } = await person.call('wardrobe', 'listItems', { query: {} });
  return (body as { items: ClothingItem[] }).items;
}

async function fileOf(item: ClothingItem, name: string) {
  const { Body } = await new S3Client({}).send(
    new GetObjectCommand({ Bucket: process.env['MEDIA_BUCKET'], Key: await imageKey(item.imageUrl, name) }),
  );
  return Body?.transformToByteArray();
}

describe('soon after a photo is uploaded', () => {
  it('its piece is cut out, cropped and on a transparent ground, and open pages are told', async () => {
    const ada = await app.visit();
    const socket = await openSocket(app, ada);
    const created = await addPhoto(ada, await photoOf('red-sneakers', 600));
    expect(created.cutOut).toBeUndefined();
    await app.settle();
    const [item] = await itemsOf(ada);
    expect(item?.cutOut).toMatchObject({ state: 'made' });
    await socket.heard(1);
    expect(socket.events).toEqual([{ type: 'item.cutOut', item }]);
    await socket.close();

    const { media } = await storedObjects(ada.userId);
    expect(media).toEqual(
      [...imageVariants, ...cutOutFiles].map((name) => `media/${created.imageUrl}/${name}`).sort(),
    );
    for (const format of ['webp', 'avif'] as const) {
      const { data, info } = await sharp(await fileOf(created, cutOutFile(320, format)))
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
    const ada = await app.visit();
    await addPhoto(ada, await photoFile());
    await app.settle();
    const [item] = await itemsOf(ada);
    expect(item?.cutOut).toEqual({ state: 'kept' });
    expect((await storedObjects(ada.userId)).media).toHaveLength(imageVariants.length);
  });
});

it('the cut-out is not made again when the master is told of twice, and the choice to show the background stays', async () => {
  const ada = await app.visit();
  const { id, imageUrl } = await addPhoto(ada, await photoOf('navy-cap', 450));
  await app.settle();
  const [made] = await itemsOf(ada);
  const { body: changed } = await ada.call('wardrobe', 'updateItems', {
    body: { ids: [id], changes: { showsBackground: true } },
  });
  expect(changed).toEqual([{ ...made, showsBackground: true }]);
  await app.invoke('deriveVariants', {
    detail: { object: { key: await imageKey(imageUrl, masterVariant) } },
  });
  expect(await itemsOf(ada)).toEqual(changed);
});

it('a cut-out goes with its item', async () => {
  const ada = await app.visit();
  const { id } = await addPhoto(ada, await photoOf('black-belt', 450));
  await app.settle();
  await ada.call('wardrobe', 'removeItem', { params: { itemId: id } });
  await app.settle();
  expect((await storedObjects(ada.userId)).media).toEqual([]);
});
