import { v7 as uuidv7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { Message } from '#shared/contract/messages';
import type { Outfit } from '#shared/contract/outfits';
import type { Caller } from '../../support/app/caller.ts';
import { databaseCalls, operations } from '../../support/app/database-calls.ts';
import { startFunctions } from '../../support/app/functions.ts';
import { setVisibility } from '../../support/calls/community.ts';
import {
  aConversation,
  conversations,
  markRead,
  messages,
  read,
  remove,
  send,
} from '../../support/calls/conversations.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { block } from '../../support/calls/safety.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startFunctions();
const { ClothingItemEntity } = await import('#functions/rows/items/clothing-item');

const sent = async (...message: Parameters<typeof send>): Promise<Message> => (await send(...message)).body;
const only = async (person: Caller) => (await conversations(person)).items[0];
const unreadOf = async (person: Caller) =>
  ((await person.call('realtime', 'countUnread')).body as { messages: number }).messages;

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

  it('is refused without text or with too much, and may be long, of which the list shows the beginning', async () => {
    const { ada, id } = await aConversation(app);
    for (const content of ['', '  \n ', 'm'.repeat(2001), 1, null, undefined])
      expect(await send(ada, id, content)).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
    expect((await messages(ada, id)).items).toEqual([]);
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
  it('by the one who sent it leaves its place to both, and nothing of what it said', async () => {
    const { ada, bea, id } = await aConversation(app);
    const [one, two] = [await sent(ada, id, 'One'), await sent(ada, id, 'Two')];
    for (const call of [remove(bea, id, one.id), remove(ada, id, uuidv7())])
      expect(await call).toMatchObject({ status: 404 });
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

  it('is not the last one of a list that has a newer one meanwhile', async () => {
    const { ada, bea, id } = await aConversation(app);
    const message = await sent(ada, id, 'One');
    await Promise.all([remove(ada, id, message.id), send(bea, id, 'Two')]);
    for (const person of [ada, bea])
      expect(await only(person)).toMatchObject({ lastMessage: { content: 'Two' } });
  });
});

describe('an unread message', () => {
  it('is counted for the one who did not send it, in the list and over all, until it is read', async () => {
    const { ada, bea, id } = await aConversation(app);
    expect(await unreadOf(bea)).toBe(0);
    for (const text of ['One', 'Two']) await send(ada, id, text);
    await send(bea, id, 'Three');
    expect([await only(bea), await only(ada)]).toMatchObject([{ unreadCount: 2 }, { unreadCount: 1 }]);
    expect(await unreadOf(bea)).toBe(2);
    const read = await Promise.all(Array.from({ length: 5 }, () => markRead(bea, id)));
    expect(read[0]).toMatchObject({ status: 200, body: { id, unreadCount: 0 } });
    expect([await only(bea), await only(ada)]).toMatchObject([{ unreadCount: 0 }, { unreadCount: 1 }]);
    expect(await unreadOf(bea)).toBe(0);
  });

  it('is not counted once it is deleted, by whichever of many requests', async () => {
    const { ada, bea, id } = await aConversation(app);
    const read = await sent(ada, id, 'Zero');
    await markRead(bea, id);
    const [one, two] = [await sent(ada, id, 'One'), await sent(ada, id, 'Two')];
    const unread = async () => [(await only(bea))?.unreadCount, await unreadOf(bea)];
    await Promise.all([read, one, one, one].map((message) => remove(ada, id, message.id)));
    expect(await unread()).toEqual([1, 1]);
    await Promise.all([remove(ada, id, two.id), markRead(bea, id), send(ada, id, 'Three')]);
    await markRead(bea, id);
    expect(await unread()).toEqual([0, 0]);
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
    expect(await unreadOf(bea)).toBe(unread.length);
    await markRead(bea, id);
    expect((await messages(bea, id)).items.filter(({ readAt }) => !readAt)).toEqual([]);
  });

  it('is read once: reading again writes nothing', async () => {
    const { ada, bea, id } = await aConversation(app);
    await send(ada, id, 'One');
    await markRead(bea, id);
    expect(operations(await databaseCalls(() => markRead(bea, id)))).toEqual(['GetItem', 'GetItem', 'Query']);
  });
});

describe('a card in a chat', () => {
  async function anOutfit(person: Caller, isPublic: boolean) {
    const itemIds = await seedItems(person.userId, basics);
    const body = { title: 'For the office', notes: null, occasion: null, itemIds, isPublic };
    const outfit: Outfit = (await person.call('outfits', 'createOutfit', { body })).body;
    return { outfit, itemId: itemIds[0] ?? '' };
  }
  const share = (person: Caller, conversationId: string, kind: 'outfit' | 'item', id: string) =>
    send(person, conversationId, '', { share: { kind, id } });
  const last = async (person: Caller, id: string) => (await messages(person, id)).items.at(-1)?.shared;
  const gone = { title: null, images: [], page: null };

  it('shows an own outfit, private or not, to the other person, until it is deleted', async () => {
    const { ada, bea, id } = await aConversation(app);
    const { outfit } = await anOutfit(ada, false);
    const { status, body } = await share(ada, id, 'outfit', outfit.id);
    expect(status).toBe(201);
    expect((body as Message).shared).toMatchObject({
      kind: 'outfit',
      id: outfit.id,
      title: 'For the office',
    });
    const shared = await last(bea, id);
    expect(shared?.images).toHaveLength(3);
    // The page that opens it, which others have only while it is public
    expect([(await last(ada, id))?.page, shared?.page]).toEqual(['outfits', null]);
    await setVisibility(ada, outfit.id, true);
    expect((await last(bea, id))?.page).toBe('community');
    for (const url of shared?.images ?? []) expect(url).toContain('Signature=');
    expect((await conversations(bea)).items[0]?.lastMessage).toMatchObject({ content: '', shared: 'outfit' });

    await ada.call('outfits', 'removeOutfit', { params: { outfitId: outfit.id } });
    expect(await last(bea, id)).toMatchObject(gone);
  });

  it('shows an own piece by its words, cut out where it is so in the wardrobe', async () => {
    const { ada, bea, id } = await aConversation(app);
    const { itemId } = await anOutfit(ada, false);
    await ClothingItemEntity.patch({ userId: ada.userId, id: itemId })
      .set({ cutOut: { state: 'made', width: 300, height: 400 } })
      .go();
    await share(ada, id, 'item', itemId);
    const images = [expect.stringContaining('/cut-out-640.webp?')];
    expect(await last(bea, id)).toMatchObject({ kind: 'item', id: itemId, images });
    expect((await last(bea, id))?.title).not.toBeNull();
  });

  it('shows somebody else’s outfit while it is public', async () => {
    const { ada, bea, id } = await aConversation(app);
    const cleo = await visitNamed(app, 'Cleo');
    const { outfit } = await anOutfit(cleo, true);
    await share(ada, id, 'outfit', outfit.id);
    expect(await last(bea, id)).toMatchObject({ title: 'For the office', page: 'community' });
    await setVisibility(cleo, outfit.id, false);
    for (const person of [ada, bea]) expect(await last(person, id)).toMatchObject(gone);
  });

  it('shows nothing of a person who is blocked by its reader', async () => {
    const { ada, bea, id } = await aConversation(app);
    const cleo = await visitNamed(app, 'Cleo');
    const { outfit } = await anOutfit(cleo, true);
    await share(ada, id, 'outfit', outfit.id);
    await block(bea, cleo.userId);
    expect(await last(bea, id)).toMatchObject(gone);
    expect(await last(ada, id)).toMatchObject({ title: 'For the office' });
    expect(await share(bea, id, 'outfit', outfit.id)).toMatchObject({ status: 404 });
  });

  it('is not made of what the sender may not share', async () => {
    const { ada, id } = await aConversation(app);
    const cleo = await visitNamed(app, 'Cleo');
    const { outfit, itemId } = await anOutfit(cleo, false);
    for (const [kind, thing] of [
      ['outfit', outfit.id],
      ['item', itemId],
      ['outfit', crypto.randomUUID()],
    ] as const)
      expect(await share(ada, id, kind, thing)).toMatchObject({ status: 404 });
    expect((await messages(ada, id)).items).toEqual([]);
  });
});
