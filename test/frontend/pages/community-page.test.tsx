import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aCard, ada, bob } from '../../support/examples/made-up.ts';
import { setInSight } from '../../support/fake/sight.ts';
import { cards, openCommunity, shown, titlesIn, wall } from '../../support/pages/community-page.tsx';
import { findToast, settled } from '../../support/pages/open-page.tsx';

const names = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, at) => `No. ${from - at}`);
const picture = async (title: string) => within(await wall()).findByRole('button', { name: title });
const likeButton = async (title: string) =>
  within(await wall()).findByRole('button', { name: new RegExp(`^Like ${title}`) });

describe('the community', () => {
  it('shows its statistics, with three of the colors and of the styles', async () => {
    await openCommunity({ cards: [aCard({ title: 'Loved', likesCount: 1200 }), aCard({ likesCount: 34 })] });
    const stat = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
    await waitFor(async () => expect(await stat('Likes given')).toBe('1,234'));
    expect(await stat('Outfits shared')).toBe('2');
    expect(await stat('Most loved')).toBe('Loved');
    expect(await stat('Colors of the moment')).toBe('navy, white, brown');
    expect(await stat('Styles of the moment')).toBe('casual, elegant, business');
  });

  it('shows the most loved outfits in order, the person’s own without a button to like it', async () => {
    await openCommunity({
      cards: [
        aCard({ title: 'Second', likesCount: 2 }),
        aCard({ title: 'First', likesCount: 3, userId: ada.userId }),
        aCard({ title: 'Unloved' }),
      ],
    });
    const trends = within(await screen.findByRole('region', { name: 'Style Trends - Most Loved Outfits' }));
    const list = await trends.findByRole('list');
    expect(titlesIn(list)).toEqual(['First', 'Second']);
    expect(within(list).queryByRole('button', { name: /^Like First/ })).toBeNull();
    within(list).getByRole('button', { name: 'Like Second, 2 likes' });
  });

  it('says so when the most loved outfits cannot be loaded, and loads them when asked again', async () => {
    const { api, user } = await openCommunity(
      { cards: [aCard({ title: 'Loved', likesCount: 1 })] },
      { failing: ['community.getOverview'] },
    );
    const notice = (await screen.findByText('Failed to load top liked outfits')).closest('[role=alert]');
    api.fail('community.getOverview', null);
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Try again' }));
    const trends = screen.getByRole('region', { name: 'Style Trends - Most Loved Outfits' });
    await within(trends).findByRole('heading', { name: 'Loved' });
  });

  it('asks for three things when it is opened', async () => {
    const { api } = await openCommunity({ cards: cards(3) });
    await wall();
    await settled();
    expect(api.requestsOf('community.getOverview')).toHaveLength(1);
    expect(api.requestsOf('community.listRecommendations')).toHaveLength(1);
    expect(api.requestsOf('community.listFeed')).toHaveLength(1);
    expect(api.requestsOf('community.listTrending')).toHaveLength(0);
  });
});

describe('For You', () => {
  it('shows what is recommended, with the reason, and then the newest, each once', async () => {
    const [old, middle, newest] = [
      aCard({ title: 'Old' }),
      aCard({ title: 'Middle' }),
      aCard({ title: 'Newest' }),
    ];
    await openCommunity({
      cards: [old, middle, newest, aCard({ title: 'My own', userId: ada.userId })],
      recommended: new Map([[old.id, 'Matches your casual style']]),
    });
    await shown(['Old', 'Newest', 'Middle']);
    expect(within(await wall()).getAllByText('Matches your casual style')).toHaveLength(1);
  });

  it('shows the newest where the recommendations fail, which is only logged', async () => {
    const warning = vi.spyOn(console, 'warn').mockReturnValue();
    await openCommunity({ cards: cards(2) }, { failing: ['community.listRecommendations'] });
    await shown(names(2, 1));
    expect(warning).toHaveBeenCalledWith('The recommendations could not be read', expect.anything());
    expect(document.querySelector('[data-sonner-toast]')).toBeNull();
  });

  it('shows that it is loading until the outfits have come', async () => {
    const { letGo } = await openCommunity({ cards: cards(1) }, { held: 'community.listFeed' });
    await screen.findByRole('status', { name: 'Loading outfits' });
    letGo();
    await shown(names(1, 1));
    expect(screen.queryByRole('status', { name: 'Loading outfits' })).toBeNull();
  });

  it('says so when nobody has shared an outfit', async () => {
    await openCommunity();
    await screen.findByText('Nobody has shared an outfit yet.');
    expect(screen.getByRole('link', { name: 'Be the first' }).getAttribute('href')).toBe('/outfits');
  });

  it('says so when it cannot be loaded, and loads when asked again', async () => {
    const { api, user } = await openCommunity({ cards: cards(1) }, { failing: ['community.listFeed'] });
    const notice = (await screen.findByText('Failed to load community outfits')).closest('[role=alert]');
    api.fail('community.listFeed', null);
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Try again' }));
    await shown(names(1, 1));
  });

  it('reads on towards its end, until there is no more', async () => {
    const { api } = await openCommunity({ cards: cards(60) });
    await shown(names(60, 11));
    setInSight(true);
    await shown(names(60, 1));
    expect(api.requestsOf('community.listFeed')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('reads on by a button, and keeps what is there when that fails', async () => {
    const { api, user } = await openCommunity({ cards: cards(60) });
    await shown(names(60, 11));
    api.fail('community.listFeed', 'request.invalid');
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    const notice = (await screen.findByText('Failed to load community outfits')).closest('[role=alert]');
    await shown(names(60, 11));
    api.fail('community.listFeed', null);
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Try again' }));
    await shown(names(60, 1));
  });
});

describe('Trending', () => {
  it('shows the outfits of others by likes, and is kept in the address', async () => {
    const { user } = await openCommunity({
      cards: [aCard({ title: 'Less', likesCount: 1 }), aCard({ title: 'Most', likesCount: 2 })],
    });
    const length = history.length;
    await user.click(await screen.findByRole('tab', { name: 'Trending' }));
    await shown(['Most', 'Less'], 'Trending outfits');
    expect(location.search).toBe('?tab=trending');
    expect(history.length).toBe(length);
  });

  it('is open where the address says so', async () => {
    const { api } = await openCommunity({ cards: cards(1) }, { query: '?tab=trending' });
    await shown(names(1, 1), 'Trending outfits');
    expect(api.requestsOf('community.listFeed')).toHaveLength(0);
  });
});

describe('a like', () => {
  it('is shown at once, in the list and among the most loved, and taken back when pressed again', async () => {
    const { api, user } = await openCommunity({ cards: [aCard({ title: 'Navy', likesCount: 1 })] });
    const letGo = api.hold('community.likeOutfit');
    await user.click(await likeButton('Navy'));
    const buttons = screen.getAllByRole('button', { name: 'Like Navy, 2 likes' });
    expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'true']);
    letGo();
    await settled();
    expect(api.world.cards[0]).toMatchObject({ isLiked: true, likesCount: 2 });
    await user.click(await likeButton('Navy'));
    await settled();
    expect(api.world.cards[0]).toMatchObject({ isLiked: false, likesCount: 1 });
    expect(screen.getAllByRole('button', { name: 'Like Navy, 1 like' })).toHaveLength(2);
  });

  it.each([
    ['internal', 'Failed to update like'],
    ['auth.required', 'Please log in to like outfits'],
  ] as const)('that fails as %s is rolled back and told', async (code, text) => {
    const { api, user } = await openCommunity({ cards: [aCard({ title: 'Navy' })] });
    api.fail('community.likeOutfit', code);
    await user.click(await likeButton('Navy'));
    await findToast(text);
    within(await wall()).getByRole('button', { name: 'Like Navy, 0 likes', pressed: false });
  });

  it('is given by pressing a picture twice, with a heart, and never taken back that way', async () => {
    const { api, user } = await openCommunity({ cards: [aCard({ title: 'Navy' })] });
    await user.dblClick(await picture('Navy'));
    expect(document.querySelector('[data-heart]')).not.toBeNull();
    await settled();
    await user.dblClick(await picture('Navy'));
    await settled();
    expect(api.world.cards[0]).toMatchObject({ isLiked: true, likesCount: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('following from a card', () => {
  const follow = async (name: string) => within(await wall()).findAllByRole('button', { name });

  it('holds for all cards of the person, and is taken back when pressed again', async () => {
    const { api, user } = await openCommunity({ cards: cards(2) });
    const [button] = await follow('Follow Bob');
    await user.click(button as HTMLElement);
    await findToast('Now following user');
    expect(await follow('Following Bob')).toHaveLength(2);
    expect([...api.world.following]).toEqual([bob.userId]);
    await user.click((await follow('Following Bob'))[0] as HTMLElement);
    await findToast('Unfollowed user');
    expect([...api.world.following]).toEqual([]);
  });

  it.each([
    ['internal', 'Failed to update follow status'],
    ['auth.required', 'Please log in to follow users'],
    ['follow.self', 'You cannot follow yourself'],
  ] as const)('that fails as %s is rolled back and told', async (code, text) => {
    const { api, user } = await openCommunity({ cards: cards(1) });
    api.fail('community.followUser', code);
    await user.click((await follow('Follow Bob'))[0] as HTMLElement);
    await findToast(text);
    await follow('Follow Bob');
  });
});

describe('a card', () => {
  it('names its author, with a way to their page', async () => {
    await openCommunity({
      cards: [aCard({ author: { userId: bob.userId, displayName: 'Anonymous', avatarUrl: null } })],
    });
    const link = within(await wall()).getByRole('link', { name: /Anonymous/ });
    expect(link.getAttribute('href')).toBe(`/people/${bob.userId}`);
  });

  it('shows a gray area of 400 × 400 in place of an image that cannot be loaded', async () => {
    await openCommunity({ cards: [aCard()] });
    const [image] = (await wall()).querySelectorAll('img');
    // After the first failure, the image tries another variant.
    fireEvent.error(image as HTMLElement);
    fireEvent.error((await wall()).querySelector('img') as HTMLElement);
    const area = within(await wall()).getByRole('img', { name: 'Image unavailable' });
    expect([area.getAttribute('width'), area.getAttribute('height')]).toEqual(['400', '400']);
  });

  it('opens in the address, so that Back closes it', async () => {
    const card = aCard({ title: 'Navy' });
    const { user } = await openCommunity({ cards: [card] }, { query: '?q=navy' });
    (await picture('Navy')).focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(location.search).toBe(`?q=navy&outfit=${card.id}`));
    await screen.findByRole('dialog', { name: 'Navy' });
    history.back();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('?q=navy');
  });
});
