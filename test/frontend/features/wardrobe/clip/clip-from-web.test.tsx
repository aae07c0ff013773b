import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { ErrorCode } from '#shared/errors';
import { clipSuggestions } from '#shared/rules/clip-suggestion';
import { anItem } from '../../../../support/examples/made-up.ts';
import { anyImage } from '../../../../support/examples/unworn.ts';
import { coat, coatPage, openClip } from '../../../../support/pages/clip-page.tsx';
import { findToast } from '../../../../support/pages/open-page.tsx';

const value = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
const problem = async () => within(await screen.findByRole('alert'));

describe('Clip from Web', () => {
  it('asks for a URL, and fetches nothing without one', async () => {
    const { api, fetchIt, user, address } = await openClip();
    await fetchIt();
    screen.getByText('Please enter a URL');
    expect(address().getAttribute('aria-invalid')).toBe('true');
    await user.type(address(), '  ');
    await fetchIt();
    screen.getByText('Please enter a URL');
    await user.type(address(), 'h');
    expect(screen.queryByText('Please enter a URL')).toBeNull();
    expect(api.requestsOf('wardrobe.previewClip')).toEqual([]);
  });

  it('shows that it is fetching', async () => {
    const { api, clip, product } = await openClip();
    const release = api.hold('wardrobe.previewClip');
    await clip();
    expect((await screen.findAllByText('Fetching the product…')).length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Fetching…' }).hasAttribute('disabled')).toBe(true);
    release();
    await product();
    expect(screen.queryByText('Fetching the product…')).toBeNull();
  });

  it('shows the product with its picture, title, description, price, brand, color and category', async () => {
    const { clip, product } = await openClip();
    await clip();
    const card = within(await product());
    expect(card.getByRole('img', { name: 'Wool Coat' }).getAttribute('src')).toBe(coat.picture);
    card.getByText('Long and warm.');
    card.getByText(/249/);
    expect([value('Brand'), value('Color'), value('Category')]).toEqual(['Harbour', 'navy', 'outerwear']);
    card.getByText('Goes into your wardrobe as trench coat.');
    expect(card.getByRole('link', { name: /harbour\.example/ }).getAttribute('href')).toBe(coatPage);
    expect(document.activeElement).toBe(card.getByRole('heading', { name: 'Wool Coat' }));
    await screen.findByText('Found Wool Coat. Check the details and save it.');
  });

  it('takes a product of an unknown category for tops, and leaves empty what else is unknown', async () => {
    const unknown = { brand: null, color: null, category: null, wardrobeCategory: null, price: null };
    const { clip, product } = await openClip({ products: { [coatPage]: { ...coat, ...unknown } } });
    await clip();
    await product();
    expect([value('Brand'), value('Color'), value('Category')]).toEqual(['', '', 'tops']);
    expect(
      [...(screen.getByLabelText('Category') as HTMLSelectElement).options].map((option) => option.value),
    ).toEqual(['tops', 'bottoms', 'dresses', 'outerwear', 'shoes', 'accessories', 'others']);
  });

  it('says so when the item is one that the person has', async () => {
    const { clip, product } = await openClip({
      clothes: [anItem({ image: { ...anyImage, hash: coat.hash } })],
    });
    await clip();
    within(await product()).getByText('Looks like an item you have: navy shirt');
  });

  it('fetches at once what the bookmarklet has brought', async () => {
    const { api, product, address } = await openClip({}, `/dashboard?clip=${encodeURIComponent(coatPage)}`);
    await product();
    expect(address().value).toBe(coatPage);
    expect(api.requestsOf('wardrobe.previewClip')).toHaveLength(1);
  });
});

describe('saving a clip', () => {
  it('shows that it is saving, puts the item first among the clothes, and empties the form', async () => {
    const { api, clip, product, save, user, address } = await openClip({ clothes: [anItem()] });
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
    const release = api.hold('wardrobe.createItem');
    await save();
    expect(screen.getByRole('button', { name: 'Saving…' }).hasAttribute('disabled')).toBe(true);
    release();
    await findToast('Added to your wardrobe');
    expect(screen.queryByRole('article', { name: 'Wool Coat' })).toBeNull();
    expect(address().value).toBe('');
    const [item] = api.world.clothes.toReversed();
    expect(item).toMatchObject({
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

  it('keeps the more exact category of the page unless another is chosen', async () => {
    const { api, clip, product, save } = await openClip();
    await clip();
    await product();
    await save();
    await findToast('Added to your wardrobe');
    expect(api.world.clothes).toMatchObject([{ category: 'trench-coat', color: 'navy', brand: 'Harbour' }]);
  });

  it('is not done by Cancel, which clears the preview', async () => {
    const { api, clip, product, user, address } = await openClip();
    await clip();
    await product();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('article', { name: 'Wool Coat' })).toBeNull();
    expect(address().value).toBe('');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Clip from any shop' }));
    expect(api.requestsOf('wardrobe.createItem')).toEqual([]);
  });

  it.each<[code: ErrorCode, details: object, message: string]>([
    ['wardrobe.full', {}, "You've reached the maximum of 100 clothes items. Delete some to add more."],
    ['request.invalid', { message: 'Brand is odd' }, 'Brand is odd'],
    ['upload.missing', {}, 'The picture is no longer at hand. Please fetch the product again.'],
  ])('that fails with %s shows its message and keeps the preview', async (code, details, message) => {
    const { api, clip, product, save } = await openClip();
    await clip();
    await product();
    api.fail('wardrobe.createItem', code, details);
    await save();
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    await product();
    api.fail('wardrobe.createItem', null);
    await save();
    await findToast('Added to your wardrobe');
  });
});

describe('a page that cannot be clipped', () => {
  it.each<[code: ErrorCode, title: string]>([
    ['clip.unreachable', 'Connection Error'],
    ['clip.blocked', 'Website Blocked Access'],
    ['clip.unreadable', 'Could Not Load Product'],
    ['clip.refused', 'Could Not Load Product'],
    ['clip.too_large', 'Could Not Load Product'],
    ['clip.no_image', 'No Product Image'],
    ['request.invalid', 'Something went wrong'],
    ['not_found', 'Something went wrong'],
  ])('with %s gives "%s", and nothing can be saved', async (code, title) => {
    const { api, clip, address } = await openClip();
    api.fail('wardrobe.previewClip', code);
    await clip();
    (await problem()).getByRole('heading', { name: title });
    expect(screen.queryByRole('button', { name: 'Save to wardrobe' })).toBeNull();
    expect(address().value).toBe(coatPage);
  });

  it('gives "Connection Error" when the server is unreachable, and the product once it answers again', async () => {
    const { api, clip, fetchIt, product } = await openClip();
    api.goOffline();
    await clip();
    (await problem()).getByRole('heading', { name: 'Connection Error' });
    api.goOnline();
    await fetchIt();
    await product();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what to do about it, by the suggestion in the answer', async () => {
    const told = new Set<string>();
    const { api, clip, fetchIt } = await openClip();
    for (const suggestion of clipSuggestions) {
      api.fail('wardrobe.previewClip', 'clip.unreadable', { suggestion });
      await (told.size ? fetchIt() : clip());
      await waitFor(() => expect(told).not.toContain(screen.getByRole('alert').textContent));
      told.add(screen.getByRole('alert').textContent ?? '');
    }
    expect([...told].join()).toContain('Save the photo there and add it under Upload New.');
  });
});

describe('the bookmarklet', () => {
  it('opens the wardrobe with the address of the page that it is pressed on', async () => {
    await openClip();
    const code = screen.getByRole('link', { name: 'Clip to wardrobe' }).getAttribute('href') ?? '';
    const open = vi.fn();
    new Function('open', 'location', code.replace(/^javascript:/, ''))(open, { href: `${coatPage}?a=1&b=2` });
    const [address] = open.mock.lastCall ?? [];
    expect(new URL(address).pathname).toBe('/dashboard');
    expect(new URL(address).searchParams.get('clip')).toBe(`${coatPage}?a=1&b=2`);
  });

  it('is not followed here, but explained', async () => {
    const { user } = await openClip();
    await user.click(screen.getByRole('link', { name: 'Clip to wardrobe' }));
    screen.getByText(/^Drag it to the bookmarks/);
  });

  it('can be copied, for phones', async () => {
    const { user } = await openClip();
    await user.click(screen.getByRole('button', { name: 'Copy its code' }));
    await screen.findByText('Copied. Now make a bookmark of it.');
    expect(await navigator.clipboard.readText()).toContain('/dashboard?clip=');
  });
});
