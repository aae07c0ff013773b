import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { OwnComment } from '#shared/contract/account';
import { Comment } from '#shared/contract/comments';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  aboutComment,
  addComment as add,
  comment as added,
  aPublicOutfit,
  feed,
  commentsOn as page,
  removeComment as remove,
  setVisibility,
} from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { listOf, pageByPage } from '../../support/calls/pages.ts';

const app = await startFunctions();
const listed = async (person: Caller, outfitId: string) => (await page(person, outfitId)).items;
const [like, unlike] = [aboutComment('likeComment'), aboutComment('unlikeComment')];
const gone = { status: 204, body: null };
const notFound = { status: 404, body: { code: 'not_found' } };

async function aScene() {
  const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
  const { id } = await aPublicOutfit(ada);
  return { ada, bea, id };
}

describe('a comment', () => {
  it('is trimmed, and stands under the outfit with the name of who wrote it', async () => {
    const { ada, bea, id } = await aScene();
    const { status, body } = await add(bea, id, '  Love the navy! ');
    expect(status).toBe(201);
    expect(Comment.strict().parse(body)).toMatchObject({
      outfitId: id,
      userId: bea.userId,
      author: { userId: bea.userId, displayName: 'Bea', avatarUrl: null },
      parentCommentId: null,
      commentText: 'Love the navy!',
      likesCount: 0,
      isLiked: false,
    });
    expect(await listed(ada, id)).toEqual([body]);
  });

  it('is refused without text or with too much', async () => {
    const { bea, id } = await aScene();
    for (const text of ['', ' \n', 'c'.repeat(1001), null, 7])
      expect(await add(bea, id, text)).toMatchObject({
        status: 400,
        body: { code: 'request.invalid', details: { field: 'commentText' } },
      });
    expect(await listed(bea, id)).toEqual([]);
  });

  it('is counted on the card of its outfit with its replies, until it is deleted', async () => {
    const { ada, bea, id } = await aScene();
    const count = async () => {
      await app.settle();
      return (await feed(bea)).items.find((card) => card.id === id)?.commentsCount;
    };
    expect(await count()).toBe(0);
    const comment = await added(bea, id, 'Love it');
    await added(ada, id, 'Thank you', comment.id);
    expect(await count()).toBe(2);
    await remove(bea, comment);
    expect(await count()).toBe(0);
  });

  it('can be replied to, and a reply to a reply stands beside it', async () => {
    const { ada, bea, id } = await aScene();
    const comment = await added(bea, id, 'Love it');
    const reply = await added(ada, id, 'Thank you', comment.id);
    const again = await added(bea, id, 'Welcome', reply.id);
    expect([reply.parentCommentId, again.parentCommentId]).toEqual([comment.id, comment.id]);
    const { id: other } = await aPublicOutfit(ada);
    for (const parent of [randomUUID(), uuidv7()])
      expect(await add(ada, id, 'Where?', parent)).toMatchObject(notFound);
    expect(await add(ada, other, 'Another outfit', comment.id)).toMatchObject(notFound);
  });

  it('comes newest first, page by page, and once more with each page that has replies to it', async () => {
    const { ada, bea, id } = await aScene();
    const first = (await added(ada, id, 'One')).id;
    const second = (await added(bea, id, 'Two')).id;
    const reply = (await added(bea, id, 'Three', first)).id;
    const idsIn = ({ items }: { items: Comment[] }) => items.map((each) => each.id);
    expect(idsIn(await page(bea, id))).toEqual([reply, second, first]);
    const top = await page(bea, id, { limit: 1 });
    expect(idsIn(top)).toEqual([reply, first]);
    const next = await page(bea, id, { limit: 3, cursor: top.cursor });
    expect([idsIn(next), next.cursor]).toEqual([[second, first], null]);
  });

  it('is taken away, with the replies to it, by whoever wrote it and by the owner of the outfit, and by nobody else', async () => {
    const { ada, bea, id } = await aScene();
    const { id: ofBea } = await aPublicOutfit(bea);
    const [comment, other] = [await added(bea, id, 'Love it'), await added(ada, id, 'Another one')];
    const [reply, elsewhere] = [
      await added(bea, id, 'A reply', other.id),
      await added(bea, ofBea, 'And this'),
    ];
    await added(ada, id, 'Thank you', comment.id);
    expect(await remove(await visitNamed(app, 'Cleo'), comment)).toMatchObject(notFound);
    expect(await remove(ada, elsewhere)).toMatchObject(notFound);
    for (let time = 0; time < 2; time++) expect(await remove(bea, comment)).toEqual(gone);
    expect((await listed(ada, id)).map((each) => each.id)).toEqual([reply.id, other.id]);
    expect(await remove(ada, reply)).toEqual(gone);
    expect((await listed(ada, id)).map((each) => each.id)).toEqual([other.id]);
    expect(await listed(ada, ofBea)).toEqual([elsewhere]);
  });

  it('on an outfit that is hidden is there for its owner, and can be taken away by who wrote it', async () => {
    const { ada, bea, id } = await aScene();
    const comment = await added(bea, id, 'Love it');
    await setVisibility(ada, id, false);
    expect(await listed(ada, id)).toEqual([comment]);
    for (const outfitId of [id, uuidv7(), 'x']) {
      expect(await like(bea, { outfitId, id: comment.id })).toMatchObject(notFound);
      expect(await remove(bea, { outfitId, id: uuidv7() })).toMatchObject(notFound);
    }
    expect(await remove(bea, comment)).toEqual(gone);
    expect(await listed(ada, id)).toEqual([]);
  });

  it('is read with as many calls of the table as a page of them', async () => {
    const { ada, bea, id } = await aScene();
    for (const count of [1, 20]) {
      while ((await listed(ada, id)).length < count) await add(count % 2 ? ada : bea, id, 'Hello');
      const calls = await databaseCalls(() => listed(ada, id));
      expect(operations(calls)).toEqual(['BatchGetItem', 'GetItem', 'Query', 'Query', 'Query', 'Query']);
    }
  });
});

describe('a like of a comment', () => {
  it('is counted once and taken back', async () => {
    const { ada, bea, id } = await aScene();
    const comment = await added(bea, id, 'Love it');
    for (let said = 0; said < 2; said++)
      expect(await like(ada, comment)).toEqual({
        status: 200,
        body: { commentId: comment.id, isLiked: true, likesCount: 1 },
      });
    expect(await listed(ada, id)).toMatchObject([{ likesCount: 1, isLiked: true }]);
    expect(await listed(bea, id)).toMatchObject([{ likesCount: 1, isLiked: false }]);
    for (let said = 0; said < 2; said++)
      expect(await unlike(ada, comment)).toMatchObject({ body: { isLiked: false, likesCount: 0 } });
    expect(await listed(ada, id)).toMatchObject([{ likesCount: 0, isLiked: false }]);
  });

  it('takes one transaction of two small rows and a check, however long the comment is', async () => {
    const { ada, bea, id } = await aScene();
    const comment = await added(bea, id, 'ö'.repeat(1000));
    const calls = await databaseCalls(() => like(ada, comment));
    const [transaction] = calls.filter(({ operation }) => operation === 'TransactWriteItems');
    expect(transaction?.rows).toHaveLength(3);
    expect(JSON.stringify(transaction?.rows)).not.toContain('ö');
  });
});

describe('one’s own comments and likes of comments', () => {
  it('one’s own comments are listed whosever outfits they are on, the newest first, page by page', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    const [own, theirs] = [await aPublicOutfit(ada), await aPublicOutfit(bea)];
    await added(ada, own.id, 'one');
    await added(bea, own.id, 'not hers');
    await added(ada, theirs.id, 'two');
    await added(ada, own.id, 'three');
    const list = listOf<OwnComment>('account', 'listOwnComments');
    const listed = await pageByPage(2, (query) => list(ada, query));
    expect(listed.map(({ commentText, outfitId }) => [commentText, outfitId])).toEqual([
      ['three', own.id],
      ['two', theirs.id],
      ['one', own.id],
    ]);
    expect(await databaseCalls(() => list(ada, { limit: 2 }))).toHaveLength(1);
  });

  it('the comments that one likes are listed page by page', async () => {
    const { ada, bea, id } = await aScene();
    const liked: string[] = [];
    for (const text of ['one', 'two', 'three']) {
      const comment = await added(bea, id, text);
      await like(ada, comment);
      liked.unshift(comment.id);
    }
    const list = listOf<{ commentId: string }>('account', 'listCommentLikes');
    const listed = await pageByPage(2, (query) => list(ada, query));
    expect(listed.map(({ commentId }) => commentId)).toEqual(liked);
    expect(await list(bea)).toEqual({ items: [], cursor: null });
  });
});
