import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdSocket, listenToServer } from '#frontend/data/socket.ts';
import { unreadMessages } from '#frontend/lib/unread.ts';
import type { SocketEvent } from '#shared/contract/realtime';
import { ada, bob } from '../../support/examples/made-up.ts';
import { type FakeApi, requestsUnderway, startFakeApi } from '../../support/fake/api.ts';
import { aConversation } from '../../support/fake/messages.ts';
import { FakeSocket } from '../../support/fake/socket.ts';
import { beginSession } from '../../support/fake/user-pool.ts';

const event: SocketEvent = {
  type: 'generation.finished',
  job: {
    id: crypto.randomUUID(),
    status: 'failed',
    createdAt: new Date().toISOString(),
    outfit: null,
    fromCache: false,
    error: 'internal',
  },
};

const readByAda: SocketEvent = {
  type: 'messages.read',
  conversationId: crypto.randomUUID(),
  readerId: ada.userId,
  upTo: crypto.randomUUID(),
  readAt: new Date().toISOString(),
  unreadMessages: 1,
};

let api: FakeApi;
const leaving: (() => void)[] = [];
const hear = (listener = vi.fn()) => {
  leaving.push(listenToServer(listener));
  return listener;
};
const leave = () => {
  for (const stop of leaving.splice(0)) stop();
};
const sockets = (count: number) => waitFor(() => expect(FakeSocket.opened).toHaveLength(count));

beforeEach(() => {
  api = startFakeApi();
  beginSession(ada);
});
afterEach(leave);

it('the socket is opened with a ticket, shared by all listeners, passes over the unknown, and is closed with the last', async () => {
  const listeners = [hear(), hear()];
  await sockets(1);
  expect(FakeSocket.opened[0]?.url).toBe(`ws://${location.host}/socket?ticket=ticket-of-${ada.userId}`);
  // An event of a later version of the server, which the types of this version do not know.
  api.push({ type: 'something.newer' } as unknown as SocketEvent);
  api.push(event);
  for (const listener of listeners) expect(listener).toHaveBeenCalledExactlyOnceWith(event);
  leaving.pop()?.();
  expect(FakeSocket.opened[0]?.isOpen).toBe(true);
  leave();
  expect(FakeSocket.opened[0]?.isOpen).toBe(false);
});

it('no ticket is asked for while the account is being deleted, and a socket is opened after that has failed', async () => {
  hear();
  await sockets(1);
  holdSocket(true);
  expect(FakeSocket.opened[0]?.isOpen).toBe(false);
  dispatchEvent(new Event('online'));
  expect(api.requestsOf('realtime.createTicket')).toHaveLength(1);
  holdSocket(false);
  await sockets(2);
});

it('the socket is opened again when it was closed, with a ticket of its own, which is asked for again where it fails', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  hear();
  await sockets(1);
  FakeSocket.opened[0]?.close();
  await sockets(2);
  expect(api.requestsOf('realtime.createTicket')).toHaveLength(2);
  api.failOnce('realtime.createTicket', 'internal');
  FakeSocket.opened[1]?.close();
  await waitFor(() => expect(api.requestsOf('realtime.createTicket').length).toBeGreaterThan(3));
  await sockets(3);
});

it('the socket sends a ping after four quiet minutes, stays open if that is answered, and is replaced if not', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  hear();
  await sockets(1);
  const untilReplaced = 4 * 60_000 + 15_000;
  await vi.advanceTimersByTimeAsync(untilReplaced);
  expect(FakeSocket.opened[0]?.sent).toEqual([{ action: 'ping' }]);
  expect(FakeSocket.opened).toHaveLength(1);
  // It is dead without a close event.
  Object.assign(FakeSocket.opened[0] ?? {}, { isDead: true });
  await vi.advanceTimersByTimeAsync(untilReplaced - 16_000);
  expect(FakeSocket.opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(17_000);
  await sockets(2);
  expect(FakeSocket.opened[0]?.isOpen).toBe(false);
});

it('the socket has the unread counts read once it is open; what is pushed meanwhile is newer', async () => {
  api = startFakeApi({ conversations: [aConversation({ unreadCount: 3 })] });
  const { result: unread } = renderHook(() => unreadMessages.useCount());
  hear();
  await waitFor(() => expect(unread.current).toBe(3));
  const letGo = api.hold('realtime.countUnread');
  leave();
  hear();
  await sockets(2);
  await waitFor(() => expect(api.requestsOf('realtime.countUnread')).toHaveLength(2));
  act(() => api.push(readByAda));
  letGo();
  await act(() => waitFor(() => expect(requestsUnderway()).toBe(0)));
  expect(unread.current).toBe(1);
});

it('the socket has the unread counts read where it cannot be opened, too', async () => {
  api = startFakeApi({ conversations: [aConversation({ unreadCount: 3 })] });
  const { result: unread } = renderHook(() => unreadMessages.useCount());
  class RefusedSocket extends FakeSocket {
    constructor(url: string) {
      super(url);
      this.close();
    }
  }
  vi.stubGlobal('WebSocket', RefusedSocket);
  hear();
  await waitFor(() => expect(unread.current).toBe(3));
});

it('the socket is never opened for someone with the ticket of who was here before', async () => {
  const letGo = api.hold('realtime.createTicket');
  hear();
  await waitFor(() => expect(api.requestsOf('realtime.createTicket')).toHaveLength(1));
  leave();
  localStorage.clear();
  beginSession(bob);
  hear();
  await waitFor(() => expect(api.requestsOf('realtime.createTicket')).toHaveLength(2));
  letGo();
  await sockets(1);
  expect(FakeSocket.opened[0]?.url).toContain(`ticket-of-${bob.userId}`);
});

it('a tab that was hidden for over a minute opens its socket anew, one that was hidden for less keeps it', async () => {
  hear();
  await sockets(1);
  const isHidden = vi.spyOn(document, 'hidden', 'get');
  const now = vi.spyOn(Date, 'now');
  const hideFor = (seconds: number) => {
    for (const [hidden, at] of [
      [true, 0],
      [false, seconds * 1000],
    ] as const) {
      isHidden.mockReturnValue(hidden);
      now.mockReturnValue(1_800_000_000_000 + at);
      document.dispatchEvent(new Event('visibilitychange'));
    }
  };
  hideFor(59);
  expect(FakeSocket.opened[0]?.isOpen).toBe(true);
  hideFor(61);
  expect(FakeSocket.opened[0]?.isOpen).toBe(false);
  await sockets(2);
});
