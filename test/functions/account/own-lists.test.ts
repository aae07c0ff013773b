import { afterAll, expect, it } from 'vitest';
import type { OwnComment } from '#shared/contract/account';
import type { Comment } from '#shared/contract/community';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { aPublicOutfit } from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';

const app = await startFunctions();
afterAll(() => app.stop());

const comment = async (person: Caller, outfitId: string, commentText: string): Promise<Comment> =>
  (await person.call('community', 'addComment', { params: { outfitId }, body: { commentText } })).body;

type Page<Item> = { items: Item[]; cursor: string | null };
const page = async <Item>(
  person: Caller,
  name: 'listOwnComments' | 'listCommentLikes',
  query: object,
): Promise<Page<Item>> => (await person.call('account', name, { query: { ...query } })).body;

it('one’s own comments are listed whosever outfits they are on, the newest first, page by page', async () => {
  const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
  const [own, theirs] = [await aPublicOutfit(ada), await aPublicOutfit(bea)];
  await comment(ada, own.id, 'one');
  await comment(bea, own.id, 'not hers');
  await comment(ada, theirs.id, 'two');
  await comment(ada, own.id, 'three');
  const first = await page<OwnComment>(ada, 'listOwnComments', { limit: 2 });
  expect(first.items.map(({ commentText, outfitId }) => [commentText, outfitId])).toEqual([
    ['three', own.id],
    ['two', theirs.id],
  ]);
  const second = await page<OwnComment>(ada, 'listOwnComments', { limit: 2, cursor: first.cursor });
  expect(second.items.map(({ commentText }) => commentText)).toEqual(['one']);
  expect(second.cursor).toBeNull();
  expect(await databaseCalls(() => page(ada, 'listOwnComments', { limit: 2 }))).toHaveLength(1);
});

it('the comments that one likes are listed page by page', async () => {
  const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
  const { id: outfitId } = await aPublicOutfit(bea);
  const liked: string[] = [];
  for (const text of ['one', 'two', 'three']) {
    const { id } = await comment(bea, outfitId, text);
    await ada.call('community', 'likeComment', { params: { outfitId, commentId: id } });
    liked.unshift(id);
  }
  const first = await page<{ commentId: string }>(ada, 'listCommentLikes', { limit: 2 });
  const second = await page<{ commentId: string }>(ada, 'listCommentLikes', {
    limit: 2,
    cursor: first.cursor,
  });
  expect([...first.items, ...second.items].map(({ commentId }) => commentId)).toEqual(liked);
  expect(second.cursor).toBeNull();
  expect(await page(bea, 'listCommentLikes', {})).toEqual({ items: [], cursor: null });
});
