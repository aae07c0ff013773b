import { v7 as uuidv7 } from 'uuid';
import { afterAll, describe, expect, it } from 'vitest';
import { Message } from '#shared/contract/messages';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import {
  aConversation,
  conversations,
  markRead,
  messages,
  read,
  remove,
  send,
} from '../../support/calls/conversations.ts';

const app = await startFunctions();
afterAll(() => app.stop());

const sent = async (...message: Parameters<typeof send>): Promise<Message> => (await send(...message)).body;
const only = async (person: Caller) => (await conversations(person)).items[0];

describe('a message', () => {
  it('is trimmed, and stands in the conversation and in both people’s lists', async () => {
    const { ada, bea, id } = await aConversation(app);
    const { status, body } = await send(ada, id, '  Hello Bea\n');
    const message = Message.strict().parse(body);
    expect(status).toBe(201);
    expect(message).toMatchObject({
      conversationId: id,
      senderId: ada.userId,
      content: 'Hello Bea',
      readAt: null,
    });
    for (const person of [ada, bea]) {
      expect(await messages(person, id)).toEqual({ items: [message], cursor: null });
      expect(await only(person)).toMatchObject({
        updatedAt: message.createdAt,
        lastMessage: { id: message.id, senderId: ada.userId, content: 'Hello Bea' },
      });
    }
  });

  it.each(['', '  \n ', 'm'.repeat(2001), 1, null, undefined])('is refused as %j', async (content) => {
    const { ada, id } = await aConversation(app);
    expect(await send(ada, id, content)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await messages(ada, id)).items).toEqual([]);
  });

  it('may be long, of which the list shows the beginning', async () => {
    const { ada, id } = await aConversation(app);
    const { content } = await sent(ada, id, 'm'.repeat(2000));
    expect(content).toHaveLength(2000);
    expect((await only(ada))?.lastMessage?.content).toHaveLength(200);
  });

  it('comes after the one before it, and the newest page comes first', async () => {
    const { ada, bea, id } = await aConversation(app);
    const all: Message[] = [];
    for (let turn = 0; turn < 7; turn++) all.push(await sent(turn % 2 ? bea : ada, id, `Message ${turn}`));
    expect((await messages(ada, id)).items).toEqual(all);
    const newest = await messages(ada, id, { limit: 3 });
    const older = await messages(ada, id, { limit: 3, cursor: newest.cursor });
    const oldest = await messages(ada, id, { limit: 3, cursor: older.cursor });
    expect([...oldest.items, ...older.items, ...newest.items]).toEqual(all);
    expect(oldest.cursor).toBeNull();
    const after = await messages(bea, id, { after: all[1]?.position, limit: 3 });
    const rest = await messages(bea, id, { after: after.cursor });
    expect([...after.items, ...rest.items]).toEqual(all.slice(2));
    expect(rest.cursor).toBeNull();
    expect(await messages(bea, id, { after: all.at(-1)?.position })).toEqual({ items: [], cursor: null });
    expect(await read(ada, id, { cursor: 'forged' })).toMatchObject({ status: 400 });
  });

  it('is stored once under its id, however often it is sent, one after the other or at once', async () => {
    const { ada, bea, id } = await aConversation(app);
    const first = await send(ada, id, 'Hello', { id: uuidv7() });
    const again = { id: (first.body as Message).id };
    for (let turn = 0; turn < 2; turn++) expect(await send(ada, id, 'Hello', again)).toEqual(first);
    const doubled = { id: uuidv7() };
    const answers = await Promise.all(Array.from({ length: 3 }, () => send(ada, id, 'Again', doubled)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect((await messages(bea, id)).items).toEqual([first.body, answers[0]?.body]);
    expect(await only(bea)).toMatchObject({ unreadCount: 2 });
  });

  it('of another content or sender does not take an id that is in use', async () => {
    const { ada, bea, id } = await aConversation(app);
    const message = await sent(ada, id, 'Hello');
    for (const [person, content] of [
      [ada, 'Goodbye'],
      [bea, 'Hello'],
    ] as const)
      expect(await send(person, id, content, { id: message.id })).toMatchObject({
        status: 400,
        body: { details: { field: 'id' } },
      });
    expect(await send(ada, id, 'Hello', { id: crypto.randomUUID() })).toMatchObject({ status: 400 });
    expect((await messages(ada, id)).items).toEqual([message]);
  });

  it('of fifty that are sent at the same moment is lost by nobody, and the last is the newest', async () => {
    const { ada, bea, id } = await aConversation(app);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => send(turn % 2 ? bea : ada, id, `Message ${turn}`)),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    const { items } = await messages(ada, id);
    expect(new Set(items.map(({ content }) => content)).size).toBe(50);
    for (const person of [ada, bea])
      expect(await only(person)).toMatchObject({
        unreadCount: 25,
        updatedAt: items.at(-1)?.createdAt,
        lastMessage: { id: items.at(-1)?.id },
      });
    expect((await messages(bea, id)).items).toEqual(items);
  });

  it('is read with as many calls of the table as a page of them', async () => {
    const { ada, id } = await aConversation(app);
    for (const count of [1, 20]) {
      while ((await messages(ada, id)).items.length < count) await send(ada, id, 'Hello');
      const calls = await databaseCalls(() => messages(ada, id));
      expect(operations(calls)).toEqual(['GetItem', 'Query', 'Query', 'Query', 'Query']);
    }
  });
});

describe('a message that is deleted', () => {
  it('leaves its place to both, and nothing of what it said', async () => {
    const { ada, bea, id } = await aConversation(app);
    const [one, two] = [await sent(ada, id, 'One'), await sent(ada, id, 'Two')];
    for (const message of [one, two]) {
      const deleted = { ...message, content: '', isDeleted: true };
      for (let turn = 0; turn < 2; turn++)
        expect(await remove(ada, id, message.id)).toMatchObject({ status: 200, body: deleted });
    }
    for (const person of [ada, bea]) {
      expect((await messages(person, id)).items).toMatchObject([
        { id: one.id, content: '', isDeleted: true },
        { id: two.id, content: '', isDeleted: true },
      ]);
      expect(await only(person)).toMatchObject({ lastMessage: { id: two.id, content: '', isDeleted: true } });
    }
    expect(await send(ada, id, 'Two', { id: two.id })).toMatchObject({ body: { isDeleted: true } });
  });

  it('is one’s own', async () => {
    const { ada, bea, id } = await aConversation(app);
    const message = await sent(ada, id, 'Hello');
    for (const call of [remove(bea, id, message.id), remove(ada, id, uuidv7())])
      expect(await call).toMatchObject({ status: 404 });
    expect((await messages(bea, id)).items).toEqual([message]);
  });

  it('is not the last one of a list that has a newer one meanwhile', async () => {
    const { ada, bea, id } = await aConversation(app);
    const message = await sent(ada, id, 'One');
    await Promise.all([remove(ada, id, message.id), send(bea, id, 'Two')]);
    for (const person of [ada, bea])
      expect(await only(person)).toMatchObject({ lastMessage: { content: 'Two' } });
  });
});

describe('an unread message', () => {
  it('is counted for the one who did not send it, until it is read', async () => {
    const { ada, bea, id } = await aConversation(app);
    for (const text of ['One', 'Two']) await send(ada, id, text);
    await send(bea, id, 'Three');
    expect(await only(bea)).toMatchObject({ unreadCount: 2 });
    expect(await only(ada)).toMatchObject({ unreadCount: 1 });
    expect(await markRead(bea, id)).toMatchObject({ status: 200, body: { id, unreadCount: 0 } });
    expect(await only(bea)).toMatchObject({ unreadCount: 0 });
    expect(await only(ada)).toMatchObject({ unreadCount: 1 });
  });

  it('gets the moment at which the other person reads it, and keeps it', async () => {
    const { ada, bea, id } = await aConversation(app);
    await send(ada, id, 'One');
    await markRead(bea, id);
    const [one] = (await messages(ada, id)).items;
    expect(one?.readAt).not.toBeNull();
    await send(bea, id, 'Two');
    await send(ada, id, 'Three');
    expect((await messages(bea, id)).items.map(({ readAt }) => readAt)).toEqual([one?.readAt, null, null]);
    await markRead(bea, id);
    const [first, second, third] = (await messages(ada, id)).items;
    expect(first).toEqual(one);
    expect(second?.readAt).toBeNull();
    expect(String(third?.readAt) > String(one?.readAt)).toBe(true);
    expect((await messages(ada, id, { limit: 1 })).items).toEqual([third]);
  });

  it('is not lost to the count when it comes while others are read', async () => {
    const { ada, bea, id } = await aConversation(app);
    await Promise.all(
      Array.from({ length: 30 }, (_, turn) => (turn % 3 ? send(ada, id, `${turn}`) : markRead(bea, id))),
    );
    const unread = (await messages(bea, id)).items.filter(({ readAt }) => !readAt);
    expect(await only(bea)).toMatchObject({ unreadCount: unread.length });
    await markRead(bea, id);
    expect((await messages(bea, id)).items.filter(({ readAt }) => !readAt)).toEqual([]);
  });

  it('is counted over all conversations, once however often it is read', async () => {
    const { ada, bea, id } = await aConversation(app);
    const unread = async () =>
      ((await bea.call('realtime', 'countUnread')).body as { messages: number }).messages;
    expect(await unread()).toBe(0);
    for (const text of ['One', 'Two', 'Three']) await send(ada, id, text);
    expect(await unread()).toBe(3);
    await Promise.all(Array.from({ length: 5 }, () => markRead(bea, id)));
    expect(await unread()).toBe(0);
    await Promise.all([send(ada, id, 'Four'), markRead(bea, id), send(ada, id, 'Five'), markRead(bea, id)]);
    expect(await unread()).toBe((await only(bea))?.unreadCount);
  });

  it('is read once: reading again writes nothing', async () => {
    const { ada, bea, id } = await aConversation(app);
    await send(ada, id, 'One');
    await markRead(bea, id);
    expect(operations(await databaseCalls(() => markRead(bea, id)))).toEqual(['GetItem', 'GetItem', 'Query']);
  });
});
