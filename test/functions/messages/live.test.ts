import { afterAll, expect, it } from 'vitest';
import type { Message } from '#shared/contract/messages';
import { startApp } from '../../support/app/app.ts';
import { openSocket } from '../../support/app/sockets.ts';
import {
  aConversation,
  conversations,
  markRead,
  messages,
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
  const begun = [await listOf(ada), await listOf(bea)];
  const message: Message = (await send(ada, id, 'Hello')).body;
  const written = [await listOf(ada), await listOf(bea)];
  await markRead(bea, id);
  const readAt = (await messages(ada, id)).items[0]?.readAt;
  await Promise.all([atAda?.heard(3), atBea?.heard(3)]);

  for (const [index, socket] of [atAda, atBea].entries())
    expect(socket?.events).toEqual([
      { type: 'conversation.started', conversation: begun[index] },
      { type: 'message.sent', conversation: written[index], message },
      { type: 'messages.read', conversationId: id, readerId: bea.userId, upToId: message.id, readAt },
    ]);
  expect(written[1]).toMatchObject({ unreadCount: 1, otherUser: { displayName: 'Ada' } });

  // What Eve hears first is of her own conversation.
  await start(eve, ada.userId);
  await atEve?.heard(1);
  expect(atEve?.events).toMatchObject([{ type: 'conversation.started' }]);
  await Promise.all(sockets.map(({ close }) => close()));
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
