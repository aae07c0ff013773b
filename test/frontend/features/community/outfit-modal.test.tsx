import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ada, bob } from '../../../support/examples/made-up.ts';
import { openCommunityOutfit, outfitDialog } from '../../../support/pages/community-outfit.tsx';
import { findToast } from '../../../support/pages/open-page.tsx';
import { openMore } from '../../../support/pages/outfit-modal.tsx';

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const part = async (title: string) =>
  (await outfitDialog()).getByRole('heading', { name: title }).closest('section')?.textContent;

describe('an outfit of somebody else', () => {
  it('is read again on request, and shows what its author made public, and no action of the owner', async () => {
    const { api, user, press, outfit } = await openCommunityOutfit(
      {
        createdAt: ago(3),
        purchaseLinks: [{ storeName: 'Selma’s', price: '499 kr', url: null }],
      },
      { failing: 'community.getPublicOutfit' },
    );
    (await outfitDialog('Outfit')).getByText('Failed to load the outfit');
    api.fail('community.getPublicOutfit', null);
    await press('Try again');
    const dialog = await outfitDialog();
    dialog.getByText('3h ago · Mood: professional · meeting');
    const author = dialog.getByRole<HTMLAnchorElement>('link', { name: /Bob$/ });
    expect(new URL(author.href).pathname).toBe(`/people/${bob.userId}`);
    dialog.getByText('White shirt and navy trousers.');
    expect(await part('AI stylist take')).toBe('AI stylist takeRoll the sleeves once.');
    expect(await part('Style analysis')).toContain('Calm and precise.');
    expect(await part('Asked for')).toContain('“office day”');
    expect(await part('Where to Buy')).toBe('Where to BuySelma’s499 kr');
    const photos = within(dialog.getByRole('list', { name: 'Items' })).getAllByRole<HTMLImageElement>('img');
    expect(photos.map(({ alt }) => alt)).toEqual(['white shirt', 'navy trousers']);
    expect(photos[0]?.src).toContain(
      `${outfit.aiAnalysis.outfitVisualization.items[0]?.imageUrl}/640.webp?Signature=shared`,
    );
    for (const name of [/rating/i, /^Remix/, /^Replace/, /Wore it/, /Share picture/])
      expect(dialog.queryByRole('button', { name })).toBeNull();
    expect(dialog.queryByRole('group', { name: 'Your rating' })).toBeNull();

    const [copy, ...others] = (await openMore(user)).getAllByRole('menuitem');
    expect(others.map(({ textContent }) => textContent)).toEqual(['Report', 'Block Bob']);
    await user.click(copy as HTMLElement);
    await findToast('Link copied');
    const link = `${location.origin}/outfit/${outfit.id}`;
    expect(await navigator.clipboard.readText()).toBe(link);
    // A browser that does not copy
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('NotAllowedError')) });
    await user.click((await openMore(user)).getByRole('menuitem', { name: 'Copy link' }));
    await findToast(link);
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

  it('that is gone is told as such', async () => {
    await openCommunityOutfit({ isPublic: false });
    (await outfitDialog('Not here any more')).getByText(/deleted, or its owner has made it private/);
  });

  it('counts a like at once, also after it is opened again or taken back', async () => {
    const { api, press, outfit, reopen } = await openCommunityOutfit({ likesCount: 2 });
    const like = (name: string, pressed: boolean) => screen.findByRole('button', { name, pressed });
    const letGo = api.hold('community.likeOutfit');
    await press('Like · 2');
    await like('Liked · 3', true);
    letGo();
    await waitFor(() => expect(api.world.likedIds).toContain(outfit.id));
    reopen();
    await press('Liked · 3');
    await like('Like · 2', false);
    await waitFor(() => expect(api.world.likedIds.size).toBe(0));
  });

  it('has an author who can be followed, left again and written to, or it says why not', async () => {
    const { api, press, address } = await openCommunityOutfit();
    await press('Follow');
    await findToast('Now following user');
    expect(api.world.following).toContain(bob.userId);
    await press('Following');
    await findToast('Unfollowed user');
    expect(api.world.following.size).toBe(0);
    await screen.findByRole('button', { name: 'Follow' });

    api.fail('messages.startConversation', 'not_found');
    await press('Message');
    await findToast('Failed to start conversation');
    expect(address()).toBe('/community');
    api.fail('messages.startConversation', null);
    await press('Message');
    await waitFor(() => expect(address()).toMatch(/^\/messages\?conversation=[\da-f-]{36}$/));
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

it('the user’s own outfit leads to My Outfits and has no like, follow or message', async () => {
  const { outfit } = await openCommunityOutfit({ userId: ada.userId, likesCount: 1 });
  const dialog = await outfitDialog();
  dialog.getByText('1 like');
  for (const name of [/^Like/, 'Follow', 'Message', /^Try this/])
    expect(dialog.queryByRole('button', { name })).toBeNull();
  const link = dialog.getByRole<HTMLAnchorElement>('link', { name: 'Open in My Outfits' });
  expect(link.getAttribute('href')).toBe(`/outfits?outfit=${outfit.id}`);
});
