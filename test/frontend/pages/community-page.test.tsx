import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CardPicture } from '#frontend/components/card-picture.tsx';
import { OutfitPicture } from '#frontend/features/community/outfit/items.tsx';
import { moods } from '#shared/catalog';
import { aCard, ada, anOutfit, bob } from '../../support/examples/made-up.ts';
import { setInSight } from '../../support/fake/sight.ts';
import type { World } from '../../support/fake/world.ts';
import { findToast, goTo, heading, settled, type Visit, visit } from '../../support/pages/open-page.tsx';

async function openCommunity(content: Partial<World> = {}, query = '', options: Visit = {}) {
  const page = await visit(`/community${query}`, content, options);
  await heading('Community');
  return page;
}

/** The list of a tab, even a hidden one, by a selector: searching a long list by role would take seconds. */
const wall = (name = 'Outfits for you') =>
  waitFor(() => {
    const list = document.querySelector<HTMLElement>(`ul[aria-label="${name}"]`);
    return list ?? expect.fail(`There is no list named ${name}.`);
  });
const titlesIn = (list: HTMLElement) =>
  [...list.querySelectorAll('h3')].map(({ textContent }) => textContent);

/** Waits until a list shows exactly the outfits with these titles. */
const shown = (titles: string[], list?: string) =>
  waitFor(async () => expect(titlesIn(await wall(list))).toEqual(titles));

/** Public outfits with the titles 'No. 1', 'No. 2' and so on. */
const cards = (count: number) => Array.from({ length: count }, (_, at) => aCard({ title: `No. ${at + 1}` }));

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

it('the community says what cannot be loaded, and loads it when asked again; recommendations may be missing', async () => {
  const warning = vi.spyOn(console, 'warn').mockReturnValue();
  const { user } = await openCommunity({ cards: [aCard({ title: 'Loved', likesCount: 1 })] }, '', {
    failing: ['community.getOverview', 'community.listFeed', 'community.listRecommendations'],
  });
  const failed = await screen.findByText('Failed to load top liked outfits');
  await tryAgain(user, failed);
  const trends = screen.getByRole('region', { name: 'Style Trends - Most Loved Outfits' });
  await within(trends).findByRole('heading', { name: 'Loved' });
  const feedFailed = await screen.findByText('Failed to load community outfits');
  await tryAgain(user, feedFailed);
  await shown(['Loved']);
  expect(warning).toHaveBeenCalledWith('The recommendations could not be read', expect.anything());
  expect(document.querySelector('[data-sonner-toast]')).toBeNull();
});

it('For You is loaded, and read on by a button or towards its end, and keeps what is there when that fails', async () => {
  const { api, user, letGo } = await openCommunity({ cards: cards(120) }, '', { held: 'community.listFeed' });
  await screen.findByRole('status', { name: 'Loading outfits' });
  letGo();
  await shown(names(120, 71));
  expect(screen.queryByRole('status', { name: 'Loading outfits' })).toBeNull();
  api.failOnce('community.listFeed', 'request.invalid');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  const failed = await screen.findByText('Failed to load community outfits');
  await shown(names(120, 71));
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
    api.failOnce('community.likeOutfit', code);
    await user.click(await likeButton('Navy'));
    await findToast(text);
    within(await wall()).getByRole('button', { name: 'Like Navy, 1 like', pressed: false });
  }
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
  ] as const) {
    api.failOnce('community.followUser', code);
    await press('Follow Bob');
    await findToast(text);
    expect(await follow('Follow Bob')).toHaveLength(2);
  }
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
  const { user } = await openCommunity({ cards: [card] }, '?q=navy');
  (await picture('Navy')).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(location.search).toBe(`?q=navy&outfit=${card.id}`));
  await screen.findByRole('dialog', { name: 'Navy' });
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('?q=navy');
  // After the first failure, the image tries another variant.
  for (let tries = 0; tries < 2; tries++) fireEvent.error((await wall()).querySelector('img') as HTMLElement);
  const area = within(await wall()).getByRole('img', { name: 'Image unavailable', hidden: true });
  expect([area.getAttribute('width'), area.getAttribute('height')]).toEqual(['400', '400']);
});

it('the outfits of people one follows have a tab of their own, which is read when it is opened', async () => {
  const { api, user } = await visit('/community', {
    cards: [
      aCard({ title: 'Bob in Brown', userId: bob.userId }),
      aCard({ title: 'A stranger’s', userId: crypto.randomUUID() }),
    ],
    following: new Set([bob.userId]),
  });
  const tab = await screen.findByRole('tab', { name: 'Following' });
  expect(api.requestsOf('community.listFollowedFeed')).toEqual([]);
  await user.click(tab);
  const list = within(await screen.findByRole('list', { name: 'Outfits of people you follow' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Bob in Brown']);
});

it('somebody who follows nobody is led to For You, which says when nobody has shared an outfit', async () => {
  const { user } = await visit('/community?tab=following');
  await user.click(await screen.findByRole('button', { name: 'Find people in For You' }));
  expect(screen.getByRole('tab', { name: 'For You' }).ariaSelected).toBe('true');
  expect(location.search).toBe('');
  await screen.findByText('Nobody else has shared an outfit yet.');
  expect(screen.getByRole('link', { name: 'Be the first' }).getAttribute('href')).toBe('/outfits');
});

const search = () => screen.getByRole('searchbox', { name: 'Search outfits and people' });

const some = [
  aCard({ title: 'Quiet Navy', mood: 'edgy > concert', colors: ['navy'] }),
  aCard({
    title: 'Tired Gray',
    prompt: 'A day by the SEA',
    styleAnalysis: 'An elegant line.',
    colors: ['gray'],
  }),
  aCard({ title: 'Redwood', description: 'For the sea.', colorHarmony: 'Camel on white', colors: [] }),
];

it('search and filters find by words, style and color, say how many match or that none does, stand in the address, hold for both tabs, and are taken back', async () => {
  const { user } = await openCommunity({ cards: some });
  await wall();
  const options = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].slice(1).map(({ text }) => text);
  expect(options('Style')).toEqual(Object.keys(moods));
  expect(options('Color').join(' ')).toBe('red blue green yellow black white gray brown pink purple');
  await user.type(search(), 'sea');
  await shown(['Redwood', 'Tired Gray']);
  expect(location.search).toBe('?q=sea');
  screen.getByText('2 of 3 outfits match.');
  await user.clear(search());
  await user.type(search(), 'RED');
  await shown(['Redwood']);
  await user.clear(search());
  await shown(['Redwood', 'Tired Gray', 'Quiet Navy']);
  for (const [field, value, title] of [
    ['Style', 'edgy', 'Quiet Navy'],
    ['Style', 'elegant', 'Tired Gray'],
    ['Color', 'blue', 'Quiet Navy'],
    ['Color', 'brown', 'Redwood'],
  ] as const) {
    await user.selectOptions(screen.getByLabelText(field), value);
    await shown([title]);
    expect(location.search).toBe(`?${field.toLowerCase()}=${value}`);
    await user.click(screen.getByRole('button', { name: `Remove the filter ${value}` }));
    await shown(['Redwood', 'Tired Gray', 'Quiet Navy']);
    expect(location.search).toBe('');
  }
  // A filter that is chosen before the typed text takes effect stays.
  await user.type(search(), 'sea');
  await user.selectOptions(screen.getByLabelText('Color'), 'brown');
  await shown(['Redwood']);
  await waitFor(() => expect(location.search).toBe('?color=brown&q=sea'));
  goTo('/community?color=blue&style=unheard-of');
  await shown(['Quiet Navy']);
  await user.click(screen.getByRole('tab', { name: 'Trending' }));
  await shown(['Quiet Navy'], 'Trending outfits');
  expect(location.search).toBe('?color=blue&style=unheard-of&tab=trending');
  await user.click(screen.getByRole('tab', { name: 'For You' }));
  await user.type(search(), 'nothing');
  await screen.findAllByText('No outfit matches.');
  await user.click(screen.getAllByRole('button', { name: 'Clear all filters' })[0] as HTMLElement);
  await shown(['Redwood', 'Tired Gray', 'Quiet Navy']);
});

it('search and filters look through what is loaded, and further until 20 more match or they are stopped', async () => {
  // Every fifth of the 200 outfits is red.
  const many = cards(200).map((card, at) => ({ ...card, colors: at % 5 === 0 ? ['red'] : ['gray'] }));
  const { api, user } = await openCommunity({ cards: many }, '?color=red');
  await screen.findByText('10 of 50 outfits match loaded so far.');
  setInSight(true);
  await settled();
  expect(api.requestsOf('community.listFeed')).toHaveLength(1);
  const letGo = api.hold('community.listFeed');
  await user.click(screen.getByRole('button', { name: 'Search further' }));
  await user.click(screen.getByRole('button', { name: 'Stop searching' }));
  letGo();
  await screen.findByText('20 of 100 outfits match loaded so far.');
  await settled();
  expect(api.requestsOf('community.listFeed')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Search further' }));
  await screen.findByText('40 of 200 outfits match.');
  expect(screen.queryByRole('button', { name: 'Search further' })).toBeNull();
});

const outfits = [
  anOutfit({ userId: bob.userId, title: 'Bob in Brown' }),
  anOutfit({ userId: bob.userId, title: 'Not for others', isPublic: false }),
  anOutfit({ title: 'Quiet Navy' }),
];
const profiles = new Map([[bob.userId, { displayName: 'Bob' }]]);

it('shows a person’s name and public outfits, follows them at once, and writes to them', async () => {
  const { user, api } = await visit(`/people/${bob.userId}`, { outfits, profiles });
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

it('says so where a person has shared nothing, and that there is nobody by an unknown id', async () => {
  await visit(`/people/${bob.userId}`, { profiles });
  await screen.findByText('Bob has not shared an outfit yet.');
  goTo(`/people/${crypto.randomUUID()}`);
  await heading('There is nobody here.');
  screen.getByRole('link', { name: 'Look around the community' });
  // One's own id leads to the profile.
  goTo(`/people/${ada.userId}`);
  await heading('ada@example.com');
  expect(location.pathname).toBe('/profile');
});

const widths = [20, 45, 90] as const;
const url = (name: string, file = '640.webp') => `/media/bob/${name}/${file}?Signature=1`;
const flatLay = [
  { category: 'shirt', isCutOut: true, aspectRatio: 0.8, url: url('shirt', 'cut-out-640.webp') },
  { category: 'trousers', isCutOut: false, aspectRatio: 0.75, url: url('trousers') },
  { category: 'loafers', isCutOut: true, aspectRatio: 1.4, url: url('loafers', 'cut-out-640.webp') },
];
const sources = () =>
  screen.getAllByRole('presentation', { hidden: true }).map((image) => image.getAttribute('src') ?? '');

it('the picture of a card lays all pieces flat, each as its cut-out or else its photo, unless one was drawn', () => {
  const { rerender } = render(<CardPicture outfit={aCard({ flatLay })} widths={widths} />);
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(3);
  expect(sources().toSorted()).toEqual([
    expect.stringContaining('/loafers/cut-out-640.webp'),
    expect.stringContaining('/shirt/cut-out-640.webp'),
    expect.stringContaining('/trousers/640.webp'),
  ]);
  rerender(<CardPicture outfit={aCard({ flatLay, imageUrl: url('drawn') })} widths={widths} />);
  expect(sources()).toEqual([expect.stringContaining('/drawn/')]);
});

it('the picture of an outfit has a name on its page', () => {
  render(<OutfitPicture title="Rain" imageUrl={null} flatLay={flatLay} />);
  const picture = screen.getByRole('img', { name: 'A picture of the outfit: Rain' });
  expect(within(picture).getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});

it('outfits that were shared since the feed was read are announced, and shown on request', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, api } = await openCommunity({ cards: some });
  await wall();
  expect(screen.queryByRole('button', { name: /new outfit/ })).toBeNull();
  api.world.cards.push(aCard({ title: 'Just Shared', createdAt: new Date().toISOString() }));
  await act(() => vi.advanceTimersByTimeAsync(2 * 60 * 1000 + 1000));
  await user.click(await screen.findByRole('button', { name: '1 new outfit' }));
  await screen.findByRole('button', { name: 'Just Shared' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /new outfit/ })).toBeNull());
});
