import { afterAll, expect, it } from 'vitest';
import type { ClothingItem, UploadTicket } from '#shared/contract/wardrobe';
import { looksAlike } from '#shared/rules/image-hash';
import { photoOf } from '../../../bin/demo/photo.ts';
import { startApp } from '../../support/app/app.ts';
import { details, photoFile, postFile, upload } from '../../support/calls/upload.ts';

const app = await startApp();
afterAll(() => app.stop());
const ada = await app.visit();

it('the same file sent twice at once makes two items, which look alike and live and go apart', async () => {
  const file = await photoOf('blue-shirt', 300);
  const sent = await Promise.all([1, 2].map(() => upload(app.url, ada.accessToken, file)));
  const paths = sent.map((one) => ('path' in one ? one.path : ''));
  expect(new Set(paths).size).toBe(2);

  const items: ClothingItem[] = (
    await Promise.all(
      paths.map((imageUrl) => ada.call('wardrobe', 'createItem', { body: { ...details, imageUrl } })),
    )
  ).map(({ body }) => body);
  const [one, other] = items;
  expect(looksAlike(one?.image.hash ?? '', other?.image.hash ?? '')).toBe(true);

  await ada.call('wardrobe', 'removeItem', { params: { itemId: one?.id ?? '' } });
  await app.settle();
  expect(await ada.call('wardrobe', 'listItems')).toMatchObject({ body: { items: [{ id: other?.id }] } });
  const { body } = await ada.call('images', 'signUrls', { body: { urls: paths } });
  const { signedUrls } = body as { signedUrls: Record<string, string> };
  const statuses = await Promise.all(
    paths.map(async (path) => (await fetch(app.url + signedUrls[path])).status),
  );
  expect(statuses).toEqual([403, 200]);
});

it('another photo sent with the same form does not take the place of the photo of an item', async () => {
  const file = await photoFile('#1f2a44');
  const other = await photoFile('#d02020');
  const { body } = await ada.call('wardrobe', 'prepareUpload', {
    body: { fileName: 'photo.jpg', contentType: 'image/jpeg', bytes: Math.max(file.length, other.length) },
  });
  const ticket = body as UploadTicket;
  const imageUrl = ticket.path;
  const add = () => ada.call('wardrobe', 'createItem', { body: { ...details, imageUrl } });
  const pixels = async () => {
    await app.settle();
    const signed = await ada.call('images', 'signUrls', { body: { urls: [imageUrl] } });
    const { signedUrls } = signed.body as { signedUrls: Record<string, string> };
    return Buffer.from(await (await fetch(app.url + signedUrls[imageUrl])).arrayBuffer());
  };

  expect((await postFile(app.url, ticket, file)).ok).toBe(true);
  const item = (await add()).body;
  const before = await pixels();
  expect((await postFile(app.url, ticket, other)).ok).toBe(true);
  // In the meantime the image worker has looked for the piece in the photo.
  expect((await add()).body).toEqual({ ...(item as object), cutOut: { state: 'kept' } });
  expect(await pixels()).toEqual(before);
});
