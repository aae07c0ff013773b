import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Comment } from '#shared/contract/comments';
import type { OwnTotals } from '#shared/contract/community';
import type { Outfit } from '#shared/contract/outfits';
import { limits } from '#shared/limits';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  aboutComment,
  addComment,
  aPublicOutfit,
  commentsOn,
  follow,
  like,
  openOutfit,
  overview,
  personOf,
  unlike,
  wholeFeed,
} from '../../support/calls/community.ts';
import { conversations, markRead, read, remove, send, start } from '../../support/calls/conversations.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { pageByPage } from '../../support/calls/pages.ts';
import { block, blocked, report, unblock } from '../../support/calls/safety.ts';

const app = await startFunctions();
let ada: Caller;
let bea: Caller;
beforeEach(async () => {
  [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
});

const following = async (person: Caller) =>
  ((await person.call('community', 'listFollowing')).body as { items: { followingId: string }[] }).items.map(
    ({ followingId }) => followingId,
  );
const people = async (person: Caller, ids: string) =>
  (await person.call('profile', 'listPeople', { query: { ids } })).body as unknown[];

/** In which lists the reader can see the other person's outfit and its author. */
async function shownTo(reader: Caller, { id, userId }: Outfit) {
  const cards = async (call: 'listTrending' | 'listRecommendations' | 'listLikedOutfits') =>
    JSON.stringify((await reader.call('community', call)).body).includes(id);
  return {
    feed: (await wholeFeed(reader)).some((card) => card.id === id),
    top: (await overview(reader)).topLiked.some((card) => card.id === id),
    trending: await cards('listTrending'),
    recommended: await cards('listRecommendations'),
    liked: await cards('listLikedOutfits'),
    countedAsLiked: ((await reader.call('community', 'getOwnTotals')).body as OwnTotals).likedOutfits > 0,
    opened: (await openOutfit(reader, id)).status === 200,
    comments: (await reader.call('community', 'listComments', { params: { outfitId: id } })).status === 200,
    profile: (await personOf(reader, userId)).status === 200,
    outfits: JSON.stringify(
      (await reader.call('community', 'listPersonOutfits', { params: { userId } })).body,
    ).includes(id),
    person: (await people(reader, userId)).length > 0,
  };
}
const everywhere = (isShown: boolean, own: Partial<Awaited<ReturnType<typeof shownTo>>> = {}) => ({
  ...{ feed: isShown, top: isShown, trending: isShown, recommended: isShown, liked: isShown },
  ...{ countedAsLiked: isShown, opened: isShown, comments: isShown, person: isShown },
  ...{ profile: isShown, outfits: isShown, ...own },
});

describe.each(['who blocks', 'who is blocked'] as const)('the one %s', (side) => {
  const [reader, author] = [
    () => (side === 'who blocks' ? ada : bea),
    () => (side === 'who blocks' ? bea : ada),
  ];

  it('is shown no outfit of the other and not the other, and all of it again when the block ends', async () => {
    const outfit = await aPublicOutfit(author());
    const fan = await app.visit();
    expect(await shownTo(reader(), outfit)).toEqual(
      everywhere(true, { top: false, liked: false, countedAsLiked: false }),
    );
    await Promise.all([like(reader(), outfit.id), like(fan, outfit.id)]);
    // Outfits that are already liked are not recommended.
    expect(await shownTo(reader(), outfit)).toEqual(everywhere(true, { recommended: false }));
    await block(ada, bea.userId);
    expect(await shownTo(reader(), outfit)).toEqual(everywhere(false));
    expect(await shownTo(fan, outfit)).toEqual(everywhere(true, { recommended: false }));
    await unblock(ada, bea.userId);
    expect(await shownTo(reader(), outfit)).toEqual(everywhere(true, { recommended: false }));
  });

  it('can neither like nor comment, and takes back a like without being told of the outfit', async () => {
    const [outfit, other] = [await aPublicOutfit(author()), await aPublicOutfit(author())];
    await like(reader(), outfit.id);
    await block(ada, bea.userId);
    for (const { status } of [
      await like(reader(), other.id),
      await unlike(reader(), other.id),
      await addComment(reader(), other.id),
    ])
      expect(status).toBe(404);
    expect(await unlike(reader(), outfit.id)).toMatchObject({
      status: 200,
      body: { isLiked: false, likesCount: 0 },
    });
    // What one was shown can still be reported.
    expect((await report(reader(), { kind: 'person', userId: author().userId })).status).toBe(204);
  });

  it('reads no comment of the other under somebody else’s outfit, nor the replies to it, nor likes it', async () => {
    const [outfit, cleo] = [
      await aPublicOutfit(await visitNamed(app, 'Cleo')),
      await visitNamed(app, 'Dora'),
    ];
    const { id: commentId } = (await addComment(author(), outfit.id)).body as Comment;
    await addComment(cleo, outfit.id, 'Nice', commentId);
    const own = (await addComment(reader(), outfit.id)).body as Comment;
    await block(ada, bea.userId);
    expect((await commentsOn(reader(), outfit.id)).items.map(({ id }) => id)).toEqual([own.id]);
    expect((await commentsOn(cleo, outfit.id)).items).toHaveLength(3);
    expect((await addComment(reader(), outfit.id, 'Nice', commentId)).status).toBe(404);
    for (const call of ['likeComment', 'unlikeComment'] as const)
      expect((await aboutComment(call)(reader(), { outfitId: outfit.id, id: commentId })).status).toBe(404);
  });

  it('finds no conversation with the other, until the block ends', async () => {
    const { id } = (await start(author(), reader().userId)).body as { id: string };
    const { id: messageId } = (await send(author(), id, 'Hello')).body as { id: string };
    await block(ada, bea.userId);
    expect((await conversations(reader())).items).toEqual([]);
    for (const { status } of [
      await read(reader(), id),
      await send(reader(), id, 'Are you there?'),
      await markRead(reader(), id),
      await remove(reader(), id, messageId),
      await start(reader(), author().userId),
    ])
      expect(status).toBe(404);
    await unblock(ada, bea.userId);
    expect((await conversations(reader())).items).toMatchObject([{ id, unreadCount: 1 }]);
    expect((await send(reader(), id, 'Hello again')).status).toBe(201);
  });

  it('does not follow the other any more, and cannot', async () => {
    await follow(reader(), author().userId);
    await block(ada, bea.userId);
    expect(await following(reader())).toEqual([]);
    expect(await follow(reader(), author().userId)).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
    await unblock(ada, bea.userId);
    expect(await following(reader())).toEqual([]);
    expect((await follow(reader(), author().userId)).status).toBe(200);
  });
});

it('a block stands as long as one of two who block each other keeps it', async () => {
  const outfit = await aPublicOutfit(bea);
  await Promise.all([block(ada, bea.userId), block(bea, ada.userId)]);
  await unblock(bea, ada.userId);
  expect(await shownTo(ada, outfit)).toEqual(everywhere(false));
  await unblock(ada, bea.userId);
  expect((await shownTo(ada, outfit)).feed).toBe(true);
});

it('only the one who blocks is told, page by page', async () => {
  const others = await Promise.all(['Cleo', 'Dora', 'Eva'].map((name) => visitNamed(app, name)));
  for (const { userId } of others) await block(ada, userId);
  const told = await pageByPage(2, (query) => blocked(ada, query));
  expect(told.map(({ userId }) => userId)).toEqual(others.map(({ userId }) => userId).toSorted());
  for (const other of others) expect((await blocked(other)).items).toEqual([]);
});

it('nobody blocks themselves, or somebody who is not there', async () => {
  expect(await block(ada, ada.userId)).toMatchObject({ status: 400, body: { code: 'block.self' } });
  expect((await block(ada, randomUUID())).status).toBe(404);
});

it('only so many people are blocked, however many calls meet', async () => {
  const { BlockCountEntity } = await import('#functions/rows/safety/hidden');
  await BlockCountEntity.put({ userId: ada.userId, blocks: limits.blocks - 1 }).go();
  const others = await Promise.all(['Cleo', 'Dora', 'Eva'].map((name) => visitNamed(app, name)));
  const answers = await Promise.all(others.map(({ userId }) => block(ada, userId)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
  const [{ userId } = bea] = (await blocked(ada)).items;
  expect((await block(ada, userId)).status).toBe(204);
  for (let said = 0; said < 2; said++) await unblock(ada, userId);
  const again = await Promise.all(others.map((other) => block(ada, other.userId)));
  expect(again.map(({ status }) => status).toSorted()).toEqual([204, 409, 409]);
});

it('costs a request one query more', async () => {
  await block(ada, bea.userId);
  const outfit = await aPublicOutfit(await visitNamed(app, 'Cleo'));
  const calls = await databaseCalls(() => openOutfit(ada, outfit.id));
  expect(operations(calls)).toEqual(['BatchGetItem', 'GetItem', 'GetItem', 'GetItem', 'Query']);
});
