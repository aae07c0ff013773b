import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, describe, expect, it } from 'vitest';
import { Comment } from '#shared/contract/community';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { aPublicOutfit, setVisibility } from '../../support/calls/community.ts';
import { visitNamed } from '../../support/calls/named-people.ts';

const app = await startFunctions();
afterAll(() => app.stop());
const add = (person: Caller, outfitId: string, commentText: unknown, parentCommentId?: string | null) =>
  person.call('community', 'addComment', { params: { outfitId }, body: { commentText, parentCommentId } });
const added = async (...comment: Parameters<typeof add>): Promise<Comment> => (await add(...comment)).body;
const page = async (person: Caller, outfitId: string, query: object = {}) =>
  (await person.call('community', 'listComments', { params: { outfitId }, query: { ...query } })).body as {
    items: Comment[];
    cursor: string | null;
  };
const listed = async (person: Caller, outfitId: string) => (await page(person, outfitId)).items;
const about =
  (call: 'removeComment' | 'likeComment' | 'unlikeComment') =>
  (person: Caller, { outfitId, id }: Pick<Comment, 'outfitId' | 'id'>) =>
    person.call('community', call, { params: { outfitId, commentId: id } });
const [remove, like, unlike] = [about('removeComment'), about('likeComment'), about('unlikeComment')];
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

  it.each(['', ' \n', 'c'.repeat(1001), null, 7])('is refused as %j', async (text) => {
    const { bea, id } = await aScene();
    expect(await add(bea, id, text)).toMatchObject({
      status: 400,
      body: { code: 'request.invalid', details: { field: 'commentText' } },
    });
    expect(await listed(bea, id)).toEqual([]);
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

  it('comes newest first, replies among them, and page by page', async () => {
    const { ada, bea, id } = await aScene();
    const first = await added(ada, id, 'One');
    const rest = [
      await added(bea, id, 'Two'),
      await added(bea, id, 'Three', first.id),
      await added(ada, id, 'Four'),
    ];
    const all = [first, ...rest].toReversed();
    await like(ada, first);
    expect((await listed(bea, id)).map((comment) => comment.id)).toEqual(all.map((comment) => comment.id));
    const top = await page(bea, id, { limit: 3 });
    const end = await page(bea, id, { limit: 3, cursor: top.cursor });
    // The first comment is returned again together with the reply to it.
    const read = [...top.items, ...end.items].map((comment) => comment.id);
    expect([...new Set(read)]).toEqual(all.map((each) => each.id));
    expect(end.cursor).toBeNull();
  });

  it('comes to whoever reads the replies to it, even if it is on a later page', async () => {
    const { ada, bea, id } = await aScene();
    const first = await added(ada, id, 'One');
    const second = await added(bea, id, 'Two');
    const reply = await added(bea, id, 'Three', first.id);
    const top = await page(bea, id, { limit: 1 });
    expect(top.items.map((each) => each.id)).toEqual([reply.id, first.id]);
    const next = await page(bea, id, { limit: 2, cursor: top.cursor });
    expect(next.items.map((each) => each.id)).toEqual([second.id, first.id]);
  });

  it('is taken away by whoever wrote it, with the replies to it and nothing else', async () => {
    const { ada, bea, id } = await aScene();
    const comment = await added(bea, id, 'Love it');
    await added(ada, id, 'Thank you', comment.id);
    const other = await added(ada, id, 'Another one');
    const reply = await added(bea, id, 'A reply', other.id);
    expect(await remove(await visitNamed(app, 'Cleo'), comment)).toMatchObject(notFound);
    for (let time = 0; time < 2; time++)
      expect(await remove(bea, comment)).toEqual({ status: 204, body: null });
    expect((await listed(ada, id)).map((each) => each.id)).toEqual([reply.id, other.id]);
    await remove(bea, reply);
    expect((await listed(ada, id)).map((each) => each.id)).toEqual([other.id]);
  });

  it('is taken away by the owner of the outfit, whoever wrote it, and by the owner of no other outfit', async () => {
    const { ada, bea, id } = await aScene();
    const { id: ofBea } = await aPublicOutfit(bea);
    const [comment, reply] = [await added(bea, id, 'Love it'), await added(bea, ofBea, 'And this')];
    expect(await remove(ada, reply)).toMatchObject(notFound);
    expect(await remove(await visitNamed(app, 'Cleo'), comment)).toMatchObject(notFound);
    for (let time = 0; time < 2; time++) expect(await remove(ada, comment)).toEqual(gone);
    expect(await listed(bea, id)).toEqual([]);
    expect(await listed(ada, ofBea)).toEqual([reply]);
  });

  it('is there for whoever may see the outfit: all while it is public, its owner when it is not', async () => {
    const { ada, bea, id } = await aScene();
    const comment = await added(bea, id, 'Love it');
    await setVisibility(ada, id, false);
    expect(await listed(ada, id)).toEqual([comment]);
    const read = (person: Caller, outfitId: string) =>
      person.call('community', 'listComments', { params: { outfitId } });
    for (const outfitId of [id, uuidv7(), 'x']) {
      expect(await read(bea, outfitId)).toMatchObject(notFound);
      expect(await add(bea, outfitId, 'Hello')).toMatchObject(notFound);
      expect(await like(bea, { outfitId, id: comment.id })).toMatchObject(notFound);
      expect(await remove(await visitNamed(app), { outfitId, id: comment.id })).toMatchObject(notFound);
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

  it('holds when fifty come at the same moment', async () => {
    const { ada, bea, id } = await aScene();
    const comment = await added(bea, id, 'Love it');
    await Promise.all(Array.from({ length: 50 }, () => like(ada, comment)));
    expect(await listed(ada, id)).toMatchObject([{ likesCount: 1 }]);
    await Promise.all(Array.from({ length: 50 }, (_, turn) => (turn % 2 ? like : unlike)(bea, comment)));
    const [{ likesCount, isLiked } = { likesCount: -1, isLiked: false }] = await listed(bea, id);
    expect(likesCount).toBe(isLiked ? 2 : 1);
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
