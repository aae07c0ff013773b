import { afterEach, expect, it, vi } from 'vitest';
import { ClipPreview } from '#shared/contract/wardrobe';
import { startFunctions } from '../../support/app/functions.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { photoFile } from '../../support/calls/upload.ts';
import { createItem, itemsOf } from '../../support/calls/wardrobe.ts';
import {
  type Answer,
  coat,
  jpeg,
  openClipShop,
  preview,
  productPage,
} from '../../support/stubs/clip-shop.ts';

const app = await startFunctions({ storage: true });
afterEach(() => vi.restoreAllMocks());
const page = 'http://shop.example/p/1';
const product = (changes: object = {}) => ({ '/p/1': { body: productPage({ ...coat, ...changes }) } });

it('a clipped product is answered with what its page tells, and its picture becomes an item as any upload', async () => {
  await openClipShop({ ...product(), '/coat.jpg': jpeg });
  const { ada, status, body, uploads } = await preview(app, page);
  expect(status).toBe(200);
  const clipped = ClipPreview.strict().parse(body);
  expect(clipped).toMatchObject({
    ...{ url: page, title: 'Wool Coat', description: 'Long and warm.', brand: 'Harbour', color: 'navy' },
    ...{ category: 'outerwear', wardrobeCategory: 'coat', price: 249, currency: 'EUR' },
    image: 'http://shop.example/coat.jpg',
  });
  expect(clipped.path).toMatch(new RegExp(`^${ada.userId}/\\d+_clip\\.jpg$`));
  expect(uploads).toEqual([clipped.path]);
  expect(clipped.picture).toMatch(/^data:image\/jpeg;base64,\/9j/);

  const wish = {
    category: 'coat',
    color: 'navy',
    style: 'casual',
    brand: 'Harbour',
    price: 249,
    currency: 'EUR',
  };
  const made = await createItem(ada, clipped.path, wish);
  expect(made).toMatchObject({
    status: 201,
    body: { ...wish, imageUrl: clipped.path, image: { width: 900 } },
  });
  expect(await itemsOf(ada)).toEqual([made.body]);
  expect((await storedObjects(ada.userId)).uploads).toEqual([]);
});

it('a clipped product has its picture larger than its page shows it, where the server has it so', async () => {
  const image = '/coat.jpg?width=100&height=150';
  const larger = { type: 'image/jpeg', body: await photoFile('#7a1f2b', { width: 1200, height: 1800 }) };
  for (const [width, answers] of [
    [1200, { '/coat.jpg?width=1200&height=1800': larger }],
    [900, {}],
  ] as const) {
    await openClipShop({ ...product({ image }), [image]: jpeg, ...answers });
    const { ada, body } = await preview(app, page);
    expect(await createItem(ada, (body as ClipPreview).path)).toMatchObject({ body: { image: { width } } });
  }
});

it('a clipped product has the color of its picture where the page tells none, and null for what nobody tells', async () => {
  const bare = { '@type': 'Product', name: 'Pleasant thing', image: '/coat.jpg' };
  await openClipShop({ '/p/1': { body: productPage(bare) }, '/coat.jpg': jpeg });
  const { body } = await preview(app, page);
  expect(body).toMatchObject({ color: 'red', brand: null, price: null, currency: null });
});

it.each(['shop.example/p/1', '  http://shop.example/p/1 ', 'Look at this: http://shop.example/p/1.'])(
  'a product is found by what people paste: "%s"',
  async (pasted) => {
    await openClipShop({ ...product(), '/coat.jpg': jpeg });
    vi.spyOn(URL, 'parse').mockImplementation((address, base) => {
      try {
        return new URL(address.toString().replace('https://shop', 'http://shop'), base);
      } catch {
        return null;
      }
    });
    expect(await preview(app, pasted)).toMatchObject({ status: 200, body: { title: 'Wool Coat' } });
  },
);

const wall = '<title>Just a moment...</title><script src="/cdn-cgi/challenge-platform/x.js"></script>';
const words = `<title>About us</title><p>${'We are a shop. '.repeat(40)}</p>`;
const scripts = '<title>Shop</title><div id="root"></div><script src="/app.js"></script>';
const [login, form] = ['/login?next=/p/1', '<form><input type="password"></form>'];
const picture = (body: string | Buffer) => ({ ...product(), '/coat.jpg': { type: 'image/jpeg', body } });

it.each<[what: string, answers: Record<string, Answer>, code: string, details?: object]>([
  ['a shop that forbids it', { '/p/1': { status: 403 } }, 'blocked', { status: 403 }],
  ['a shop that asks for patience', { '/p/1': { status: 429 } }, 'blocked', { status: 429 }],
  ['a wall against programs', { '/p/1': { body: wall } }, 'blocked'],
  ['a page that is gone', {}, 'unreadable', { suggestion: 'check_link' }],
  ['a shop that is down', { '/p/1': { status: 503 } }, 'unreachable', { status: 503 }],
  ['a page without a product', { '/p/1': { body: words } }, 'unreadable', { suggestion: 'try_product_page' }],
  ['a page that scripts fill', { '/p/1': { body: scripts } }, 'unreadable', { suggestion: 'upload_instead' }],
  [
    'a page behind a sign-in',
    { '/p/1': { status: 302, location: login }, [login]: { body: form } },
    'unreadable',
    { suggestion: 'login_wall' },
  ],
  [
    'something else than a page',
    { '/p/1': { type: 'application/pdf', body: '%PDF' } },
    'unreadable',
    { suggestion: 'try_product_page' },
  ],
  ['a product without a picture', product({ image: undefined }), 'no_image'],
  ['a picture that is gone', product(), 'no_image'],
  ['a picture that is none', picture('<svg onload="alert(1)"/>'), 'no_image'],
  ['a picture that breaks off', picture(jpeg.body.subarray(0, 300)), 'no_image'],
  ['a picture inside the network', product({ image: 'http://169.254.169.254/a.jpg' }), 'no_image'],
])('a clip of %s fails with what the person can do about it', async (_, answers, code, details = {}) => {
  await openClipShop(answers);
  const answer = await preview(app, page);
  const status = code === 'no_image' ? 422 : 424;
  expect(answer).toMatchObject({ status, body: { code: `clip.${code}`, details } });
  expect(answer.uploads).toEqual([]);
});

it('an address is refused that is none, that is not public, or that is too long, and nothing is fetched', async () => {
  const site = await openClipShop({});
  for (const url of ['http://127.0.0.1/', 'file:///etc/passwd', 'http://a:b@shop.example/', 'coat'])
    expect(await preview(app, url), url).toMatchObject({ status: 400, body: { code: 'clip.refused' } });
  for (const [url, message] of [
    [' ', 'Please enter a URL'],
    [`https://shop.example/${'a'.repeat(2000)}`, 'The URL is too long'],
  ] as const)
    expect(await preview(app, url)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', details: { field: 'url', message } },
    });
  expect(site.connections).toBe(0);
});
