import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aCard, anOutfit, clothesOf } from '../../support/examples/made-up.ts';
import { findError, findToast, type Visit, visit } from '../../support/pages/open-page.tsx';
import { chooseMore } from '../../support/pages/outfits-page.tsx';

const own = anOutfit({ title: 'Only Mine', isPublic: false });
const bobs = aCard({ title: 'Bob in Brown' });
const aCollection = (name: string, ...outfitIds: string[]) => ({
  ...{ id: crypto.randomUUID(), name, outfitIds },
  createdAt: '2026-01-01T00:00:00.000Z',
});
const summer = aCollection('summer', bobs.id, crypto.randomUUID(), own.id);
const empty = aCollection('Empty');

async function openCollections(address = '', options: Visit = {}) {
  await Promise.all([
    import('#frontend/features/collections/collect-dialog.tsx'),
    import('#frontend/features/community/outfit/outfit-modal.tsx'),
  ]);
  const content = { outfits: [own], clothes: clothesOf(own), cards: [bobs], collections: [summer, empty] };
  return visit(`/collections${address}`, content, options);
}
const titles = async () =>
  within(await screen.findByRole('list', { name: 'summer' }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const box = (name: string) => screen.findByRole('checkbox', { name });

it('collections are loaded and shown by name; the address names the open one; it says what is empty or fails', async () => {
  const { user, letGo } = await openCollections('', {
    held: 'community.listCollections',
    failing: 'community.listCollected',
  });
  await screen.findByRole('status', { name: 'Loading collections' });
  letGo();
  const [first, second] = within(
    await screen.findByRole('navigation', { name: 'Your collections' }),
  ).getAllByRole('link');
  expect([first?.textContent, second?.textContent]).toEqual(['Empty', 'summer']);
  await screen.findByText('Failed to load outfits');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(/^There is nothing in it/);
  await user.click(second as HTMLElement);
  expect(second?.getAttribute('aria-current')).toBe('page');
  expect(location.search).toBe(`?collection=${summer.id}`);
  expect(await titles()).toEqual(['Bob in Brown', 'Only Mine']);
  history.back();
  await screen.findByRole('heading', { level: 2, name: 'Empty' });
});

it('an outfit is taken out of a collection with one tap, and is back when that fails; a new collection takes it', async () => {
  const { api, user } = await openCollections(`?collection=${summer.id}&outfit=${bobs.id}`);
  await screen.findByRole('dialog', { name: 'Bob in Brown' });

  await chooseMore(user, 'Add to collection');
  api.failOnce('community.takeFromCollection', 'internal');
  await user.click(await box('summer'));
  await findError('Something went wrong on our side.');
  await waitFor(async () => expect(await box('summer')).toHaveProperty('checked', true));
  await user.click(await box('summer'));
  expect(await box('summer')).toHaveProperty('checked', false);
  api.failOnce('community.saveCollection', 'collections.full');
  await user.type(screen.getByLabelText('New collection'), 'Late summer');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('You can have 30 collections. Delete one first.');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await findToast('Added to Late summer');
  expect(await box('Late summer')).toHaveProperty('checked', true);
  expect(screen.getByLabelText('New collection')).toHaveProperty('value', '');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('dialog', { name: 'Bob in Brown' });
  await user.keyboard('{Escape}');
  expect(await titles()).toEqual(['Only Mine']);
});
