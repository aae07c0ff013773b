import { vi } from 'vitest';
import { internet } from '#functions/platform/guarded-connector';
import type { Visited } from '../app/caller.ts';
import { storedObjects } from '../app/storage.ts';
import { photoFile } from '../calls/upload.ts';
import { openSite, shopAddress, smallInternet } from './small-internet.ts';

export type Answer = { status?: number; type?: string; body?: string | Buffer; location?: string };
export const coat = {
  '@type': 'Product',
  name: 'Wool Coat',
  description: 'Long and warm.',
  brand: 'Harbour',
  color: 'Midnight blue',
  category: 'Coats',
  image: '/coat.jpg',
  offers: { price: '249.00', priceCurrency: 'EUR' },
};
export const productPage = (product: object, more = '') =>
  `<!doctype html><html lang="en"><head><title>Wool Coat | Harbour</title><script type="application/ld+json">${JSON.stringify(product)}</script></head><body><h1>Wool Coat</h1>${more}<p>${'Some words. '.repeat(40)}</p></body></html>`;

/** Opens a small internet with one shop, whose paths give `answers`. The app reaches it by its name. */
export async function openClipShop(answers: Record<string, Answer>) {
  const site = await openSite((request, response) => {
    const {
      status = 200,
      type = 'text/html',
      body = '',
      location,
    } = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) }).end(body);
  });
  const { network } = smallInternet({ [shopAddress]: site.port }, { 'shop.example': [shopAddress] });
  vi.spyOn(internet, 'resolve').mockImplementation(network.resolve);
  vi.spyOn(internet, 'connect').mockImplementation(network.connect);
  return site;
}
export const jpeg = { type: 'image/jpeg', body: await photoFile('#7a1f2b') };
/** Clips a page as a new person. Returns the answer and the person's uploads afterwards. */
export async function preview(app: Visited, url: string) {
  const ada = await app.visit();
  const answer = await ada.call('wardrobe', 'previewClip', { body: { url } });
  return { ada, ...answer, uploads: (await storedObjects(ada.userId)).uploads };
}
