import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#shared/limits';
import { apiOf } from '../../support/app/api.ts';
import { startApp, type Visitor } from '../../support/app/app.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { details, photoFile, upload } from '../../support/calls/upload.ts';
import * as pictures from '../../support/pictures.ts';

const app = await startApp();
afterAll(() => app.stop());

let ada: Visitor;
beforeAll(async () => {
  ada = await app.visit();
});

const prepare = (file: object) =>
  ada.call('wardrobe', 'prepareUpload', {
    body: { fileName: 'x', contentType: 'image/jpeg', bytes: 1, ...file },
  });
const create = (imageUrl: string) => ada.call('wardrobe', 'createItem', { body: { ...details, imageUrl } });

/** The number of items that counts toward the limit. */
async function counted(userId: string) {
  const { WardrobeCountEntity } = await import('#functions/table/wardrobe-count');
  return (await WardrobeCountEntity.get({ userId }).go()).data?.items ?? 0;
}

afterEach(async () => {
  // A refused file leaves no object in storage and does not count toward the limit.
  expect(await storedObjects(ada.userId)).toEqual({ uploads: [], media: [] });
  expect(await ada.call('wardrobe', 'listItems')).toMatchObject({ body: { items: [] } });
  expect(await counted(ada.userId)).toBe(0);
});

describe('before a byte is sent', () => {
  it.each(['text/html', 'image/svg+xml', 'image/gif', 'image/avif', 'application/octet-stream', ''])(
    'a file of type "%s" is refused',
    async (contentType) => {
      expect(await prepare({ contentType })).toMatchObject({
        status: 415,
        body: { code: 'upload.invalid_file' },
      });
    },
  );

  it('an empty file is refused', async () => {
    expect(await prepare({ bytes: 0 })).toMatchObject({ status: 415, body: { code: 'upload.invalid_file' } });
  });

  it('a file of 10 MB and a byte is refused', async () => {
    expect(await prepare({ bytes: limits.upload.bytes + 1 })).toMatchObject({
      status: 413,
      body: { code: 'upload.too_large' },
    });
    expect(await prepare({ bytes: limits.upload.bytes })).toMatchObject({ status: 200 });
  });
});

describe('by the storage', () => {
  const send = (file: Buffer, claim: object) => upload(app.url, ada.accessToken, file, claim);

  it.each([
    ['of 10 MB and a byte', limits.upload.bytes + 1, limits.upload.bytes, 'EntityTooLarge'],
    ['that is 1 kB and a byte larger than declared', 6025, 5000, 'EntityTooLarge'],
    ['that is 1 kB and a byte smaller than declared', 5000, 6025, 'EntityTooSmall'],
    ['that is empty and was declared as a small one', 0, 1000, 'EntityTooSmall'],
  ])('a file %s is refused', async (_, bytes, claimed, code) => {
    const answer = await send(Buffer.alloc(bytes), { claimed });
    expect(answer).toMatchObject({ status: 400, body: expect.stringContaining(code) });
  });

  it('another type or another path than was prepared is refused', async () => {
    const { body } = await prepare({ contentType: 'image/png' });
    const { url, fields } = body as { url: string; fields: Record<string, string> };
    for (const change of [{ 'Content-Type': 'text/html' }, { key: `${ada.userId}/1_other.png` }]) {
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...fields, ...change })) form.append(name, value);
      form.append('file', new Blob(['x']), 'x.png');
      const response = await fetch(new URL(url, app.url), { method: 'POST', body: form });
      expect(response.status).toBe(403);
    }
  });
});

describe('once it is decoded', () => {
  it.each([
    ['HTML named .png', () => pictures.html],
    ['an SVG named .png', () => pictures.svg],
    ['a GIF named .png', pictures.gif],
    ['a JPEG that ends half way', async () => (await photoFile()).subarray(0, 2000)],
    ['a small file of 81 megapixels', () => pictures.pixelFlood(9000, 9000)],
    ['a single byte', () => Buffer.from('x')],
  ])('%s is refused and deleted', async (_, file) => {
    const sent = await upload(app.url, ada.accessToken, await file(), {
      fileName: 'shirt.png',
      contentType: 'image/png',
    });
    expect(sent).toHaveProperty('path');
    const { path } = sent as { path: string };
    expect(await create(path)).toMatchObject({ status: 415, body: { code: 'upload.invalid_file' } });
    // The first attempt has deleted the upload.
    expect(await create(path)).toMatchObject({ status: 409, body: { code: 'upload.missing' } });
  });
});

describe('a picture that is not there', () => {
  it('makes no item', async () => {
    expect(await create(`${ada.userId}/1795261408219852_photo.jpg`)).toMatchObject({
      status: 409,
      body: { code: 'upload.missing' },
    });
  });

  it('is what the upload of another user is', async () => {
    const bea = await app.visit();
    const { path } = (await upload(app.url, bea.accessToken, await pictures.jpeg())) as { path: string };
    expect(await create(path)).toMatchObject({ status: 409, body: { code: 'upload.missing' } });
    expect((await storedObjects(bea.userId)).uploads).toEqual([path]);
  });

  it.each(['https://example.com/photo.jpg', '/etc/passwd', '../x/1_a.jpg', '', 'data:image/png;base64,AAAA'])(
    'is what "%s" is',
    async (path) => {
      expect(await create(path)).toMatchObject({ status: 409, body: { code: 'upload.missing' } });
    },
  );
});

it('nobody uploads or makes an item signed out', async () => {
  const nobody = apiOf(app.url);
  const file = { fileName: 'x.jpg', contentType: 'image/jpeg', bytes: 1 };
  expect(await nobody.call('wardrobe', 'prepareUpload', { body: file })).toMatchObject({ status: 401 });
  const item = { ...details, imageUrl: `${ada.userId}/1_x.jpg` };
  expect(await nobody.call('wardrobe', 'createItem', { body: item })).toMatchObject({ status: 401 });
});
