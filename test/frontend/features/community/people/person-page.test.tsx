import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada, anOutfit, bob } from '../../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../../support/fake/api.ts';
import { findToast, heading, openPage } from '../../../../support/pages/open-page.tsx';

const outfits = [
  anOutfit({ userId: bob.userId, title: 'Bob in Brown' }),
  anOutfit({ userId: bob.userId, title: 'Not for others', isPublic: false }),
  anOutfit({ title: 'Quiet Navy' }),
];
async function open(path = `/people/${bob.userId}`, outfitsThere = outfits) {
  const api = startFakeApi({
    outfits: outfitsThere,
    profiles: new Map([[bob.userId, { displayName: 'Bob' }]]),
  });
  return { api, ...(await openPage(path, { as: ada })) };
}

it('shows a person’s name and public outfits, follows them at once, and writes to them', async () => {
  const { user, api } = await open();
  await heading('Bob');
  const list = within(await screen.findByRole('list', { name: 'Outfits of Bob' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Bob in Brown']);
  expect(document.title).toContain('Bob');
  const release = api.hold('community.followUser');
  await user.click(screen.getByRole('button', { name: 'Follow Bob' }));
  await screen.findByRole('button', { name: 'Following Bob' });
  expect(screen.getByText(/^follower$/, { exact: false }).textContent).toContain('1 follower');
  release();
  await findToast('Now following user');
  await user.click(screen.getByRole('button', { name: 'Following Bob' }));
  await findToast('Unfollowed user');
  await screen.findByRole('button', { name: 'Follow Bob' });
  expect([...api.world.following]).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Message' }));
  await waitFor(() => expect(location.pathname).toBe('/messages'));
  expect(location.search).toMatch(/^\?conversation=[\da-f-]{36}$/);
});

it('says so where a person has shared nothing', async () => {
  await open(undefined, []);
  expect(await screen.findByText('Bob has not shared an outfit yet.')).toBeTruthy();
});

it('says that there is nobody by an unknown id', async () => {
  await open(`/people/${crypto.randomUUID()}`);
  await heading('There is nobody here.');
  expect(screen.getByRole('link', { name: 'Look around the community' })).toBeTruthy();
});

it('leads to the profile for the user’s own id', async () => {
  await open(`/people/${ada.userId}`);
  await heading('ada@example.com');
  expect(location.pathname).toBe('/profile');
});
