import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ada, anOutfit, bob } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { endSession } from '../../../support/fake/user-pool.ts';
import { findToast, heading, openPage, settled } from '../../../support/pages/open-page.tsx';

const bobs = anOutfit({ userId: bob.userId, title: 'Bob in Brown' });
const own = anOutfit({ title: 'Quiet Navy' });
const hidden = anOutfit({ title: 'Only Mine', isPublic: false });
const people = { profiles: new Map([[bob.userId, { displayName: 'Bob' }]]) };
const social = {
  followers: new Set([bob.userId]),
  likes: [
    { userId: bob.userId, outfitId: own.id },
    { userId: ada.userId, outfitId: bobs.id },
  ],
};
const content = () => ({ outfits: [own, hidden, bobs], ...people, social: structuredClone(social) });
const shownTitles = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

it('the profile has the counters, a tab each for own, liked and private outfits, and who follows', async () => {
  const api = startFakeApi({
    ...content(),
    profiles: new Map([...people.profiles, [ada.userId, { bodyType: 'tall' }]]),
  });
  const { user } = await openPage('/profile', { as: ada });
  await heading('ada@example.com');
  screen.getByText('Fashion Enthusiast');
  await screen.findByRole('button', { name: '1 follower' });
  const counters = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.parentElement?.querySelector('dd')?.textContent]);
  expect(counters).toEqual([
    ['Total Outfits', '2'],
    ['Public Outfits', '1'],
    ['Total Likes', '1'],
    ['Liked Outfits', '1'],
  ]);
  screen.getByRole('button', { name: '0 following' });
  await screen.findByRole('list', { name: 'All my outfits' });
  expect(shownTitles('All my outfits').toSorted()).toEqual(['Only Mine', 'Quiet Navy']);
  await settled();
  for (const name of ['community.getOwnTotals', 'outfits.listOutfits', 'images.signUrls'] as const)
    expect(api.requestsOf(name)).toHaveLength(1);
  expect(api.requestsOf('styling.readStyling')).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Personalization' }));
  expect(await screen.findByLabelText('Body type')).toHaveProperty('value', 'tall');

  await user.click(screen.getByRole('button', { name: '1 follower' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Followers' }));
  expect((await dialog.findByRole('link', { name: 'Bob' })).getAttribute('href')).toBe(
    `/people/${bob.userId}`,
  );
  await user.click(dialog.getByRole('button', { name: 'Follow Bob' }));
  await findToast('Now following user');
  dialog.getByRole('button', { name: 'Following Bob' });
  expect([...api.world.following]).toEqual([bob.userId]);
  await screen.findByRole('button', { name: '1 following', hidden: true });
  await user.keyboard('{Escape}');

  await user.click(screen.getByRole('tab', { name: 'Liked' }));
  await screen.findByRole('list', { name: 'Liked outfits' });
  expect(shownTitles('Liked outfits')).toEqual(['Bob in Brown']);
  await user.click(screen.getByRole('tab', { name: 'Private' }));
  await screen.findByRole('list', { name: 'Private outfits' });
  expect(shownTitles('Private outfits')).toEqual(['Only Mine']);
  expect(location.search).toBe('?tab=private');
  const privateOnes = within(screen.getByRole('list', { name: 'Private outfits' }));
  await user.click(privateOnes.getByRole('button', { name: /^Only Mine/ }));
  await screen.findByRole('dialog', { name: 'Only Mine' });
  expect(new URLSearchParams(location.search).get('outfit')).toBe(hidden.id);
});

it('the profile says what is missing or does not come, and that a session is needed', async () => {
  const api = startFakeApi();
  api.fail('outfits.listOutfits', 'request.invalid');
  api.fail('community.listLikedOutfits', 'request.invalid');
  const { user } = await openPage('/profile', { as: ada });
  const tryAgain = async (failed: string) => {
    await screen.findByText(failed);
    api.fail('outfits.listOutfits', null);
    if (failed.includes('liked')) api.fail('community.listLikedOutfits', null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
  };
  await tryAgain('Failed to load outfits');
  await screen.findByText('No outfits generated yet. Create your first outfit!');
  await user.click(screen.getByRole('tab', { name: 'Liked' }));
  await tryAgain('Failed to load liked outfits');
  await screen.findByText('No liked outfits yet. Those that you like are kept here.');
  await user.click(screen.getByRole('tab', { name: 'Private' }));
  await screen.findByText('No private outfits. What you make private is kept here, for you alone.');
  act(() => endSession());
  await screen.findByText('Please log in to view your profile.');
  const link = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' });
  expect(link.getAttribute('href')).toBe('/auth');
});
