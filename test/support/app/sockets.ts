import { once } from 'node:events';
import { expect } from 'vitest';
import { WebSocket } from 'ws';
import type { SocketEvent } from '#shared/contract/realtime';
import type { App } from './app.ts';
import type { Caller } from './caller.ts';
import { eventually } from './eventually.ts';

export async function newTicket(person: Caller): Promise<string> {
  const { body } = await person.call('realtime', 'createTicket');
  return (body as { ticket: string }).ticket;
}

/** Tries to open a socket. Resolves to 101 if it opens, or to the status of the refusal. */
export async function knock({ url }: App, query: string): Promise<number> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket${query}`);
  const status = await new Promise<number>((resolve, reject) => {
    socket.on('open', () => resolve(101));
    socket.on('unexpected-response', (_, response) => resolve(response.statusCode ?? 0));
    socket.on('error', reject);
  });
  socket.terminate();
  return status;
}

/** Opens a socket and collects its events, without notifications, which arrive at an unpredictable moment. */
export async function openSocket({ url }: App, person: Caller) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket?ticket=${await newTicket(person)}`);
  const events: SocketEvent[] = [];
  socket.on('message', (data) => {
    const event: SocketEvent = JSON.parse(String(data));
    if (event.type !== 'notification.changed') events.push(event);
  });
  await once(socket, 'open');
  return {
    events,
    /** Resolves when exactly this number of events has arrived. */
    heard: (count: number) => eventually(() => expect(events).toHaveLength(count)),
    close: async () => {
      socket.close();
      await once(socket, 'close');
    },
    socket,
  };
}
