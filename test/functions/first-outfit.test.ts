import { afterAll, expect, it } from 'vitest';
import type { ClothingItem } from '#shared/contract/wardrobe';
import { startApp } from '../support/app/app.ts';
import { generate } from '../support/calls/generate.ts';
import { addItem } from '../support/calls/upload.ts';

const app = await startApp();
afterAll(() => app.stop());

it('a person who has just signed up uploads photos and gets an outfit made of them', async () => {
  const ada = await app.signUp('Ada');
  const items: ClothingItem[] = [];
  for (const category of ['shirt', 'trousers', 'loafers'])
    items.push((await addItem(app.url, ada.accessToken, { category })).body);
  const { outfit } = await generate(ada, { prompt: 'office day' });

  const paths = outfit?.aiAnalysis.outfitVisualization.items.map(({ imageUrl }) => imageUrl) ?? [];
  expect(paths.toSorted()).toEqual(items.map(({ imageUrl }) => imageUrl).toSorted());
  const { body } = await ada.call('images', 'signUrls', { body: { urls: paths } });
  for (const url of Object.values((body as { signedUrls: Record<string, string> }).signedUrls))
    expect((await fetch(app.url + url)).headers.get('content-type')).toBe('image/webp');
});
