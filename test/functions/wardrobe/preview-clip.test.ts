import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { ClipPreview, type ClothingItem } from '#shared/contract/wardrobe';
import { startFunctions } from '../../support/app/functions.ts';
import { storedObjects } from '../../support/app/storage.ts';
import { photoFile } from '../../support/calls/upload.ts';
import { coat, jpeg, openClipShop, preview, productPage } from '../../support/stubs/clip-shop.ts';

const app = await startFunctions({ storage: true });
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

describe('a product that is clipped', () => {
  it('is answered with what its page tells, and its picture lies where an upload would', async () => {
    await openClipShop({ '/p/1': { body: productPage(coat) }, '/coat.jpg': jpeg });
    const { ada, status, body, uploads } = await preview(app, 'http://shop.example/p/1');
    expect(status).toBe(200);
    const product = ClipPreview.strict().parse(body);
    expect(product).toMatchObject({
      url: 'http://shop.example/p/1',
      title: 'Wool Coat',
      description: 'Long and warm.',
      brand: 'Harbour',
      color: 'navy',
      category: 'outerwear',
      wardrobeCategory: 'coat',
      price: 249,
      currency: 'EUR',
      image: 'http://shop.example/coat.jpg',
    });
    expect(product.path).toMatch(new RegExp(`^${ada.userId}/\\d+_clip\\.jpg$`));
    expect(uploads).toEqual([product.path]);
    expect(product.picture).toMatch(/^data:image\/jpeg;base64,\/9j/);
  });

  it('becomes an item as any upload does', async () => {
    await openClipShop({ '/p/1': { body: productPage(coat) }, '/coat.jpg': jpeg });
    const { ada, body } = await preview(app, 'http://shop.example/p/1');
    const { path } = body as ClipPreview;
    const wish = {
      category: 'coat',
      color: 'navy',
      style: 'casual',
      brand: 'Harbour',
      price: 249,
      currency: 'EUR',
    };
    const made = await ada.call('wardrobe', 'createItem', { body: { ...wish, imageUrl: path } });
    expect(made).toMatchObject({ status: 201, body: { ...wish, imageUrl: path, image: { width: 900 } } });
    const { items } = (await ada.call('wardrobe', 'listItems')).body as { items: ClothingItem[] };
    expect(items).toEqual([made.body]);
    expect((await storedObjects(ada.userId)).uploads).toEqual([]);
  });

  it.each([
    ['larger than its page shows it, where the server has it so', 1200],
    ['as its page shows it, where the server has no other', 900],
  ])('has its picture %s', async (_, width) => {
    const image = '/coat.jpg?width=100&height=150';
    const larger = { type: 'image/jpeg', body: await photoFile('#7a1f2b', { width: 1200, height: 1800 }) };
    await openClipShop({
      '/p/1': { body: productPage({ ...coat, image }) },
      [image]: jpeg,
      ...(width === 1200 ? { '/coat.jpg?width=1200&height=1800': larger } : {}),
    });
    const { ada, body } = await preview(app, 'http://shop.example/p/1');
    const wish = { category: 'coat', style: 'casual', imageUrl: (body as ClipPreview).path };
    expect(await ada.call('wardrobe', 'createItem', { body: wish })).toMatchObject({
      body: { image: { width } },
    });
  });

  it('has the color of its picture where the page tells none, and null for what nobody tells', async () => {
    await openClipShop({
      '/p/1': { body: productPage({ '@type': 'Product', name: 'Pleasant thing', image: '/coat.jpg' }) },
      '/coat.jpg': jpeg,
    });
    const { body } = await preview(app, 'http://shop.example/p/1');
    expect(body).toMatchObject({ color: 'red', brand: null, price: null, currency: null });
  });

  it.each(['shop.example/p/1', '  http://shop.example/p/1 ', 'Look at this: http://shop.example/p/1.'])(
    'is found by what people paste: "%s"',
    async (pasted) => {
      await openClipShop({ '/p/1': { body: productPage(coat) }, '/coat.jpg': jpeg });
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
});
