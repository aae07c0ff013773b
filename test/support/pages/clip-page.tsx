import { screen } from '@testing-library/react';
import type { ClipPreview } from '#shared/contract/wardrobe';
import { ada } from '../examples/made-up.ts';
import { startFakeApi } from '../fake/api.ts';
import type { World } from '../fake/world.ts';
import { openPage } from './open-page.tsx';

export const coatPage = 'https://harbour.example/p/coat';
export const coat: ClipPreview = {
  url: coatPage,
  title: 'Wool Coat',
  description: 'Long and warm.',
  brand: 'Harbour',
  color: 'navy',
  category: 'outerwear',
  wardrobeCategory: 'trench-coat',
  price: 249,
  currency: 'EUR',
  image: 'https://img.harbour.example/coat.jpg',
  picture: 'data:image/jpeg;base64,/9j/4AAQ',
  path: 'somebody/1_clip.jpg',
  hash: 'fedcba9876543210',
  analysis: { color: 'navy', confidence: 'high' },
};

/**
 * Opens the tab Clip from Web and returns helpers for what a person does there. One shop exists, which sells one coat.
 */
export async function openClip(content: Partial<World> = {}, path = '/dashboard') {
  const api = startFakeApi({ products: { [coatPage]: coat }, ...content });
  const page = await openPage(path, { as: ada });
  const { user } = page;
  const tab = await screen.findByRole('tab', { name: 'Clip from Web' });
  if (tab.ariaSelected !== 'true') await user.click(tab);
  const address = () => screen.getByLabelText('Product page URL') as HTMLInputElement;
  const fetchIt = () => user.click(screen.getByRole('button', { name: 'Fetch product' }));
  return {
    api,
    ...page,
    address,
    fetchIt,
    async clip(url = coatPage) {
      await user.type(address(), url);
      await fetchIt();
    },
    product: () => screen.findByRole('article', { name: 'Wool Coat' }),
    save: () => user.click(screen.getByRole('button', { name: 'Save to wardrobe' })),
  };
}
