import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, anOutfit, bob } from '../../../support/examples/made-up.ts';
import { startFakeApi } from '../../../support/fake/api.ts';
import { endSession } from '../../../support/fake/user-pool.ts';
import type { World } from '../../../support/fake/world.ts';
import { findToast, heading, openPage, settled } from '../../../support/pages/open-page.tsx';

const open = async (content: Partial<World> = {}, search = '') => {
  const api = startFakeApi(content);
  return { api, ...(await openPage(`/profile${search}`, { as: ada })) };
};
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

describe('the profile', () => {
  it('has the e-mail as its heading, the four counters, and who follows and is followed', async () => {
    await open(content());
    await heading('ada@example.com');
    expect(screen.getByText('Fashion Enthusiast')).toBeTruthy();
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
    expect(screen.getByRole('button', { name: '0 following' })).toBeTruthy();
  });

  it('has a tab each for all own outfits, for those that are liked, and for the private ones', async () => {
    const { user } = await open(content());
    await screen.findByRole('list', { name: 'All my outfits' });
    expect(shownTitles('All my outfits').toSorted()).toEqual(['Only Mine', 'Quiet Navy']);
    await user.click(screen.getByRole('tab', { name: 'Liked' }));
    await screen.findByRole('list', { name: 'Liked outfits' });
    expect(shownTitles('Liked outfits')).toEqual(['Bob in Brown']);
    await user.click(screen.getByRole('tab', { name: 'Private' }));
    await screen.findByRole('list', { name: 'Private outfits' });
    expect(shownTitles('Private outfits')).toEqual(['Only Mine']);
    expect(location.search).toBe('?tab=private');
  });

  it.each([
    ['', 'No outfits generated yet. Create your first outfit!'],
    ['?tab=liked', 'No liked outfits yet. Those that you like are kept here.'],
    ['?tab=private', 'No private outfits. What you make private is kept here, for you alone.'],
  ])('says what is missing where there is nothing%s', async (search, text) => {
    await open({}, search);
    expect(await screen.findByText(text)).toBeTruthy();
  });

  it.each([
    ['', 'outfits.listOutfits', 'Failed to load outfits'],
    ['?tab=liked', 'community.listLikedOutfits', 'Failed to load liked outfits'],
  ] as const)('offers to try again where a list does not come%s', async (search, call, text) => {
    const api = startFakeApi(content());
    api.fail(call, 'request.invalid');
    const { user } = await openPage(`/profile${search}`, { as: ada });
    expect(await screen.findByText(text)).toBeTruthy();
    api.fail(call, null);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
  });

  it('opens an own outfit in its modal, which stands in the address', async () => {
    const { user } = await open(content());
    await user.click(await screen.findByRole('button', { name: /^Quiet Navy/ }));
    expect(await screen.findByRole('dialog', { name: 'Quiet Navy' })).toBeTruthy();
    expect(location.search).toBe(`?outfit=${own.id}`);
  });

  it('asks for everything in three requests', async () => {
    const { api } = await open(content());
    await screen.findByRole('list', { name: 'All my outfits' });
    await settled();
    expect(api.requestsOf('community.getOwnTotals')).toHaveLength(1);
    expect(api.requestsOf('outfits.listOutfits')).toHaveLength(1);
    expect(api.requestsOf('images.signUrls')).toHaveLength(1);
    expect(api.requestsOf('styling.readStyling')).toHaveLength(0);
  });

  it('lists the followers, who can be followed back', async () => {
    const { user, api } = await open(content());
    await user.click(await screen.findByRole('button', { name: '1 follower' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Followers' }));
    expect((await dialog.findByRole('link', { name: 'Bob' })).getAttribute('href')).toBe(
      `/people/${bob.userId}`,
    );
    await user.click(dialog.getByRole('button', { name: 'Follow Bob' }));
    await findToast('Now following user');
    expect(dialog.getByRole('button', { name: 'Following Bob' })).toBeTruthy();
    expect([...api.world.following]).toEqual([bob.userId]);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: '1 following', hidden: true })).toBeTruthy(),
    );
  });

  it('reads the answers of the stylist’s questions when they are asked for', async () => {
    const { user } = await open({ profiles: new Map([[ada.userId, { bodyType: 'tall' }]]) });
    await user.click(await screen.findByRole('button', { name: 'Personalization' }));
    expect(await screen.findByLabelText('Body type')).toHaveProperty('value', 'tall');
  });

  it('stays and says what is missing when the session ends', async () => {
    await open(content());
    await heading('ada@example.com');
    act(() => endSession());
    expect(await screen.findByText('Please log in to view your profile.')).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' }).getAttribute('href')).toBe(
      '/auth',
    );
  });
});
