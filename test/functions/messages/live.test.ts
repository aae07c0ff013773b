import { once } from 'node:events';
import { afterAll, expect, it } from 'vitest';
import type { Message } from '#shared/contract/messages';
import { startApp } from '../../support/app/app.ts';
import { openSocket } from '../../support/app/sockets.ts';
import {
  aConversation,
  conversations,
  markRead,
  messages,
  remove,
  send,
  start,
} from '../../support/calls/conversations.ts';
import { visitNamed } from '../../support/calls/named-people.ts';

const app = await startApp();
afterAll(() => app.stop());

it('what happens in a conversation is told to its two people, as it stands for each, and to nobody else', async () => {
  const [ada, bea, eve] = [
    await visitNamed(app, 'Ada'),
    await visitNamed(app, 'Bea'),
    await visitNamed(app, 'Eve'),
  ];
  const sockets = await Promise.all([ada, bea, eve].map((person) => openSocket(app, person)));
  const [atAda, atBea, atEve] = sockets;

  const { id } = (await start(ada, bea.userId)).body as { id: string };
  const listOf = async (person: typeof ada) => (await conversations(person)).items[0];
  const begun = await listOf(ada);
  const message: Message = (await send(ada, id, 'Hello')).body;
  const written = [await listOf(ada), await listOf(bea)];
  await markRead(bea, id);
  const readAt = (await messages(ada, id)).items[0]?.readAt;
  const deleted: Message = (await remove(ada, id, message.id)).body;
  await Promise.all([atAda?.heard(4), atBea?.heard(3)]);

  const reading = {
    type: 'messages.read',
    conversationId: id,
    readerId: bea.userId,
    upTo: message.position,
    readAt,
  };
  expect(atAda?.events).toEqual([
    { type: 'conversation.started', conversation: begun },
    { type: 'message.sent', conversation: written[0], message, unreadMessages: 0 },
    { ...reading, unreadMessages: null },
    { type: 'message.deleted', message: { ...deleted, readAt: null } },
  ]);
  expect(atBea?.events).toEqual([
    { type: 'message.sent', conversation: written[1], message, unreadMessages: 1 },
    { ...reading, unreadMessages: 0 },
    { type: 'message.deleted', message: { ...deleted, readAt: null } },
  ]);
  expect(written[1]).toMatchObject({ unreadCount: 1, otherUser: { displayName: 'Ada' } });

  // The first event that Eve gets is about her own conversation, so she got none about the other one.
  await start(eve, ada.userId);
  await atEve?.heard(1);
  expect(atEve?.events).toMatchObject([{ type: 'conversation.started' }]);
  await Promise.all(sockets.map(({ close }) => close()));
});

it('that somebody types is told to the other person only, and never of a conversation of others', async () => {
  const { ada, bea, id } = await aConversation(app);
  await send(ada, id, 'Hello');
  const eve = await visitNamed(app, 'Eve');
  const [atAda, atBea, atEve] = [
    await openSocket(app, ada),
    await openSocket(app, bea),
    await openSocket(app, eve),
  ];
  const typing = JSON.stringify({ action: 'typing', conversationId: id });
  atEve.socket.send(typing);
  for (const nonsense of ['{', '{"action":"typing"}', '{"action":"ping"}', '[]', 'null'])
    atEve.socket.send(nonsense);
  atAda.socket.send(typing);
  await atBea.heard(1);
  expect(atBea.events).toEqual([{ type: 'typing', conversationId: id, userId: ada.userId }]);
  // A repeated typing event within a second is ignored.
  atAda.socket.send(typing);
  await send(ada, id, 'Are you there?');
  await atBea.heard(2);
  await atAda.heard(1);
  expect(atBea.events[1]).toMatchObject({ type: 'message.sent' });
  expect(atEve.events).toEqual([{ type: 'pong' }]);
  await Promise.all([atAda, atBea, atEve].map(({ close }) => close()));
});

it('a person has ten sockets: another one takes the place of the oldest', async () => {
  const { ada, bea, id } = await aConversation(app);
  const sockets: Awaited<ReturnType<typeof openSocket>>[] = [];
  for (let count = 0; count < 10; count++) sockets.push(await openSocket(app, bea));
  const { SocketConnectionEntity } = await import('#functions/table/socket');
  const { data: rows } = await SocketConnectionEntity.query.byUser({ userId: bea.userId }).go();
  const oldest = rows[4];
  if (oldest) await SocketConnectionEntity.put({ ...oldest, expiresAt: oldest.expiresAt - 60 }).go();
  const ended = Promise.race(sockets.map(({ socket }, index) => once(socket, 'close').then(() => index)));
  const newest = await openSocket(app, bea);
  const gone = sockets[await ended];
  expect(gone?.events).toEqual([{ type: 'socket.replaced' }]);
  await send(ada, id, 'Hello');
  const left = [...sockets.filter((each) => each !== gone), newest];
  await Promise.all(left.map(({ heard }) => heard(1)));
  const { data } = await SocketConnectionEntity.query.byUser({ userId: bea.userId }).go();
  expect(data.map(({ connectionId }) => connectionId)).not.toContain(oldest?.connectionId);
  await Promise.all(left.map(({ close }) => close()));
});

it('nobody is told of a conversation that is there already, or of messages that were read before', async () => {
  const { ada, bea, id } = await aConversation(app);
  const socket = await openSocket(app, bea);
  await start(ada, bea.userId);
  await markRead(ada, id);
  await send(ada, id, 'Hello');
  await socket.heard(1);
  expect(socket.events).toMatchObject([{ type: 'message.sent' }]);
  await socket.close();
});
