import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { ada, anItem, anOutfit, bob } from '../../../support/examples/made-up.ts';
import { type FakeApi, startFakeApi } from '../../../support/fake/api.ts';
import { beginSession } from '../../../support/fake/user-pool.ts';
import { heading, openPage, signInPage } from '../../../support/pages/open-page.tsx';
import { skipTour } from '../../../support/pages/outfits-page.tsx';

let api: FakeApi;
beforeEach(() => {
  api = startFakeApi({
    clothes: [anItem({ color: 'white' }), anItem({ color: 'pink', userId: bob.userId })],
    outfits: [anOutfit({ title: 'Ada’s' }), anOutfit({ title: 'Bob’s', userId: bob.userId })],
  });
});

/** Changes the storage as another tab would. The browser announces such a change with a storage event. */
const inAnotherTab = (change: () => void) =>
  act(() => {
    change();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });

it('a session that starts or ends in another tab starts or ends in this one', async () => {
  skipTour();
  const { user } = await openPage('/policy');
  await heading('Integritetspolicy');
  inAnotherTab(() => beginSession(ada));
  await screen.findAllByRole('button', { name: 'Sign Out' });
  await user.click(screen.getAllByRole('link', { name: 'Outfits' }).at(-1) as HTMLElement);
  await heading('Outfits');
  inAnotherTab(() => localStorage.clear());
  await signInPage();
});

it('a session that has vanished from the storage ends with the next call', async () => {
  const { user } = await openPage('/dashboard', { as: ada });
  await heading('My Wardrobe');
  localStorage.clear();
  await user.click(screen.getAllByRole('link', { name: 'Outfits' }).at(-1) as HTMLElement);
  await signInPage();
  expect(location.pathname).toBe('/auth');
});

const sees = async (theirs: string, others: string) => {
  await screen.findByRole('heading', { name: theirs });
  expect(screen.queryByText(others)).toBeNull();
};

it('another person in the same browser sees nothing of the first one after that one has signed out, or when the session changes under an open page', async () => {
  skipTour();
  const { user } = await openPage('/dashboard', { as: ada });
  await sees('white shirt', 'pink shirt');
  await user.click(screen.getAllByRole('button', { name: 'Sign Out' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByText(ada.email)).toBeNull());
  act(() => beginSession(bob, { tell: true }));
  await screen.findAllByText(bob.email);
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' }).at(-1) as HTMLElement);
  await sees('pink shirt', 'white shirt');
  await user.click(screen.getAllByRole('link', { name: 'Outfits' }).at(-1) as HTMLElement);
  await user.click(await screen.findByRole('tab', { name: 'My Outfits' }));
  await sees('Bob’s', 'Ada’s');
  await user.click(screen.getAllByRole('link', { name: 'Dashboard' }).at(-1) as HTMLElement);
  await sees('pink shirt', 'white shirt');
  const letGo = api.hold('wardrobe.listItems');
  inAnotherTab(() => {
    localStorage.clear();
    beginSession(ada);
  });
  await screen.findByRole('status', { name: 'Loading clothes' });
  expect(screen.queryByText('pink shirt')).toBeNull();
  letGo();
  await sees('white shirt', 'pink shirt');
});
