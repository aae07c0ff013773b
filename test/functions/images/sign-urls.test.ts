import { describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/clothing-item';
import { atWidth } from '#shared/rules/image-variant';
import { startApp } from '../../support/app/app.ts';
import { eventually } from '../../support/app/eventually.ts';
import { rawRequest } from '../../support/app/raw-request.ts';
import { imageKey } from '../../support/app/storage.ts';
import { addItem, uploaded } from '../../support/calls/upload.ts';
import { createItem, lifeOf, removeItem, signedUrls } from '../../support/calls/wardrobe.ts';

const app = await startApp();
const ada = await app.visit();
const bea = await app.visit();
const item: ClothingItem = (await addItem(app.url, ada.accessToken)).body;
const second: ClothingItem = (await addItem(app.url, ada.accessToken)).body;
const ofBea: ClothingItem = (await addItem(app.url, bea.accessToken)).body;

const signed = async (path: string, more: object = {}) => (await signedUrls(ada, [path], more))[path] ?? '';
const signOne = (path: string) => ada.call('images', 'signUrl', { body: { path } });
const statusOf = async (url: string) => (await fetch(app.url + url)).status;

it('each of one’s own paths gets a URL for a day or less, and no other path gets one or spoils another', async () => {
  const urls = await signedUrls(ada, [item.imageUrl, second.imageUrl]);
  expect(Object.keys(urls)).toEqual([item.imageUrl, second.imageUrl]);
  for (const url of Object.values(urls)) expect(await statusOf(url)).toBe(200);
  expect(lifeOf(urls[item.imageUrl] ?? '')).toBeCloseTo(86_400, -2);
  expect(lifeOf(await signed(item.imageUrl, { expiresIn: 300 }))).toBeCloseTo(300, -2);
  for (const path of [
    ofBea.imageUrl,
    `${ada.userId}/../${ofBea.imageUrl}`,
    `${ada.userId}/%2e%2e/${ofBea.imageUrl}`,
    `${ada.userId}%2F..%2F${encodeURIComponent(ofBea.imageUrl)}`,
    `${ada.userId}/1_*`,
    '*',
    `https://example.com/${item.imageUrl}`,
    '',
  ])
    expect(Object.keys(await signedUrls(ada, [path, item.imageUrl])), path).toEqual([item.imageUrl]);
});

it('one to 200 paths are signed at once, for at most a day', async () => {
  const refused = async (body: object) => (await ada.call('images', 'signUrls', { body })).status === 400;
  expect(await refused({ urls: [] })).toBe(true);
  expect(await refused({ urls: Array(201).fill(item.imageUrl) })).toBe(true);
  expect(await refused({ urls: [item.imageUrl], expiresIn: 86_401 })).toBe(true);
  expect(await refused({ urls: [item.imageUrl], expiresIn: 0 })).toBe(true);
  expect(await refused({ urls: Array(200).fill(item.imageUrl), expiresIn: 86_400 })).toBe(false);
});

it('one photo gets a URL for five minutes, once it is ready, and no other path gets one', async () => {
  const path = await uploaded(app, ada);
  const signing = signOne(path);
  await createItem(ada, path);
  const { status, body } = await signing;
  const { url } = body as { url: string };
  expect([status, await statusOf(url), Math.round(lifeOf(url) / 10)]).toEqual([200, 200, 30]);
  for (const other of [ofBea.imageUrl, `${ada.userId}/../1_a.jpg`, `${ada.userId}%2F1_a.jpg`])
    expect(await signOne(other)).toMatchObject({ status: 404, body: { code: 'not_found' } });
});

describe('a signed URL', () => {
  it('shows the image in each width, which browsers may keep and take for nothing else', async () => {
    const url = await signed(item.imageUrl);
    expect(await statusOf(atWidth(url, 1536))).toBe(200);
    const response = await fetch(app.url + url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
  });

  it('shows no other photo, neither of the same user nor of another', async () => {
    const url = await signed(item.imageUrl);
    const [, search] = url.split('?');
    for (const { imageUrl } of [second, ofBea])
      expect(await statusOf(`/${await imageKey(imageUrl, '640.webp')}?${search}`)).toBe(403);
    const ofOther = (await imageKey(ofBea.imageUrl, '640.webp')).replace('media/', '');
    for (const way of ['../', '%2e%2e/', '..%2F', '%2e%2e%2f'])
      for (const climbs of [way.repeat(2), way.repeat(3)]) {
        const path = url.replace('/640.webp', `/${climbs}${ofOther}`);
        expect((await rawRequest(app.url, path)).status).toBe(403);
      }
  });

  it('shows no other photo when its own path is in the query', async () => {
    const [, search] = (await signed(item.imageUrl)).split('?');
    const own = `/${await imageKey(item.imageUrl, '')}`;
    const other = `/${await imageKey(ofBea.imageUrl, '640.webp')}`;
    for (const asked of [`x=${own}`, `x=${own}640.webp`, `${own}`, `http://localhost:3000${own}`])
      for (const url of [`${other}?${asked}&${search}`, `${other}?${search}&${asked}`])
        expect(await statusOf(url), url).toBe(403);
  });

  it('shows nothing when it was tampered with', async () => {
    const url = new URL(await signed(item.imageUrl), app.url);
    const changed = (name: string, change: (value: string) => string) => {
      const other = new URL(url);
      other.searchParams.set(name, change(url.searchParams.get(name) ?? ''));
      return other.pathname + other.search;
    };
    const Condition = { DateLessThan: { 'AWS:EpochTime': Math.floor(Date.now() / 1000) + 900 } };
    const wider = JSON.stringify({ Statement: [{ Resource: '*', Condition }] });
    const widerPolicy = Buffer.from(wider).toString('base64');
    for (const other of [
      changed('Signature', (text) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`)),
      changed('Signature', () => ''),
      changed('Policy', () => widerPolicy),
      changed('Policy', () => 'nonsense'),
      changed('Key-Pair-Id', () => 'KANOTHER'),
      url.pathname,
      `${url.pathname}?`,
    ])
      expect(await statusOf(other)).toBe(403);
  });

  it('shows a missing width no differently than a forbidden one', async () => {
    const url = await signed(item.imageUrl);
    expect(await statusOf(url.replace('/640.webp', '/999.webp'))).toBe(403);
    expect(await statusOf(url.replace('/640.webp', '/%zz'))).toBe(403);
  });

  it('shows nothing once its time is over, or the item is deleted', async () => {
    const [short, url] = [await signed(item.imageUrl, { expiresIn: 1 }), await signed(second.imageUrl)];
    await eventually(async () => expect(await statusOf(short)).toBe(403));
    await removeItem(ada, second.id);
    await app.settle();
    expect(await statusOf(url)).toBe(403);
  });
});
