import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ClipPreview } from '#shared/contract/wardrobe';
import type { ErrorCode } from '#shared/errors';
import { clipSuggestions } from '#shared/rules/clip-suggestion';
import { anItem } from '../../../../support/examples/made-up.ts';
import { anyImage } from '../../../../support/examples/unworn.ts';
import { closeTab, withDatabase } from '../../../../support/fake/database.ts';
import type { World } from '../../../../support/fake/world.ts';
import { findToast, settled, showApp, visit } from '../../../../support/pages/open-page.tsx';

const coatPage = 'https://harbour.example/p/coat';
const coat: ClipPreview = {
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
async function openClip(content: Partial<World> = {}, path = '/dashboard') {
  const page = await visit(path, { products: { [coatPage]: coat }, ...content });
  const { user } = page;
  const tab = await screen.findByRole('tab', { name: 'Clip from Web' });
  if (tab.ariaSelected !== 'true') await user.click(tab);
  const address = () => screen.getByLabelText('Product page URL') as HTMLInputElement;
  const fetchIt = () => user.click(screen.getByRole('button', { name: 'Fetch product' }));
  return {
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

const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const values = () => ['Brand', 'Color', 'Category'].map(value);
const alertText = async () => (await screen.findByRole('alert')).textContent;

it('a product is fetched by its URL and shown with all that its page says, until that is cancelled', async () => {
  const { api, clip, fetchIt, product, user, address } = await openClip({
    clothes: [anItem({ image: { ...anyImage, hash: coat.hash } })],
  });
  await fetchIt();
  screen.getByText('Please enter a URL');
  expect(address().getAttribute('aria-invalid')).toBe('true');
  await user.type(address(), '  ');
  await fetchIt();
  screen.getByText('Please enter a URL');
  await user.type(address(), 'h');
  expect(screen.queryByText('Please enter a URL')).toBeNull();
  expect(api.requestsOf('wardrobe.previewClip')).toEqual([]);

  await user.clear(address());
  const release = api.hold('wardrobe.previewClip');
  await clip();
  expect((await screen.findAllByText('Fetching the product…')).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Fetching…' }).ariaDisabled).toBe('true');
  release();
  const card = within(await product());
  expect(screen.queryByText('Fetching the product…')).toBeNull();
  expect(card.getByRole('img', { name: 'Wool Coat' }).getAttribute('src')).toBe(coat.picture);
  card.getByText('Long and warm.');
  card.getByText(/249/);
  expect(values()).toEqual(['Harbour', 'navy', 'outerwear']);
  card.getByText('Goes into your wardrobe as trench coat.');
  card.getByText('Looks like an item you have: navy shirt');
  expect(card.getByRole('link', { name: /harbour\.example/ }).getAttribute('href')).toBe(coatPage);
  expect(document.activeElement).toBe(card.getByRole('heading', { name: 'Wool Coat' }));
  await screen.findByText('Found Wool Coat. Check the details and save it.');

  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('article', { name: 'Wool Coat' })).toBeNull();
  expect(address().value).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Clip from any shop' }));
  expect(api.requestsOf('wardrobe.createItem')).toEqual([]);
});

it('a product is saved as its page or the person says, and is first among the clothes', async () => {
  const unknown = { brand: null, color: null, category: null, wardrobeCategory: null, price: null };
  const { api, clip, product, save, user, address } = await openClip({
    clothes: [anItem()],
    products: { [coatPage]: coat, 'https://harbour.example/p/2': { ...coat, ...unknown } },
  });
  await clip('https://harbour.example/p/2');
  await product();
  expect(values()).toEqual(['', '', 'tops']);
  expect(
    [...(screen.getByLabelText('Category') as HTMLSelectElement).options].map((option) => option.value),
  ).toEqual(['tops', 'bottoms', 'dresses', 'outerwear', 'shoes', 'accessories', 'others']);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  // The form offers only groups such as 'tops'. Unless the group is changed, the category of the shop page is saved.
  await clip();
  await product();
  await save();
  await findToast('Added to your wardrobe');
  expect(api.world.clothes[1]).toMatchObject({ category: 'trench-coat', color: 'navy', brand: 'Harbour' });

  await clip();
  await product();
  const edit = async (label: string, text: string) => {
    await user.clear(screen.getByLabelText(label));
    await user.type(screen.getByLabelText(label), text);
  };
  await edit('Brand', 'Harbour & Vale');
  await edit('Color', 'red');
  await user.selectOptions(screen.getByLabelText('Category'), 'shoes');
  screen.getByText('Goes into your wardrobe as sneakers.');
  for (const [code, details, message] of [
    ['wardrobe.full', {}, "You've reached the maximum of 100 clothes items. Delete some to add more."],
    ['request.invalid', { message: 'Brand is odd' }, 'Brand is odd'],
    ['upload.missing', {}, 'The picture is no longer at hand. Please fetch the product again.'],
  ] as const) {
    api.failOnce('wardrobe.createItem', code, details);
    await save();
    await waitFor(async () => expect(await alertText()).toBe(message));
    await product();
  }
  const release = api.hold('wardrobe.createItem');
  await save();
  expect(screen.getByRole('button', { name: 'Saving…' }).ariaDisabled).toBe('true');
  release();
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Wool Coat' })).toBeNull());
  expect(address().value).toBe('');
  expect(api.world.clothes[2]).toMatchObject({
    brand: 'Harbour & Vale',
    color: 'red',
    category: 'sneakers',
    style: 'casual',
    description: 'Wool Coat\nLong and warm.',
    price: 249,
    currency: 'EUR',
    aiDetectedMetadata: coat.analysis,
  });
  await user.click(screen.getByRole('tab', { name: 'My Clothes' }));
  await waitFor(() =>
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('red sneakers'),
  );
});

it('a page that cannot be clipped says why and what to do, and can be fetched again', async () => {
  const { api, clip, fetchIt, product, address } = await openClip();
  api.goOffline();
  await clip();
  const heading = async (name: string) =>
    within(await screen.findByRole('alert')).findByRole('heading', { name });
  await heading('Connection Error');
  api.goOnline();
  const titles: [ErrorCode, string][] = [
    ['clip.unreachable', 'Connection Error'],
    ['clip.blocked', 'Website Blocked Access'],
    ['clip.unreadable', 'Could Not Load Product'],
    ['clip.no_image', 'No Product Image'],
    ['request.invalid', 'Something went wrong'],
  ];
  for (const [code, title] of titles) {
    api.fail('wardrobe.previewClip', code);
    await fetchIt();
    await heading(title);
    expect(screen.queryByRole('button', { name: 'Save to wardrobe' })).toBeNull();
    expect(address().value).toBe(coatPage);
  }
  const told = new Set<string | null>([await alertText()]);
  for (const suggestion of clipSuggestions) {
    api.failOnce('wardrobe.previewClip', 'clip.unreadable', { suggestion });
    await fetchIt();
    await waitFor(async () => expect(told).not.toContain(await alertText()));
    told.add(await alertText());
  }
  expect([...told].join()).toContain('Save the photo there and add it under Upload New.');
  await fetchIt();
  await product();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the bookmarklet brings the address of the page that it is pressed on, and is explained and copied here', async () => {
  const { api, user, product, address } = await openClip(
    {},
    `/dashboard?clip=${encodeURIComponent(coatPage)}`,
  );
  await product();
  expect(address().value).toBe(coatPage);
  expect(api.requestsOf('wardrobe.previewClip')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));

  const code = screen.getByRole('link', { name: 'Clip to wardrobe' }).getAttribute('href') ?? '';
  const open = vi.fn();
  new Function('open', 'location', code.replace(/^javascript:/, ''))(open, { href: `${coatPage}?a=1&b=2` });
  const opened = new URL(open.mock.lastCall?.[0]);
  expect([opened.pathname, opened.searchParams.get('clip')]).toEqual(['/dashboard', `${coatPage}?a=1&b=2`]);
  await user.click(screen.getByRole('link', { name: 'Clip to wardrobe' }));
  screen.getByText(/^Drag it to the bookmarks/);
  await user.click(screen.getByRole('button', { name: 'Copy its code' }));
  await screen.findByText('Copied. Now make a bookmark of it.');
  expect(await navigator.clipboard.readText()).toContain('/dashboard?clip=');
});

withDatabase();

async function openAgain() {
  const page = showApp();
  await page.user.click(await screen.findByRole('tab', { name: 'Clip from Web' }));
  return page;
}

it('a product that was read is there again in another tab until it is saved or cancelled', async () => {
  const { api, user, clip, product, close } = await openClip();
  await clip();
  await product();
  await user.clear(screen.getByLabelText('Brand'));
  await user.type(screen.getByLabelText('Brand'), 'Haven');
  await closeTab(close);

  const again = await openAgain();
  await screen.findByRole('article', { name: 'Wool Coat' });
  expect([value('Product page URL'), value('Brand'), value('Color')]).toEqual([
    coatPage,
    'Haven',
    coat.color,
  ]);
  expect(api.requestsOf('wardrobe.previewClip')).toHaveLength(1);
  await again.user.click(screen.getByRole('button', { name: 'Save to wardrobe' }));
  await findToast('Added to your wardrobe');
  expect(api.world.clothes).toMatchObject([{ brand: 'Haven' }]);
  await closeTab(again.close);

  const third = await openAgain();
  await settled();
  expect(screen.queryByRole('article', { name: 'Wool Coat' })).toBeNull();
  expect(value('Product page URL')).toBe('');
  await third.user.type(screen.getByLabelText('Product page URL'), `${coatPage}{Enter}`);
  await product();
  await third.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await closeTab(third.close);
  await openAgain();
  await settled();
  expect(value('Product page URL')).toBe('');
});
