import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { atWidth } from '#shared/rules/image-variant';
import { startApp } from '../../support/app/app.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { details, upload } from '../../support/calls/upload.ts';
import { phoneHeicWithPlace } from '../../support/phone-photos.ts';
import * as pictures from '../../support/pictures.ts';

const app = await startApp();
afterAll(() => app.stop());
const ada = await app.visit();

/** Creates an item from a file and fetches its picture as a browser does. */
async function wear(file: Buffer, sending: Parameters<typeof upload>[3] = {}) {
  const sent = await upload(app.url, ada.accessToken, file, sending);
  if (!('path' in sent)) throw new Error(`The upload was refused: ${JSON.stringify(sent)}`);
  const created = await ada.call('wardrobe', 'createItem', { body: { ...details, imageUrl: sent.path } });
  if (created.status !== 201) throw new Error(`The item was refused: ${JSON.stringify(created)}`);
  const item: ClothingItem = created.body;
  const { body } = await ada.call('images', 'signUrls', { body: { urls: [sent.path] } });
  const url = (body as { signedUrls: Record<string, string> }).signedUrls[sent.path] ?? '';
  const picture = async (address: string) => {
    const response = await fetch(app.url + address);
    return { type: response.headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
  };
  return { item, first: await picture(url), large: await picture(atWidth(url, 1536)) };
}

describe('a photo', () => {
  it.each([
    ['.jpeg', 'image/jpeg', pictures.jpeg],
    ['.jpg', 'image/jpeg', pictures.jpeg],
    ['.JPG', 'image/jpeg', pictures.jpeg],
    ['.png', 'image/png', pictures.png],
    ['.webp', 'image/webp', pictures.webp],
  ])('may be a %s and is served as WebP', async (ending, contentType, picture) => {
    const { item, first, large } = await wear(await picture(), { fileName: `shirt${ending}`, contentType });
    expect(item.image).toMatchObject({ width: 90, height: 120 });
    for (const { type, bytes } of [first, large]) {
      expect(type).toBe('image/webp');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 90, height: 120 });
    }
  });

  it('may be a HEIC of a phone and is served as WebP', async () => {
    const sending = { fileName: 'IMG_0001.HEIC', contentType: 'image/heic' };
    const { item, first, large } = await wear(await phoneHeicWithPlace(), sending);
    expect(item.image.height).toBeGreaterThan(item.image.width);
    for (const { type, bytes } of [first, large]) {
      expect(type).toBe('image/webp');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp' });
    }
  });

  it.each([1024, -1024])('may be %i bytes larger than it was declared', async (bytes) => {
    const file = pictures.padded(await pictures.jpeg(), 5000 + bytes);
    expect(await upload(app.url, ada.accessToken, file, { claimed: 5000 })).toHaveProperty('path');
  });

  it('may be a JPEG under the name of a PNG: its bytes decide', async () => {
    const { item } = await wear(await pictures.jpeg(), { fileName: 'shirt.png', contentType: 'image/png' });
    expect(item.image).toMatchObject({ width: 90, height: 120 });
  });

  it('may have exactly 10 MB', async () => {
    const file = pictures.padded(await pictures.jpeg(), limits.upload.bytes);
    expect(file).toHaveLength(10 * 1024 * 1024);
    expect((await wear(file)).item.image).toMatchObject({ width: 90, height: 120 });
  });

  it('is served upright and tells nothing of the phone and the place', async () => {
    const { item, first, large } = await wear(await pictures.sidewaysWithPlace());
    expect(item.image).toMatchObject({ width: 200, height: 400 });
    for (const { bytes } of [first, large]) {
      const { exif, orientation, width, height } = await sharp(bytes).metadata();
      expect({ exif, orientation, width, height }).toEqual({ width: 200, height: 400 });
    }
  });

  it('is stored at the user’s id, a timestamp and the sanitized name, and nowhere else', async () => {
    const bea = await app.visit();
    const before = Date.now() * 1000;
    const sent = await upload(app.url, bea.accessToken, await pictures.jpeg(), {
      fileName: 'Écran, blå (1).jpg',
    });
    const { path } = sent as { path: string };
    const timestamp = Number(new RegExp(`^${bea.userId}/(\\d+)__cran__bla__1_\\.jpg$`).exec(path)?.[1]);
    expect(timestamp).toBeGreaterThanOrEqual(before);
    expect(timestamp).toBeLessThan(before + 60_000_000);
    expect(await storedObjects(bea.userId)).toEqual({ uploads: [path], media: [] });

    const created = await bea.call('wardrobe', 'createItem', { body: { ...details, imageUrl: path } });
    expect(created).toMatchObject({ status: 201, body: { imageUrl: path } });
    expect(await storedObjects(bea.userId)).toEqual({
      uploads: [],
      media: [`media/${path}/1536.webp`, `media/${path}/640.webp`],
    });
  });
});
