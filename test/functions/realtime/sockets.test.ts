import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import type { Message } from '#shared/contract/messages';
import { startApp } from '../../support/app/app.ts';
import type { Caller } from '../../support/app/caller.ts';
import { eventually } from '../../support/app/eventually.ts';
import { knock, newTicket, openSocket } from '../../support/app/sockets.ts';
import { follow } from '../../support/calls/community.ts';
import {
  aConversation,
  conversations,
  markRead,
  messages,
  remove,
  send,
  start,
} from '../../support/calls/conversations.ts';
import { generate } from '../../support/calls/generate.ts';
import { visitNamed } from '../../support/calls/named-people.ts';
import { addItem } from '../../support/calls/upload.ts';
import { seedPendingJob } from '../../support/rows/pending-job.ts';
import { basics, seedItems } from '../../support/rows/seed.ts';

const app = await startApp();
const [ada, bea] = [await app.visit(), await app.visit()];
const { SocketConnectionEntity, SocketTicketEntity, longestSocketLife } = await import(
  '#functions/rows/sockets/socket'
);
const now = () => Math.floor(Date.now() / 1000);
const connections = async ({ userId }: Caller) =>
  (await SocketConnectionEntity.query.byUser({ userId }).go()).data.map(({ connectionId }) => connectionId);

describe('a socket', () => {
  it('is opened once by a ticket that nobody can guess, also when it is used many times at once', async () => {
    const tickets = await Promise.all(Array.from({ length: 5 }, () => newTicket(ada)));
    expect(new Set(tickets).size).toBe(5);
    for (const ticket of tickets) expect(ticket).toMatch(new RegExp(`^${ada.userId}\\.[\\w-]{32}$`));
    const [ticket] = tickets;
    const answers = await Promise.all(Array.from({ length: 6 }, () => knock(app, `?ticket=${ticket}`)));
    expect(answers.sort()).toEqual([101, 403, 403, 403, 403, 403]);
    expect(await knock(app, `?ticket=${ticket}`)).toBe(403);
  });

  it('is not opened without a ticket, by what is none, or by one that is too old', async () => {
    const expired = { userId: ada.userId, secret: 'from-a-while-ago', expiresAt: now() - 1 };
    await SocketTicketEntity.create(expired).go();
    for (const query of [
      ...['', '?ticket=', '?ticket=garbage', `?ticket=${ada.accessToken}`, '?token=x', '?ticket=%zz'],
      `?ticket=${ada.userId}.${expired.secret}`,
    ])
      expect(await knock(app, query), query).toBe(403);
  });
});

describe('an event', () => {
  it('reaches every open socket of its user and nobody else’s, and is no answer to what a browser sends', async () => {
    const [closed, first, second, other] = [
      await openSocket(app, ada),
      await openSocket(app, ada),
      await openSocket(app, ada),
      await openSocket(app, bea),
    ];
    await closed.close();
    first.socket.send(JSON.stringify({ type: 'generation.finished', userId: bea.userId }));
    const job = await generate(ada);
    await Promise.all([first.heard(1), second.heard(1)]);
    expect(first.events).toEqual([{ type: 'generation.finished', job }]);
    expect(second.events).toEqual(first.events);
    expect(closed.events).toEqual([]);

    // The first event that Bea gets is her own, so she did not get Ada's.
    const own = await generate(bea);
    await other.heard(1);
    expect(other.events).toEqual([{ type: 'generation.finished', job: own }]);
    await Promise.all([first, second, other].map(({ close }) => close()));
  });

  it.each<[string, () => Promise<{ person: Caller; act: () => unknown }>]>([
    [
      'a follower',
      async () => {
        const [person, fan] = [await visitNamed(app, 'Ada'), await visitNamed(app, 'Bea')];
        return { person, act: () => follow(fan, person.userId) };
      },
    ],
    [
      'the cut-out of a piece',
      async () => {
        const person = await app.visit();
        return { person, act: () => addItem(app.url, person.accessToken) };
      },
    ],
  ])('keeps the time of %s while no page of its person has a socket', async (_, scene) => {
    const { person, act } = await scene();
    const sinceEvent = async () =>
      ((await person.call('realtime', 'countUnread')).body as { sinceEvent: number | null }).sinceEvent;
    expect(await sinceEvent()).toBeNull();
    const before = Date.now();
    await act();
    await eventually(async () =>
      expect(Date.now() - ((await sinceEvent()) ?? before)).toBeGreaterThanOrEqual(before),
    );
  });
});

describe('a socket that is closed', () => {
  it('is forgotten, and told from one that is just being opened, which stays', async () => {
    const connectionId = 'just-being-opened';
    const expiresAt = now() + longestSocketLife;
    await SocketConnectionEntity.put({ userId: ada.userId, connectionId, expiresAt }).go();
    const socket = await openSocket(app, ada);
    expect(await connections(ada)).toHaveLength(2);
    await generate(ada);
    await socket.heard(1);
    await socket.close();
    await eventually(async () => expect(await connections(ada)).toEqual([connectionId]));
  });

  // A phone that loses its network does not close its socket. Every function that pushes events has to notice this.
  it('without saying so is forgotten when it is told of an event of any kind', async () => {
    const { ada: gone, bea: other, id } = await aConversation(app);
    const overdue = async () => {
      await seedPendingJob(gone.userId, { pendingUntil: new Date() });
      await app.invoke('failOverdue', {});
    };
    const typing = async () => {
      const socket = await openSocket(app, other);
      socket.socket.send(JSON.stringify({ action: 'typing', conversationId: id }));
      await eventually(async () => expect(await connections(gone)).toEqual([]));
      await socket.close();
    };
    for (const tell of [
      () => generate(gone),
      () => seedItems(gone.userId, basics).then(() => generate(gone)),
      overdue,
      () => addItem(app.url, gone.accessToken),
      () => send(other, id, 'Hello'),
      typing,
    ]) {
      const expiresAt = now() - 3600 + longestSocketLife;
      await SocketConnectionEntity.put({ userId: gone.userId, connectionId: 'gone', expiresAt }).go();
      await tell();
      await eventually(async () => expect(await connections(gone), String(tell)).toEqual([]));
    }
  });
});

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
  const deletion = {
    type: 'message.deleted',
    message: { ...deleted, readAt: null },
    unreadCount: 0,
    unreadMessages: 0,
  };
  expect(atAda?.events).toEqual([
    { type: 'conversation.started', conversation: begun },
    { type: 'message.sent', conversation: written[0], message, unreadMessages: 0 },
    { ...reading, unreadMessages: null },
    deletion,
  ]);
  expect(atBea?.events).toEqual([
    { type: 'message.sent', conversation: written[1], message, unreadMessages: 1 },
    { ...reading, unreadMessages: 0 },
    deletion,
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
  const { SocketConnectionEntity } = await import('#functions/rows/sockets/socket');
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
