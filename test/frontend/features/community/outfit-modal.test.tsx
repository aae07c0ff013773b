import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, bob } from '../../../support/examples/made-up.ts';
import { openCommunityOutfit, outfitDialog } from '../../../support/pages/community-outfit.tsx';
import { findToast } from '../../../support/pages/open-page.tsx';
import { openMore } from '../../../support/pages/outfit-modal.tsx';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const part = async (title: string) =>
  (await outfitDialog()).getByRole('heading', { name: title }).closest('section')?.textContent;
const likeButton = (name: RegExp) => screen.findByRole('button', { name });

describe('an outfit of somebody else', () => {
  it('shows its author, when it was made and what for', async () => {
    await openCommunityOutfit({ createdAt: ago(3) });
    const dialog = await outfitDialog();
    dialog.getByText('3h ago · Mood: professional · meeting');
    const author = dialog.getByRole<HTMLAnchorElement>('link', { name: /Bob$/ });
    expect(new URL(author.href).pathname).toBe(`/people/${bob.userId}`);
  });

  it('shows its words and where to buy', async () => {
    await openCommunityOutfit({ purchaseLinks: [{ storeName: 'Selma’s', price: '499 kr', url: null }] });
    (await outfitDialog()).getByText('White shirt and navy trousers.');
    expect(await part('AI stylist take')).toBe('AI stylist takeRoll the sleeves once.');
    expect(await part('Style analysis')).toContain('Calm and precise.');
    expect(await part('Asked for')).toContain('“office day”');
    expect(await part('Where to Buy')).toBe('Where to BuySelma’s499 kr');
  });

  it('shows the photos of its items, and no part for them where there are none', async () => {
    const { outfit } = await openCommunityOutfit();
    const photos = within((await outfitDialog()).getByRole('list', { name: 'Items' })).getAllByRole('img');
    expect(photos.map((photo) => (photo as HTMLImageElement).alt)).toEqual(['white shirt', 'navy trousers']);
    expect((photos[0] as HTMLImageElement).src).toContain(
      `${outfit.aiAnalysis.outfitVisualization.items[0]?.imageUrl}/640.webp?Signature=shared`,
    );
  });

  it('without photos has no items, and with a picture shows it', async () => {
    await openCommunityOutfit({
      generatedImageUrl: `${bob.userId}/1_outfit.png`,
      aiAnalysis: {
        occasion: '',
        stylingTips: [],
        colorHarmony: '',
        styleAnalysis: '',
        styleContext: '',
        usedPinboardTrends: false,
        outfitVisualization: { items: [] },
      },
    });
    const dialog = await outfitDialog();
    dialog.getByRole('img', { name: 'A picture of the outfit: Quiet Navy' });
    expect(dialog.queryByRole('list', { name: 'Items' })).toBeNull();
    expect(dialog.queryByRole('heading', { name: 'Style analysis' })).toBeNull();
  });

  it('has nothing that only its owner does', async () => {
    const { user } = await openCommunityOutfit();
    const dialog = await outfitDialog();
    for (const name of [/rating/i, /^Remix/, /^Replace/, /Wore it/, /Share picture/])
      expect(dialog.queryByRole('button', { name })).toBeNull();
    expect(dialog.queryByRole('group', { name: 'Your rating' })).toBeNull();
    const more = await openMore(user);
    expect(more.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Copy link',
      'Report',
      'Block Bob',
    ]);
  });

  it('that is gone is told as such', async () => {
    await openCommunityOutfit({ isPublic: false });
    (await outfitDialog('Not here any more')).getByText(/deleted, or its owner has made it private/);
  });

  it('that cannot be read can be tried again', async () => {
    const { api, press } = await openCommunityOutfit({}, { failing: 'community.getPublicOutfit' });
    (await outfitDialog('Outfit')).getByText('Failed to load the outfit');
    api.fail('community.getPublicOutfit', null);
    await press('Try again');
    await outfitDialog();
  });
});

describe('liking it', () => {
  it('counts one more at once, and one less when it is taken back', async () => {
    const { api, press, outfit } = await openCommunityOutfit({ likesCount: 2 });
    const letGo = api.hold('community.likeOutfit');
    await press(/^Like · 2$/);
    expect((await likeButton(/^Liked · 3$/)).getAttribute('aria-pressed')).toBe('true');
    letGo();
    await waitFor(() => expect(api.world.likedIds).toContain(outfit.id));
    await press(/^Liked · 3$/);
    expect((await likeButton(/^Like · 2$/)).getAttribute('aria-pressed')).toBe('false');
    await waitFor(() => expect(api.world.likedIds.size).toBe(0));
  });

  it('is still marked when it is opened again', async () => {
    const { press, reopen } = await openCommunityOutfit();
    await press(/^Like · 0$/);
    await likeButton(/^Liked · 1$/);
    reopen();
    await likeButton(/^Liked · 1$/);
  });

  it.each([
    ['internal', 'Failed to update like'],
    ['auth.required', 'Please log in to like outfits'],
  ] as const)('that fails with %s is taken back with a toast', async (code, text) => {
    const { api, press } = await openCommunityOutfit({ likesCount: 2 });
    api.fail('community.likeOutfit', code);
    await press(/^Like · 2$/);
    await findToast(text);
    await likeButton(/^Like · 2$/);
  });
});

describe('its author', () => {
  it('can be followed and left again', async () => {
    const { api, press } = await openCommunityOutfit();
    await press('Follow');
    await findToast('Now following user');
    expect(api.world.following).toContain(bob.userId);
    await press('Following');
    await findToast('Unfollowed user');
    expect(api.world.following.size).toBe(0);
    await screen.findByRole('button', { name: 'Follow' });
  });

  it('that cannot be followed is not marked as followed', async () => {
    const { api, press } = await openCommunityOutfit();
    api.fail('community.followUser', 'auth.required');
    await press('Follow');
    await findToast('Please log in to follow users');
    await screen.findByRole('button', { name: 'Follow' });
  });

  it('can be written to', async () => {
    const { press, address } = await openCommunityOutfit();
    await press('Message');
    await waitFor(() => expect(address()).toMatch(/^\/messages\?conversation=[\da-f-]{36}$/));
  });

  it('that cannot be written to is told', async () => {
    const { api, press, address } = await openCommunityOutfit();
    api.fail('messages.startConversation', 'not_found');
    await press('Message');
    await findToast('Failed to start conversation');
    expect(address()).toBe('/community');
  });
});

it('“Try this with my wardrobe” fills the generator with its words and the colors they do not name', async () => {
  const { press, address } = await openCommunityOutfit({ prompt: 'a navy office day' });
  await press('Try this with my wardrobe');
  await waitFor(() => expect(address()).toBe('/outfits'));
  const kept = sessionStorage.getItem(`of/${ada.userId}/generation-request`) ?? '';
  expect(JSON.parse(kept).form).toMatchObject({
    prompt: 'a navy office day, in white',
    mood: 'professional',
    occasion: 'meeting',
  });
});

describe('the link to it', () => {
  it('is copied', async () => {
    const { user, outfit } = await openCommunityOutfit();
    await outfitDialog();
    await user.click((await openMore(user)).getByRole('menuitem', { name: 'Copy link' }));
    await findToast('Link copied');
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/outfit/${outfit.id}`);
  });

  it('is shown where the browser does not copy', async () => {
    const { user, outfit } = await openCommunityOutfit();
    await outfitDialog();
    const menu = await openMore(user);
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('NotAllowedError')) });
    await user.click(menu.getByRole('menuitem', { name: 'Copy link' }));
    await findToast(`${location.origin}/outfit/${outfit.id}`);
  });
});

it('the user’s own outfit leads to My Outfits and has no like, follow or message', async () => {
  const { outfit } = await openCommunityOutfit({ userId: ada.userId, likesCount: 1 });
  const dialog = await outfitDialog();
  dialog.getByText('1 like');
  for (const name of [/^Like/, 'Follow', 'Message', /^Try this/])
    expect(dialog.queryByRole('button', { name })).toBeNull();
  const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Open in My Outfits' });
  expect(link.getAttribute('href')).toBe(`/outfits?outfit=${outfit.id}`);
});
