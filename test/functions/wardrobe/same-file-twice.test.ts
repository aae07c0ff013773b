import { afterAll, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { looksAlike } from '#shared/rules/image-hash';
import { photoOf } from '../../../bin/demo/photo.ts';
import { startApp } from '../../support/app/app.ts';
import { details, upload } from '../../support/calls/upload.ts';

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
  expect(await ada.call('wardrobe', 'listItems')).toMatchObject({ body: { items: [{ id: other?.id }] } });
  const { body } = await ada.call('images', 'signUrls', { body: { urls: paths } });
  const { signedUrls } = body as { signedUrls: Record<string, string> };
  const statuses = await Promise.all(
    paths.map(async (path) => (await fetch(app.url + signedUrls[path])).status),
  );
  expect(statuses).toEqual([403, 200]);
});
