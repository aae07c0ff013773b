import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { Conversation } from '#shared/contract/messages';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  aConversation,
  answerRequest,
  conversations,
  markRead,
  read,
  send,
  start,
} from '../../support/calls/conversations.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { pageByPage } from '../../support/calls/pages.ts';

const app = await startFunctions();
const notFound = { status: 404, body: { code: 'not_found' } };

describe('a conversation', () => {
  it('is seen by who begins it, and by the other once it has a message', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app)];
    const { status, body } = await start(ada, bea.userId);
    const begun: Conversation = body;
    const [participant1Id, participant2Id] = [ada.userId, bea.userId].toSorted();
    expect(status).toBe(200);
    expect(Conversation.strict().parse(begun)).toMatchObject({
      participant1Id,
      participant2Id,
      otherUser: { id: bea.userId, displayName: null, avatarUrl: null },
      lastMessage: null,
      unreadCount: 0,
      isRequest: false,
    });
    expect((await conversations(ada)).items).toEqual([begun]);
    expect((await conversations(bea)).items).toEqual([]);
    for (const call of [read(bea, begun.id), send(bea, begun.id, 'Hello'), markRead(bea, begun.id)])
      expect(await call).toMatchObject(notFound);

    await send(ada, begun.id, 'Hello');
    expect((await conversations(bea)).items).toMatchObject([
      {
        id: begun.id,
        otherUser: { id: ada.userId, displayName: 'Ada', avatarUrl: null },
        lastMessage: { content: 'Hello' },
        unreadCount: 1,
      },
    ]);
  });

  it('that a stranger begins is a request until it is answered', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    const { id }: Conversation = (await start(ada, bea.userId)).body;
    await send(ada, id, 'Hello');
    expect((await conversations(ada)).items).toMatchObject([{ isRequest: false }]);
    expect((await conversations(bea)).items).toMatchObject([{ isRequest: true }]);
    await send(ada, id, 'Are you there?');
    expect((await conversations(bea)).items).toMatchObject([{ isRequest: true, unreadCount: 2 }]);
    await send(bea, id, 'Yes');
    expect((await conversations(bea)).items).toMatchObject([{ isRequest: false }]);
  });

  it('that is accepted is no request, and one that is declined is not listed until one writes', async () => {
    const [ada, bea, cleo] = [
      await visitNamed(app, 'Ada'),
      await visitNamed(app, 'Bea'),
      await visitNamed(app),
    ];
    const unread = async () => (await cleo.call('realtime', 'countUnread')).body;
    const requestOf = async (sender: typeof ada) => {
      const { id }: Conversation = (await start(sender, cleo.userId)).body;
      await send(sender, id, 'Hello');
      return id;
    };
    const [adas, beas] = [await requestOf(ada), await requestOf(bea)];
    expect(await answerRequest(cleo, adas, true)).toMatchObject({ status: 204 });
    for (const _ of [1, 2]) expect(await answerRequest(cleo, beas, false)).toMatchObject({ status: 204 });
    expect(await send(bea, beas, 'Are you there?')).toMatchObject({ status: 201 });
    expect((await conversations(cleo)).items).toMatchObject([{ id: adas, isRequest: false, unreadCount: 1 }]);
    expect(await unread()).toMatchObject({ messages: 1 });
    expect((await conversations(bea)).items).toMatchObject([{ lastMessage: { content: 'Are you there?' } }]);

    await start(cleo, bea.userId);
    await send(bea, beas, 'Now?');
    expect((await conversations(cleo)).items).toMatchObject([
      { id: beas, isRequest: false, unreadCount: 1 },
      {},
    ]);
    expect(await unread()).toMatchObject({ messages: 2 });
  });

  it('is no request from somebody whom one follows, or to whom one wants to write', async () => {
    const [ada, bea, cleo] = [
      await visitNamed(app, 'Ada'),
      await visitNamed(app, 'Bea'),
      await visitNamed(app, 'Cleo'),
    ];
    await bea.call('community', 'followUser', { params: { userId: ada.userId } });
    await start(cleo, ada.userId);
    for (const other of [bea, cleo]) {
      const { id }: Conversation = (await start(ada, other.userId)).body;
      await send(ada, id, 'Hello');
      expect((await conversations(other)).items).toMatchObject([{ isRequest: false }]);
    }
  });

  it('whose two people write first at the same moment has both messages', async () => {
    const { ada, bea, id } = await aConversation(app);
    const answers = await Promise.all([send(ada, id, 'Hello'), send(bea, id, 'Hello')]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    for (const person of [ada, bea])
      expect((await conversations(person)).items).toMatchObject([{ unreadCount: 1, isRequest: false }]);
  });

  it('is begun once when both ask for it fifty times at the same moment', async () => {
    const [ada, bea] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => (turn % 2 ? start(ada, bea.userId) : start(bea, ada.userId))),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(new Set(answers.map(({ body }) => (body as Conversation).id)).size).toBe(1);
    for (const person of [ada, bea]) expect((await conversations(person)).items).toHaveLength(1);
  });

  it('is begun with somebody who is there, and not with oneself', async () => {
    const ada = await visitNamed(app, 'Ada');
    expect(await start(ada, randomUUID())).toMatchObject(notFound);
    expect(await start(ada, ada.userId)).toMatchObject({
      status: 400,
      body: { details: { field: 'userId', message: 'You cannot message yourself' } },
    });
    expect(await start(ada, 'x')).toMatchObject({ status: 400 });
    expect((await conversations(ada)).items).toEqual([]);
  });
});

describe('the list of conversations', () => {
  it('has the one with the latest message on top, page by page, for both people', async () => {
    const ada = await visitNamed(app, 'Ada');
    const ids: string[] = [];
    for (const name of ['Bea', 'Cleo', 'Dora']) {
      const person = await visitNamed(app, name);
      ids.push(((await start(ada, person.userId)).body as Conversation).id);
    }
    const listed = async () => (await conversations(ada)).items.map(({ id }) => id);
    expect(await listed()).toEqual(ids.toReversed());
    await send(ada, ids[1] ?? '', 'Hello');
    expect(await listed()).toEqual([ids[1], ids[2], ids[0]]);

    const all = await pageByPage(2, (query) => conversations(ada, query));
    expect(all.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
    for (const query of [{ cursor: 'forged' }, { cursor: randomUUID() }, { limit: 201 }])
      expect(await ada.call('messages', 'listConversations', { query })).toMatchObject({ status: 400 });
  });

  it('is read with one query, and one of who is hidden, however many it shows', async () => {
    const ada = await visitNamed(app, 'Ada');
    for (const count of [1, 11]) {
      while ((await conversations(ada)).items.length < count)
        await start(ada, (await visitNamed(app, 'Bea')).userId);
      const calls = await databaseCalls(() => conversations(ada));
      expect(operations(calls)).toEqual(['Query', 'Query']);
    }
  });
});
