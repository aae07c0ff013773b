import { afterAll, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { startApp } from '../../support/app/app.ts';
import { addItem, details, upload } from '../../support/calls/upload.ts';
import * as pictures from '../../support/pictures.ts';

const app = await startApp();
afterAll(() => app.stop());
const ada = await app.visit();

const bea = await app.visit();
const ofBea: ClothingItem = (await addItem(app.url, bea.accessToken)).body;

const sign = (path: string) => ada.call('images', 'signUrl', { body: { path } });

it('one photo has a URL for five minutes', async () => {
  const item: ClothingItem = (await addItem(app.url, ada.accessToken)).body;
  const { status, body } = await sign(item.imageUrl);
  const { url } = body as { url: string };
  expect(status).toBe(200);
  expect((await fetch(app.url + url)).status).toBe(200);
  const policy = new URL(url, app.url).searchParams.get('Policy') ?? '';
  const { Statement } = JSON.parse(
    Buffer.from(policy.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64').toString(),
  );
  const life = Statement[0].Condition.DateLessThan['AWS:EpochTime'] - Date.now() / 1000;
  expect(Math.round(life / 10)).toBe(30);
});

it('a photo that is still being made ready is waited for', async () => {
  const { path } = (await upload(app.url, ada.accessToken, await pictures.jpeg())) as { path: string };
  const signing = sign(path);
  await ada.call('wardrobe', 'createItem', { body: { ...details, imageUrl: path } });
  const { status, body } = await signing;
  expect(status).toBe(200);
  expect((await fetch(app.url + (body as { url: string }).url)).status).toBe(200);
});

it.each([
  ['of another user', () => ofBea.imageUrl],
  ['that climbs out', () => `${ada.userId}/../1_a.jpg`],
  ['that climbs with encoded dots', () => `${ada.userId}/%2e%2e/1_a.jpg`],
  ['with encoded slashes', () => `${ada.userId}%2F1_a.jpg`],
])('a path %s is not signed', async (_, path) => {
  expect(await sign(path())).toMatchObject({ status: 404, body: { code: 'not_found' } });
});
