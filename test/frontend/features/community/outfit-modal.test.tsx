import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { QueryProvider } from '#frontend/app/query-provider.tsx';
import { UserIdContext } from '#frontend/data/user-id.ts';
import { CommunityOutfitModal } from '#frontend/features/community/outfit/outfit-modal.tsx';
import type { Comment } from '#shared/contract/comments';
import type { Outfit } from '#shared/contract/outfits';
import { limits } from '#shared/limits';
import { ada, anOutfit, bob } from '../../../support/examples/made-up.ts';
import { type CallName, startFakeApi } from '../../../support/fake/api.ts';
import { newRow } from '../../../support/fake/rows.ts';
import { beginSession } from '../../../support/fake/user-pool.ts';
import { findToast, settled } from '../../../support/pages/open-page.tsx';
import { openMore } from '../../../support/pages/outfits-page.tsx';

/** A comment, by default one of Ada's. */
const aComment = (outfitId: string, change: Partial<Comment> = {}): Comment => {
  const userId = change.userId ?? ada.userId;
  return {
    ...newRow(userId),
    outfitId,
    author: { userId, displayName: userId === ada.userId ? 'Ada' : 'Bob', avatarUrl: null },
    parentCommentId: null,
    commentText: 'Love it',
    likesCount: 0,
    isLiked: false,
    ...change,
  };
};

const Address = () => {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
};

/** Opens the dialog of an outfit of Bob's. Ada is signed in. */
async function openCommunityOutfit(
  change: Partial<Outfit> = {},
  { comments = [], failing }: { comments?: readonly Partial<Comment>[]; failing?: CallName } = {},
) {
  const outfit = anOutfit({ userId: bob.userId, ...change });
  const api = startFakeApi({
    profiles: new Map([[bob.userId, { displayName: 'Bob' }]]),
    outfits: [outfit],
    comments: comments.map((each) => aComment(outfit.id, each)),
  });
  if (failing) api.failOnce(failing, 'request.invalid');
  history.replaceState(null, '', '/community');
  beginSession(ada);
  const show = () =>
    render(
      <StrictMode>
        <UserIdContext value={ada.userId}>
          <QueryProvider userId={ada.userId}>
            <BrowserRouter>
              <Address />
              <CommunityOutfitModal outfitId={outfit.id} onClose={() => undefined} />
            </BrowserRouter>
          </QueryProvider>
        </UserIdContext>
      </StrictMode>,
    );
  let { unmount } = show();
  const user = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
  await screen.findByRole('dialog');
  return {
    api,
    user,
    outfit,
    address: () => screen.getByRole('status', { name: 'address', hidden: true }).textContent,
    async press(name: string | RegExp) {
      const button = await screen.findByRole<HTMLButtonElement>('button', { name });
      await waitFor(() => expect(button.ariaDisabled).toBe(null));
      await user.click(button);
    },
    /** Closes the dialog and opens it again. All its data is loaded again. */
    reopen() {
      unmount();
      ({ unmount } = show());
    },
  };
}

/** The dialog of the outfit, once it is loaded. */
const outfitDialog = async (title = 'Quiet Navy') =>
  within(await screen.findByRole('dialog', { name: title }));

const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
const part = async (title: string) =>
  (await outfitDialog()).getByRole('heading', { name: title }).closest('section')?.textContent;

it('an outfit of somebody else is read again on request, and shows what its author made public, and no action of the owner', async () => {
  const { user, press, outfit } = await openCommunityOutfit(
    { createdAt: ago(3) },
    { failing: 'community.getPublicOutfit' },
  );
  (await outfitDialog('Outfit')).getByText('Failed to load the outfit');
  await press('Try again');
  const dialog = await outfitDialog();
  dialog.getByText('3h ago · Mood: professional · meeting');
  const author = dialog.getByRole<HTMLAnchorElement>('link', { name: /Bob$/ });
  expect(new URL(author.href).pathname).toBe(`/people/${bob.userId}`);
  dialog.getByText('White shirt and navy trousers.');
  expect(await part('AI stylist take')).toBe('AI stylist takeRoll the sleeves once.');
  expect(await part('Style analysis')).toContain('Calm and precise.');
  expect(await part('Asked for')).toContain('“office day”');
  const photos = within(dialog.getByRole('list', { name: 'Items' })).getAllByRole<HTMLImageElement>('img');
  expect(photos.map(({ alt }) => alt)).toEqual(['white shirt', 'navy trousers']);
  expect(photos[0]?.src).toContain(
    `${outfit.aiAnalysis.outfitVisualization.items[0]?.imageUrl}/640.webp?Signature=shared`,
  );
  for (const name of [/rating/i, /^Remix/, /^Replace/, /Wore it/, /Share picture/])
    expect(dialog.queryByRole('button', { name })).toBeNull();
  expect(dialog.queryByRole('group', { name: 'Your rating' })).toBeNull();

  const [, copy, ...others] = (await openMore(user)).getAllByRole('menuitem');
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

it('an outfit of somebody else without photos has no items, with a picture shows it, and is told to be gone once it is private', async () => {
  const { api } = await openCommunityOutfit({
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
  api.world.outfits = api.world.outfits.map((outfit) => ({ ...outfit, isPublic: false }));
  // It is read again on return to the tab.
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  (await outfitDialog('Not here any more')).getByText(/deleted, its owner has made it private/);
});

it('an outfit of somebody else counts a like at once, also while it is read, opened again or taken back', async () => {
  const { api, press, outfit, reopen } = await openCommunityOutfit({ likesCount: 2 });
  const like = (name: string, pressed: boolean) => screen.findByRole('button', { name, pressed });
  const letGo = api.hold('community.likeOutfit');
  const letRead = api.hold('community.getPublicOutfit');
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await press('Like · 2');
  letRead();
  await settled();
  await like('Liked · 3', true);
  letGo();
  await waitFor(() => expect(api.world.likedIds).toContain(outfit.id));
  reopen();
  await press('Liked · 3');
  await like('Like · 2', false);
  await waitFor(() => expect(api.world.likedIds.size).toBe(0));
});

it('an outfit of somebody else has an author who can be followed, left again and written to, or it says why not, and can be tried with one’s own wardrobe', async () => {
  const { api, press, address } = await openCommunityOutfit({ prompt: 'a navy office day' });
  await press('Follow');
  await findToast('Now following user');
  expect(api.world.following).toContain(bob.userId);
  await press('Following');
  await findToast('Unfollowed user');
  expect(api.world.following.size).toBe(0);
  await screen.findByRole('button', { name: 'Follow' });

  api.failOnce('messages.startConversation', 'not_found');
  await press('Message');
  await findToast('Failed to start conversation');
  expect(address()).toBe('/community');
  await press('Message');
  await waitFor(() => expect(address()).toMatch(/^\/messages\?conversation=[\da-f-]{36}$/));

  // The generator is filled with the words of the outfit, and the colors that they do not name.
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

const field = () => screen.findByLabelText<HTMLTextAreaElement>('Add a comment');
const replyField = () =>
  screen.queryAllByLabelText<HTMLTextAreaElement>(/^Reply to /, { selector: 'textarea' });
const comments = () => screen.findByRole('list', { name: 'Comments' });
const shown = async () =>
  within(await comments())
    .getAllByRole('article')
    .map((comment) => comment.querySelector('p.whitespace-pre-line')?.textContent);

/** Opens an outfit of Bob's with comments, oldest first. */
const openWith = (...texts: string[]) =>
  openCommunityOutfit({}, { comments: texts.map((commentText) => ({ commentText })) });

it('the comments on an outfit are read again on request and page by page, and a new one takes some text, but not too much', async () => {
  const comments = Array.from({ length: 25 }, (_, index) => ({ commentText: `Comment ${index}` }));
  const { user, press } = await openCommunityOutfit({}, { comments, failing: 'community.listComments' });
  await screen.findByText('Failed to load comments');
  await press('Try again');
  expect(await shown()).toHaveLength(20);
  await press('Show more comments');
  await waitFor(async () => expect(await shown()).toHaveLength(25));
  expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull();
  await user.type(await field(), '  \n ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Post' }).ariaDisabled).toBe('true');
  await user.type(await field(), 'Quick{Control>}{Enter}{/Control}');
  await findToast('Comment posted');
  expect((await shown())[0]).toBe('Quick');
  await user.click(await field());
  await user.paste('c'.repeat(limits.comment.text - 101));
  expect(screen.queryByText(/left$/)).toBeNull();
  await user.paste('cc');
  screen.getByText('99 characters left');
  await user.paste('d'.repeat(200));
  screen.getByText('0 characters left');
});

it('a comment is shown at once above older ones, with its author and age, and given back when it fails', async () => {
  const { api, user, press } = await openCommunityOutfit(
    {},
    {
      comments: [
        { commentText: 'Older', createdAt: ago(3) },
        { commentText: 'Newer', createdAt: ago(5 / 60), userId: bob.userId },
      ],
    },
  );
  expect(await shown()).toEqual(['Newer', 'Older']);
  const [newer, older] = within(await comments()).getAllByRole('article');
  within(newer as HTMLElement).getByText('5m ago');
  within(older as HTMLElement).getByText('3h ago');
  const author = within(newer as HTMLElement).getByRole<HTMLAnchorElement>('link', { name: /Bob$/ });
  expect(new URL(author.href).pathname).toBe(`/people/${bob.userId}`);

  await user.type(await field(), '  Love the navy! ');
  for (const [code, text] of [
    ['internal', 'Failed to post comment'],
    ['auth.required', 'Please log in to comment'],
    ['limit.reached', 'Failed to post comment. You have reached a limit for today. It goes on tomorrow.'],
  ] as const) {
    api.failOnce('community.addComment', code);
    await press('Post');
    await findToast(text);
    expect((await field()).value.trim()).toBe('Love the navy!');
    expect(await shown()).toEqual(['Newer', 'Older']);
  }
  const letGo = api.hold('community.addComment');
  await press('Post');
  expect(await shown()).toEqual(['Love the navy!', 'Newer', 'Older']);
  expect((await field()).value).toBe('');
  letGo();
  await findToast('Comment posted');
  expect(await shown()).toEqual(['Love the navy!', 'Newer', 'Older']);
  expect(api.requestsOf('community.addComment').at(-1)?.body).toEqual({
    commentText: 'Love the navy!',
    parentCommentId: null,
  });
});

it('a comment is not lost when the dialog is closed, and is gone when it was posted meanwhile', async () => {
  const { api, user, press, reopen } = await openCommunityOutfit();
  await user.type(await field(), 'Half a thought');
  reopen();
  expect((await field()).value).toBe('Half a thought');
  const letGo = api.hold('community.addComment');
  await press('Post');
  reopen();
  letGo();
  await settled();
  expect((await field()).value).toBe('');
});

it('a reply stands under its comment, as does the reply to a reply, and is written in one form at a time', async () => {
  const { user, press } = await openWith('First', 'Second');
  const [toSecond, toFirst] = await screen.findAllByRole('button', { name: 'Reply to Ada' });
  await user.click(toFirst as HTMLElement);
  await user.keyboard('Thank');
  await user.click(toSecond as HTMLElement);
  expect(replyField().map(({ value }) => value)).toEqual(['']);
  await press('Cancel');
  expect(replyField()).toEqual([]);
  expect(document.activeElement).toBe(toSecond);
  await user.click(toFirst as HTMLElement);
  expect(replyField().map(({ value }) => value)).toEqual(['Thank']);
  await user.type(replyField()[0] as HTMLElement, ' you');
  await user.click(screen.getAllByRole('button', { name: 'Post' }).at(-1) as HTMLElement);
  await findToast('Comment posted');
  expect(replyField()).toEqual([]);
  expect(await shown()).toEqual(['Second', 'First', 'Thank you']);
  await user.click(screen.getAllByRole('button', { name: 'Reply to Ada' }).at(-1) as HTMLElement);
  await user.keyboard('Welcome{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await shown()).toEqual(['Second', 'First', 'Thank you', 'Welcome']));
  const [replies, ...others] = screen.getAllByRole('list', { name: 'Replies to Ada' });
  expect(others).toEqual([]);
  expect(within(replies as HTMLElement).getAllByRole('article')).toHaveLength(2);
});

it('the like of a comment counts at once, also when it is taken back, by the person or because it fails', async () => {
  const { api, press } = await openWith('Love it');
  const like = (count: number) =>
    screen.findByRole('button', { name: `Like the comment by Ada: ${count}`, pressed: count > 0 });
  for (const [code, text] of [
    ['internal', 'Failed to update like'],
    ['auth.required', 'Please log in to like comments'],
  ] as const) {
    api.failOnce('community.likeComment', code);
    await press('Like the comment by Ada: 0');
    await findToast(text);
    await like(0);
  }
  const letGo = api.hold('community.likeComment');
  await press('Like the comment by Ada: 0');
  await like(1);
  letGo();
  await waitFor(() => expect(api.world.comments[0]?.isLiked).toBe(true));
  await press('Like the comment by Ada: 1');
  await like(0);
  await waitFor(() => expect(api.world.comments[0]?.isLiked).toBe(false));
});

it('deleting a comment takes the user’s own one away with its replies, after a question, unless it fails', async () => {
  const own = { id: crypto.randomUUID(), commentText: 'Own' };
  const { userId } = bob;
  const reply = { commentText: 'Reply', userId, parentCommentId: own.id };
  const comments = [own, reply, { commentText: 'Bob’s', userId }];
  const { api, press } = await openCommunityOutfit({}, { comments });
  expect(await shown()).toEqual(['Bob’s', 'Own', 'Reply']);
  expect(screen.queryByRole('button', { name: 'Delete the comment by Bob' })).toBeNull();
  api.failOnce('community.removeComment', 'internal');
  await press('Delete the comment by Ada');
  await press('Delete');
  await findToast('Failed to delete comment');
  expect(await shown()).toEqual(['Bob’s', 'Own', 'Reply']);
  await press('Delete the comment by Ada');
  await press('Cancel');
  const letGo = api.hold('community.removeComment');
  await press('Delete the comment by Ada');
  await press('Delete');
  await waitFor(async () => expect(await shown()).toEqual(['Bob’s']));
  letGo();
  await findToast('Comment deleted');
  expect(await shown()).toEqual(['Bob’s']);
});

it('the owner of an outfit deletes every comment on it', async () => {
  const comments = [{ userId: bob.userId }];
  const { press } = await openCommunityOutfit({ userId: ada.userId }, { comments });
  await press('Delete the comment by Bob');
  await press('Delete');
  await screen.findByText('No comments yet. Be the first to comment!');
});
