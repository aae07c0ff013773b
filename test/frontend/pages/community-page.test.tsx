import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { aCard, ada, bob } from '../../support/examples/made-up.ts';
import { startFakeApi } from '../../support/fake/api.ts';
import { setInSight } from '../../support/fake/sight.ts';
import { cards, openCommunity, shown, titlesIn, wall } from '../../support/pages/community-page.tsx';
import { findToast, openPage, settled } from '../../support/pages/open-page.tsx';

const names = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => `No. ${from - at}`);
const picture = async (title: string) => within(await wall()).findByRole('button', { name: title });
const likeButton = async (title: string) =>
  within(await wall()).findByRole('button', { name: new RegExp(`^Like ${title}`) });

const follow = async (name: string) => within(await wall()).findAllByRole('button', { name });
const tryAgain = (user: UserEvent, failed: HTMLElement) =>
  user.click(
    within(failed.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }),
  );

it('the community shows its statistics, the most loved outfits, and what is for the person, by three requests', async () => {
  const old = aCard({ title: 'Old' });
  const { api, user } = await openCommunity({
    cards: [
      aCard({ title: 'Loved', likesCount: 1200, userId: ada.userId }),
      old,
      aCard({ title: 'Middle', likesCount: 34 }),
      aCard({ title: 'Newest' }),
    ],
    recommended: new Map([[old.id, 'Matches your casual style']]),
  });
  const stat = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
  await waitFor(async () => expect(await stat('Likes given')).toBe('1,234'));
  expect(await stat('Outfits shared')).toBe('4');
  expect(await stat('Most loved')).toBe('Loved');
  expect(await stat('Colors of the moment')).toBe('navy, white, brown');
  expect(await stat('Styles of the moment')).toBe('casual, elegant, business');
  const trends = within(screen.getByRole('region', { name: 'Style Trends - Most Loved Outfits' }));
  const list = await trends.findByRole('list');
  expect(titlesIn(list)).toEqual(['Loved', 'Middle']);
  expect(within(list).queryByRole('button', { name: /^Like Loved/ })).toBeNull();
  within(list).getByRole('button', { name: 'Like Middle, 34 likes' });

  // What is recommended comes first, then the newest, each once, and none of one's own.
  await shown(['Old', 'Newest', 'Middle']);
  expect(within(await wall()).getAllByText('Matches your casual style')).toHaveLength(1);
  const author = within(await wall()).getAllByRole('link', { name: /Bob/ })[0];
  expect(author?.getAttribute('href')).toBe(`/people/${bob.userId}`);
  await settled();
  for (const name of ['getOverview', 'listRecommendations', 'listFeed'] as const)
    expect(api.requestsOf(`community.${name}`)).toHaveLength(1);
  expect(api.requestsOf('community.listTrending')).toHaveLength(0);
  const length = history.length;
  await user.click(screen.getByRole('tab', { name: 'Trending' }));
  await shown(['Middle', 'Old', 'Newest'], 'Trending outfits');
  expect([location.search, history.length]).toEqual(['?tab=trending', length]);
});

it('the community is open at Trending where the address says so', async () => {
  const { api } = await openCommunity({ cards: cards(1) }, { query: '?tab=trending' });
  await shown(names(1, 1), 'Trending outfits');
  expect(api.requestsOf('community.listFeed')).toHaveLength(0);
});

it('the community says what cannot be loaded, and loads it when asked again; recommendations may be missing', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  const { api, user } = await openCommunity(
    { cards: [aCard({ title: 'Loved', likesCount: 1 })] },
    { failing: ['community.getOverview', 'community.listFeed', 'community.listRecommendations'] },
  );
  const failed = await screen.findByText('Failed to load top liked outfits');
  api.fail('community.getOverview', null);
  await tryAgain(user, failed);
  const trends = screen.getByRole('region', { name: 'Style Trends - Most Loved Outfits' });
  await within(trends).findByRole('heading', { name: 'Loved' });
  const feedFailed = await screen.findByText('Failed to load community outfits');
  api.fail('community.listFeed', null);
  await tryAgain(user, feedFailed);
  await shown(['Loved']);
  expect(warning).toHaveBeenCalledWith('The recommendations could not be read', expect.anything());
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

it('For You says when nobody has shared an outfit', async () => {
  await openCommunity();
  await screen.findByText('Nobody has shared an outfit yet.');
  expect(screen.getByRole('link', { name: 'Be the first' }).getAttribute('href')).toBe('/outfits');
});

it('For You is loaded, and read on by a button or towards its end, and keeps what is there when that fails', async () => {
  const { api, user, letGo } = await openCommunity({ cards: cards(120) }, { held: 'community.listFeed' });
  await screen.findByRole('status', { name: 'Loading outfits' });
  letGo();
  await shown(names(120, 71));
  expect(screen.queryByRole('status', { name: 'Loading outfits' })).toBeNull();
  api.fail('community.listFeed', 'request.invalid');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  const failed = await screen.findByText('Failed to load community outfits');
  await shown(names(120, 71));
  api.fail('community.listFeed', null);
  await tryAgain(user, failed);
  await shown(names(120, 21));
  setInSight(true);
  await shown(names(120, 1));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('a like is shown at once wherever the outfit is, taken back when it fails, and given by pressing a picture twice', async () => {
  const { api, user } = await openCommunity({ cards: [aCard({ title: 'Navy', likesCount: 1 })] });
  for (const [code, text] of [
    ['internal', 'Failed to update like'],
    ['auth.required', 'Please log in to like outfits'],
  ] as const) {
    api.fail('community.likeOutfit', code);
    await user.click(await likeButton('Navy'));
    await findToast(text);
    within(await wall()).getByRole('button', { name: 'Like Navy, 1 like', pressed: false });
  }
  api.fail('community.likeOutfit', null);
  const letGo = api.hold('community.likeOutfit');
  await user.click(await likeButton('Navy'));
  expect(screen.getAllByRole('button', { name: 'Like Navy, 2 likes', pressed: true })).toHaveLength(2);
  letGo();
  await settled();
  expect(api.world.cards[0]).toMatchObject({ isLiked: true, likesCount: 2 });
  await user.click(await likeButton('Navy'));
  await settled();
  expect(api.world.cards[0]).toMatchObject({ isLiked: false, likesCount: 1 });
  expect(screen.getAllByRole('button', { name: 'Like Navy, 1 like' })).toHaveLength(2);

  await user.dblClick(await picture('Navy'));
  expect(document.querySelector('[data-heart]')).not.toBeNull();
  await settled();
  // A second time does not take it back.
  await user.dblClick(await picture('Navy'));
  await settled();
  expect(api.world.cards[0]).toMatchObject({ isLiked: true, likesCount: 2 });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('following from a card holds for all cards of the person, and is taken back when it fails', async () => {
  const { api, user } = await openCommunity({ cards: cards(2) });
  const press = async (name: string) => user.click((await follow(name))[0] as HTMLElement);
  for (const [code, text] of [
    ['internal', 'Failed to update follow status'],
    ['auth.required', 'Please log in to follow users'],
    ['follow.self', 'You cannot follow yourself'],
  ] as const) {
    api.fail('community.followUser', code);
    await press('Follow Bob');
    await findToast(text);
    expect(await follow('Follow Bob')).toHaveLength(2);
  }
  api.fail('community.followUser', null);
  await press('Follow Bob');
  await findToast('Now following user');
  expect(await follow('Following Bob')).toHaveLength(2);
  expect([...api.world.following]).toEqual([bob.userId]);
  await press('Following Bob');
  await findToast('Unfollowed user');
  expect([...api.world.following]).toEqual([]);
});

it('a card opens in the address, so that Back closes it, and shows a gray area in place of a missing image', async () => {
  const card = aCard({ title: 'Navy' });
  const { user } = await openCommunity({ cards: [card] }, { query: '?q=navy' });
  (await picture('Navy')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.search).toBe(`?q=navy&outfit=${card.id}`));
  await screen.findByRole('dialog', { name: 'Navy' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('?q=navy');
  // After the first failure, the image tries another variant.
  for (let tries = 0; tries < 2; tries++) fireEvent.error((await wall()).querySelector('img') as HTMLElement);
  const area = within(await wall()).getByRole('img', { name: 'Image unavailable' });
  expect([area.getAttribute('width'), area.getAttribute('height')]).toEqual(['400', '400']);
});

it('the outfits of people one follows have a tab of their own, which is read when it is opened', async () => {
  const api = startFakeApi({
    cards: [
      aCard({ title: 'Bob in Brown', userId: bob.userId }),
      aCard({ title: 'A stranger’s', userId: crypto.randomUUID() }),
    ],
    following: new Set([bob.userId]),
  });
  const { user } = await openPage('/community', { as: ada });
  const tab = await screen.findByRole('tab', { name: 'Following' });
  expect(api.requestsOf('community.listFollowedFeed')).toEqual([]);
  await user.click(tab);
  const list = within(await screen.findByRole('list', { name: 'Outfits of people you follow' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Bob in Brown']);
});

it('somebody who follows nobody is led to For You', async () => {
  startFakeApi();
  const { user } = await openPage('/community?tab=following', { as: ada });
  await user.click(await screen.findByRole('button', { name: 'Find people in For You' }));
  expect(screen.getByRole('tab', { name: 'For You' }).ariaSelected).toBe('true');
  expect(location.search).toBe('');
});
