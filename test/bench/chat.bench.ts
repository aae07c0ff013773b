import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import {
  type ChatLog,
  emptyLog,
  resumeAfter,
  unsure,
  withMessages,
} from '#frontend/features/messages/chat-log.ts';
import type { Message } from '#shared/contract/messages';
import { SocketEvent } from '#shared/contract/realtime';
import { apiOf } from '../support/app/api.ts';
import { startApp } from '../support/app/app.ts';
import { startProcess } from '../support/app/app-process.ts';
import { openSocket } from '../support/app/sockets.ts';
import { signAccessToken } from '../support/app/tokens.ts';
import { aConversation, send } from '../support/calls/conversations.ts';
import { share } from './measure.ts';

const deliveries = 60;

it('delivers a message nearly as fast as a bare relay that makes the same calls of the table', async () => {
  const app = await startApp();
  const { ada, bea, id } = await aConversation(app);

  const timesOf = async (sendOne: () => unknown, arrived: () => Promise<unknown>) => {
    const times: number[] = [];
    for (let count = 0; count < deliveries; count++) {
      const arrival = arrived();
      const start = performance.now();
      const sent = sendOne();
      await arrival;
      times.push(performance.now() - start);
      await sent;
    }
    return times.slice(10);
  };

  const { sendMessage } = await import('#functions/messages/send-message');
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.on('connection', (socket) =>
    socket.on('message', async (data) => {
      const message = await sendMessage(ada.userId, id, { id: uuidv7(), content: String(data), share: null });
      for (const other of server.clients) if (other !== socket) other.send(JSON.stringify(message));
    }),
  );
  const [from, to] = [new WebSocket(`ws://127.0.0.1:${port}`), new WebSocket(`ws://127.0.0.1:${port}`)];
  await Promise.all([once(from, 'open'), once(to, 'open')]);
  const bare = await timesOf(
    () => from.send('Hello'),
    () => once(to, 'message'),
  );
  for (const socket of [from, to]) socket.terminate();
  server.close();

  const { socket } = await openSocket(app, bea);
  const own = await timesOf(
    () => send(ada, id, 'Hello'),
    () => once(socket, 'message'),
  );
  socket.terminate();
  const [p50, bareP50] = [share(own, 0.5), share(bare, 0.5)];
  console.log(
    `delivery p50 ${p50} ms, bare relay ${bareP50} ms: ${(Number(p50) / Number(bareP50)).toFixed(2)}`,
  );
});

const messagesEach = 250;
const reconnects = 20;

it('loses and doubles none of 500 messages over 20 reconnects and a killed server, in one order', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wardrobe-bench-'));
  let server = await startProcess(folder, {});
  const people = [crypto.randomUUID(), crypto.randomUUID()] as const;
  const tokens = new Map<string, string>();
  for (const userId of people) tokens.set(userId, await signAccessToken(folder, userId));
  const callOf = (userId: string) => apiOf(server.url, tokens.get(userId)).call;
  for (const userId of people) await callOf(userId)('profile', 'updateProfile', { body: { location: null } });
  const [ada, bea] = people;
  const { body } = await callOf(ada)('messages', 'startConversation', { body: { userId: bea } });
  const conversationId = (body as { id: string }).id;
  await callOf(bea)('messages', 'startConversation', { body: { userId: ada } });

  /** A simulated client. It follows the socket, and loads the missed messages each time the socket opens. */
  function client(userId: string) {
    let log: ChatLog = { ...emptyLog, older: null };
    let socket: WebSocket | undefined;
    let isStopped = false;
    const patiently = async <T>(attempt: () => Promise<T>): Promise<T> => {
      for (;;) {
        try {
          return await attempt();
        } catch (error) {
          if (isStopped) throw error;
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
      }
    };
    const readOn = async () => {
      for (let next = resumeAfter(log); ; ) {
        const answer = await patiently(async () => {
          const query = next ? { after: next } : {};
          const { status, body } = await callOf(userId)('messages', 'listMessages', {
            params: { conversationId },
            query,
          });
          if (status !== 200) throw new Error(String(status));
          return body as { items: Message[]; cursor: string | null };
        });
        log = withMessages(log, answer.items);
        // Without a position, this reads the newest page, whose cursor leads back to older messages.
        if (!next || !answer.cursor) break;
        next = answer.cursor;
      }
      log = { ...log, unsureAfter: null };
    };
    const open = async (): Promise<void> => {
      if (isStopped) return;
      const { body } = await patiently(() => callOf(userId)('realtime', 'createTicket'));
      const opened = new WebSocket(
        `${server.url.replace('http', 'ws')}/socket?ticket=${(body as { ticket: string }).ticket}`,
      );
      socket = opened;
      opened.on('error', () => undefined);
      opened.on('open', () => void readOn().catch(() => undefined));
      opened.on('message', (data) => {
        const event = SocketEvent.parse(JSON.parse(String(data)));
        if (event.type === 'message.sent') log = withMessages(log, [event.message]);
      });
      opened.on('close', () => {
        log = unsure(log);
        void open().catch(() => undefined);
      });
    };
    return {
      open,
      readOn,
      cut: () => socket?.terminate(),
      stop: () => {
        isStopped = true;
        socket?.terminate();
      },
      /** Sends a message until it is confirmed, always with the same id. */
      send: (id: string, content: string) =>
        patiently(async () => {
          const { status } = await callOf(userId)('messages', 'sendMessage', {
            params: { conversationId },
            body: { id, content },
          });
          if (status !== 201) throw new Error(String(status));
        }),
      contents: () => log.items.map((message) => message.content),
    };
  }

  const clients = people.map(client);
  for (const each of clients) await each.open();
  let sent = 0;
  const every = Math.floor((messagesEach * 2) / reconnects);
  const write = async (each: (typeof clients)[number], name: string) => {
    for (let count = 0; count < messagesEach; count++) {
      await each.send(uuidv7(), `${name} ${count}`);
      sent += 1;
      if (sent % every === 0) clients[(sent / every) % 2]?.cut();
      if (sent === messagesEach) {
        await server.kill();
        server = await startProcess(folder, {});
      }
    }
  };
  await Promise.all([
    write(clients[0] as (typeof clients)[number], 'a'),
    write(clients[1] as (typeof clients)[number], 'b'),
  ]);
  for (const each of clients) await each.readOn();
  const [atAda = [], atBea = []] = clients.map(({ contents }) => contents());
  for (const each of clients) each.stop();
  await server.kill();
  expect(atAda).toHaveLength(messagesEach * 2);
  expect(new Set(atAda).size).toBe(messagesEach * 2);
  expect(atBea).toEqual(atAda);
  console.log(
    `${atAda.length} messages, ${reconnects} reconnects, one kill: none lost, none doubled, one order`,
  );
});
