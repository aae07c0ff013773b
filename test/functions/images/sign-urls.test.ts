import { afterAll, describe, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { atWidth } from '#shared/rules/image-variant';
import { startApp } from '../../support/app/app.ts';
import { eventually } from '../../support/app/eventually.ts';
import { rawRequest } from '../../support/app/raw-request.ts';
import { imageKey } from '../../support/app/storage.ts';
import { addItem } from '../../support/calls/upload.ts';

const app = await startApp();
afterAll(() => app.stop());
const ada = await app.visit();
const bea = await app.visit();
const item: ClothingItem = (await addItem(app.url, ada.accessToken)).body;
const second: ClothingItem = (await addItem(app.url, ada.accessToken)).body;
const ofBea: ClothingItem = (await addItem(app.url, bea.accessToken)).body;

async function sign(urls: string[], expiresIn?: number): Promise<Record<string, string>> {
  const { status, body } = await ada.call('images', 'signUrls', { body: { urls, expiresIn } });
  expect(status).toBe(200);
  return (body as { signedUrls: Record<string, string> }).signedUrls;
}
const signed = async (path: string, expiresIn?: number) => (await sign([path], expiresIn))[path] ?? '';
const statusOf = async (url: string) => (await fetch(app.url + url)).status;

describe('signing', () => {
  it('makes a URL of each of one’s own paths', async () => {
    const urls = await sign([item.imageUrl, second.imageUrl]);
    expect(Object.keys(urls)).toEqual([item.imageUrl, second.imageUrl]);
    for (const url of Object.values(urls)) expect(await statusOf(url)).toBe(200);
  });

  it.each([
    ['of another user', ofBea.imageUrl],
    ['that climbs out', `${ada.userId}/../${ofBea.imageUrl}`],
    ['that climbs with encoded dots', `${ada.userId}/%2e%2e/${ofBea.imageUrl}`],
    ['with encoded slashes', `${ada.userId}%2F..%2F${encodeURIComponent(ofBea.imageUrl)}`],
    ['that is a pattern', `${ada.userId}/1_*`],
    ['of all images', '*'],
    ['that is a URL', `https://example.com/${item.imageUrl}`],
    ['that is empty', ''],
  ])('leaves out a path %s, and spoils no other', async (_, path) => {
    const urls = await sign([path, item.imageUrl]);
    expect(Object.keys(urls)).toEqual([item.imageUrl]);
  });

  it('is for 1 to 200 paths and for at most a day', async () => {
    const refused = async (body: object) => (await ada.call('images', 'signUrls', { body })).status === 400;
    expect(await refused({ urls: [] })).toBe(true);
    expect(await refused({ urls: Array(201).fill(item.imageUrl) })).toBe(true);
    expect(await refused({ urls: [item.imageUrl], expiresIn: 86_401 })).toBe(true);
    expect(await refused({ urls: [item.imageUrl], expiresIn: 0 })).toBe(true);
    expect(await refused({ urls: Array(200).fill(item.imageUrl), expiresIn: 86_400 })).toBe(false);
  });

  it('lasts a day unless less is asked for', async () => {
    const lifeOf = (url: string) => {
      const policy = new URL(url, app.url).searchParams.get('Policy') ?? '';
      const text = policy.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/');
      const { Statement } = JSON.parse(Buffer.from(text, 'base64').toString());
      return Statement[0].Condition.DateLessThan['AWS:EpochTime'] - Date.now() / 1000;
    };
    expect(lifeOf(await signed(item.imageUrl))).toBeCloseTo(86_400, -2);
    expect(lifeOf(await signed(item.imageUrl, 300))).toBeCloseTo(300, -2);
  });
});

describe('a signed URL', () => {
  it('shows the image, which browsers may keep and take for nothing else', async () => {
    const response = await fetch(app.url + (await signed(item.imageUrl)));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    });
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
  });

  it('shows the other width of the same photo as well', async () => {
    expect(await statusOf(atWidth(await signed(item.imageUrl), 1536))).toBe(200);
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
    const widerPolicy = Buffer.from(
      JSON.stringify({
        Statement: [
          {
            Resource: '*',
            Condition: { DateLessThan: { 'AWS:EpochTime': Math.floor(Date.now() / 1000) + 900 } },
          },
        ],
      }),
    ).toString('base64');
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

  it('shows nothing once its time is over', async () => {
    const url = await signed(item.imageUrl, 1);
    await eventually(async () => expect(await statusOf(url)).toBe(403));
  });

  it('shows nothing once the item is deleted', async () => {
    const url = await signed(second.imageUrl);
    await ada.call('wardrobe', 'removeItem', { params: { itemId: second.id } });
    await app.settle();
    expect(await statusOf(url)).toBe(403);
  });
});
