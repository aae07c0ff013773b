import sharp from 'sharp';
import { afterEach, describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/clothing-item';
import type { UploadTicket } from '#shared/contract/wardrobe';
import { limits } from '#shared/limits';
import { looksAlike } from '#shared/rules/image-hash';
import { atWidth } from '#shared/rules/image-variant';
import { photoOf } from '../../../bin/demo/photo.ts';
import { startApp } from '../../support/app/app.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { photoFile, postFile, upload, uploaded } from '../../support/calls/upload.ts';
import { countedItems, createItem, itemsOf, removeItem, signedUrls } from '../../support/calls/wardrobe.ts';
import { phoneHeicWithPlace } from '../../support/phone-photos.ts';
import * as pictures from '../../support/pictures.ts';

const app = await startApp();
const ada = await app.visit();

/** Creates an item from a file and fetches both widths of its picture as a browser does. */
async function wear(file: Buffer, sending: Parameters<typeof upload>[3] = {}) {
  const path = await uploaded(app, ada, file, sending);
  const created = await createItem(ada, path);
  expect(created.status).toBe(201);
  const url = (await signedUrls(ada, [path]))[path] ?? '';
  const served = [url, atWidth(url, 1536)].map(async (address) => {
    const response = await fetch(app.url + address);
    expect(response.headers.get('content-type')).toBe('image/webp');
    return sharp(await response.arrayBuffer()).metadata();
  });
  return { item: created.body as ClothingItem, served: await Promise.all(served) };
}

it('a photo may be a JPEG, PNG or WebP, by its bytes and not its name, and is served as WebP', async () => {
  for (const [fileName, contentType, picture] of [
    ['shirt.jpeg', 'image/jpeg', pictures.jpeg],
    ['shirt.JPG', 'image/jpeg', pictures.jpeg],
    ['shirt.png', 'image/png', pictures.png],
    ['shirt.webp', 'image/webp', pictures.webp],
    ['no-png.png', 'image/png', pictures.jpeg],
  ] as const) {
    const { item, served } = await wear(await picture(), { fileName, contentType });
    expect(item.image, fileName).toMatchObject({ width: 90, height: 120 });
    for (const one of served) expect(one, fileName).toMatchObject({ format: 'webp', width: 90, height: 120 });
  }
});

it('a photo may be a HEIC of a phone and is served as WebP', async () => {
  const sending = { fileName: 'IMG_0001.HEIC', contentType: 'image/heic' };
  const { item, served } = await wear(await phoneHeicWithPlace(), sending);
  expect(item.image.height).toBeGreaterThan(item.image.width);
  expect(served.map(({ format }) => format)).toEqual(['webp', 'webp']);
});

it('a photo may be 1 kB larger or smaller than declared, and have exactly 10 MB', async () => {
  for (const bytes of [5000 + 1024, 5000 - 1024]) {
    const file = pictures.padded(await pictures.jpeg(), bytes);
    expect(await upload(app.url, ada.accessToken, file, { claimed: 5000 })).toHaveProperty('path');
  }
  const file = pictures.padded(await pictures.jpeg(), limits.upload.bytes);
  expect(file).toHaveLength(10 * 1024 * 1024);
  expect((await wear(file)).item.image).toMatchObject({ width: 90, height: 120 });
});

it('a photo is stored at the user’s id, a timestamp and the sanitized name, and nowhere else', async () => {
  const bea = await app.visit();
  const before = Date.now() * 1000;
  const path = await uploaded(app, bea, await pictures.jpeg(), { fileName: 'Écran, blå (1).jpg' });
  const timestamp = Number(new RegExp(`^${bea.userId}/(\\d+)__cran__bla__1_\\.jpg$`).exec(path)?.[1]);
  expect(timestamp).toBeGreaterThanOrEqual(before);
  expect(timestamp).toBeLessThan(before + 60_000_000);
  expect(await storedObjects(bea.userId)).toEqual({ uploads: [path], media: [] });

  expect(await createItem(bea, path)).toMatchObject({ status: 201, body: { imageUrl: path } });
  expect(await storedObjects(bea.userId)).toEqual({
    uploads: [],
    media: [`media/${path}/1536.webp`, `media/${path}/640.webp`],
  });
});

it('the same file sent twice at once makes two items, which look alike and live and go apart', async () => {
  const bea = await app.visit();
  const file = await photoOf('blue-shirt', 300);
  const paths = await Promise.all([1, 2].map(() => uploaded(app, bea, file)));
  expect(new Set(paths).size).toBe(2);
  const made = await Promise.all(paths.map((path) => createItem(bea, path)));
  const [one, other] = made.map(({ body }) => body as ClothingItem);
  expect(looksAlike(one?.image.hash ?? '', other?.image.hash ?? '')).toBe(true);

  await removeItem(bea, one?.id ?? '');
  await app.settle();
  expect(await itemsOf(bea)).toMatchObject([{ id: other?.id }]);
  const urls = await signedUrls(bea, paths);
  const fetched = paths.map(async (path) => (await fetch(app.url + urls[path])).status);
  expect(await Promise.all(fetched)).toEqual([403, 200]);
});

it('another photo sent with the same form does not take the place of the photo of an item', async () => {
  const [file, other] = [await photoFile('#1f2a44'), await photoFile('#d02020')];
  const { body } = await ada.call('wardrobe', 'prepareUpload', {
    body: { fileName: 'photo.jpg', contentType: 'image/jpeg', bytes: Math.max(file.length, other.length) },
  });
  const ticket = body as UploadTicket;
  const pixels = async () => {
    await app.settle();
    const url = (await signedUrls(ada, [ticket.path]))[ticket.path];
    return Buffer.from(await (await fetch(app.url + url)).arrayBuffer());
  };

  expect((await postFile(app.url, ticket, file)).ok).toBe(true);
  const item = (await createItem(ada, ticket.path)).body as ClothingItem;
  const before = await pixels();
  expect((await postFile(app.url, ticket, other)).ok).toBe(true);
  // In the meantime the image worker has looked for the piece in the photo.
  expect((await createItem(ada, ticket.path)).body).toEqual({ ...item, cutOut: { state: 'kept' } });
  expect(await pixels()).toEqual(before);
});

const sender = await app.visit();
describe('a file that is refused', () => {
  const prepare = (file: object) =>
    sender.call('wardrobe', 'prepareUpload', {
      body: { fileName: 'x', contentType: 'image/jpeg', bytes: 1, ...file },
    });
  const invalid = { status: 415, body: { code: 'upload.invalid_file' } };
  const missing = { status: 409, body: { code: 'upload.missing' } };

  afterEach(async () => {
    // A refused file leaves no object in storage and does not count toward the limit.
    expect(await storedObjects(sender.userId)).toEqual({ uploads: [], media: [] });
    expect([await itemsOf(sender), await countedItems(sender)]).toEqual([[], 0]);
  });

  it('before a byte is sent, a file of another type, an empty one and one of 10 MB and a byte are refused', async () => {
    for (const contentType of ['text/html', 'image/svg+xml', 'image/gif', 'application/octet-stream', ''])
      expect(await prepare({ contentType }), contentType).toMatchObject(invalid);
    expect(await prepare({ bytes: 0 })).toMatchObject(invalid);
    const tooLarge = { status: 413, body: { code: 'upload.too_large' } };
    expect(await prepare({ bytes: limits.upload.bytes + 1 })).toMatchObject(tooLarge);
    expect(await prepare({ bytes: limits.upload.bytes })).toMatchObject({ status: 200 });
  });

  it('the storage refuses a file that is over 10 MB, or 1 kB and a byte larger or smaller than declared', async () => {
    for (const [bytes, claimed, code] of [
      [limits.upload.bytes + 1, limits.upload.bytes, 'EntityTooLarge'],
      [6025, 5000, 'EntityTooLarge'],
      [5000, 6025, 'EntityTooSmall'],
      [0, 1000, 'EntityTooSmall'],
    ] as const) {
      const answer = await upload(app.url, sender.accessToken, Buffer.alloc(bytes), { claimed });
      expect(answer).toMatchObject({ status: 400, body: expect.stringContaining(code) });
    }
  });

  it('the storage refuses another type or another path than was prepared', async () => {
    const { body } = await prepare({ contentType: 'image/png' });
    const { url, fields } = body as { url: string; fields: Record<string, string> };
    for (const change of [{ 'Content-Type': 'text/html' }, { key: `${sender.userId}/1_other.png` }]) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...change })) form.append(name, value);
      form.append('file', new Blob(['x']), 'x.png');
      expect((await fetch(new URL(url, app.url), { method: 'POST', body: form })).status).toBe(403);
    }
  });

  it('once it is decoded, a file that is no whole photo is refused and deleted', async () => {
    for (const file of [
      pictures.html,
      (await photoFile()).subarray(0, 2000),
      pictures.pixelFlood(9000, 9000),
    ]) {
      const path = await uploaded(app, sender, file, { fileName: 'shirt.png', contentType: 'image/png' });
      expect(await createItem(sender, path)).toMatchObject(invalid);
      // The first attempt has deleted the upload.
      expect(await createItem(sender, path)).toMatchObject(missing);
    }
  });

  it('no item is made of a picture that is not there, is of another user, or lies elsewhere', async () => {
    const bea = await app.visit();
    const ofBea = await uploaded(app, bea);
    for (const path of [
      ...[
        `${sender.userId}/1795261408219852_photo.jpg`,
        ofBea,
        'https://example.com/photo.jpg',
        '/etc/passwd',
      ],
      ...['../x/1_a.jpg', '', 'data:image/png;base64,AAAA'],
    ])
      expect(await createItem(sender, path), path).toMatchObject(missing);
    expect((await storedObjects(bea.userId)).uploads).toEqual([ofBea]);
  });
});
