import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { limits } from '#shared/limits';
import { ada, bob } from '../../../support/examples/made-up.ts';
import { aComment, openCommunityOutfit } from '../../../support/pages/community-outfit.tsx';
import { findToast, settled } from '../../../support/pages/open-page.tsx';

const none = 'No comments yet. Be the first to comment!';
const field = () => screen.findByLabelText<HTMLTextAreaElement>('Add a comment');
const replyField = () =>
  screen.queryAllByLabelText<HTMLTextAreaElement>(/^Reply to /, { selector: 'textarea' });
const comments = () => screen.findByRole('list', { name: 'Comments' });
const shown = async () =>
  within(await comments())
    .getAllByRole('article')
    .map((comment) => comment.querySelector('p.whitespace-pre-line')?.textContent);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Opens an outfit of Bob's with comments, oldest first. */
const openWith = (...texts: string[]) =>
  openCommunityOutfit(
    {},
    { content: ({ id }) => ({ comments: texts.map((commentText) => aComment(id, { commentText })) }) },
  );

it('the comments on an outfit are read again on request, and a new one takes some text, but not too much', async () => {
  const { api, user, press } = await openCommunityOutfit({}, { failing: 'community.listComments' });
  await screen.findByText('Failed to load comments');
  api.fail('community.listComments', null);
  await press('Try again');
  await screen.findByText(none);
  await user.type(await field(), '  \n ');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Post' }).disabled).toBe(true);
  await user.type(await field(), 'Quick{Control>}{Enter}{/Control}');
  await findToast('Comment posted');
  expect(await shown()).toEqual(['Quick']);
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
      content: ({ id }) => ({
        comments: [
          aComment(id, { commentText: 'Older', createdAt: minutesAgo(180) }),
          aComment(id, { commentText: 'Newer', createdAt: minutesAgo(5), userId: bob.userId }),
        ],
      }),
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
    api.fail('community.addComment', code);
    await press('Post');
    await findToast(text);
    expect((await field()).value.trim()).toBe('Love the navy!');
    expect(await shown()).toEqual(['Newer', 'Older']);
  }
  api.fail('community.addComment', null);
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

it('the comments on an outfit come page by page', async () => {
  const { press } = await openWith(...Array.from({ length: 25 }, (_, index) => `Comment ${index}`));
  expect(await shown()).toHaveLength(20);
  await press('Show more comments');
  await waitFor(async () => expect(await shown()).toHaveLength(25));
  expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull();
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
    api.fail('community.likeComment', code);
    await press('Like the comment by Ada: 0');
    await findToast(text);
    await like(0);
  }
  api.fail('community.likeComment', null);
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
  const { api, press } = await openCommunityOutfit(
    {},
    {
      content: ({ id }) => {
        const own = aComment(id, { commentText: 'Own' });
        const reply = aComment(id, { commentText: 'Reply', userId: bob.userId, parentCommentId: own.id });
        return { comments: [own, reply, aComment(id, { commentText: 'Bob’s', userId: bob.userId })] };
      },
    },
  );
  expect(await shown()).toEqual(['Bob’s', 'Own', 'Reply']);
  expect(screen.queryByRole('button', { name: 'Delete the comment by Bob' })).toBeNull();
  api.fail('community.removeComment', 'internal');
  await press('Delete the comment by Ada');
  await press('Delete');
  await findToast('Failed to delete comment');
  expect(await shown()).toEqual(['Bob’s', 'Own', 'Reply']);
  api.fail('community.removeComment', null);
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
  const { press } = await openCommunityOutfit(
    { userId: ada.userId },
    { content: ({ id }) => ({ comments: [aComment(id, { userId: bob.userId })] }) },
  );
  await press('Delete the comment by Bob');
  await press('Delete');
  await screen.findByText(none);
});
