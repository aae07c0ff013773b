import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToServer } from '#frontend/data/socket.ts';
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

describe('the socket', () => {
  it('is opened with a ticket, shared by all listeners, passes over the unknown, and is closed with the last', async () => {
    const listeners = [hear(), hear()];
    await sockets(1);
    expect(FakeSocket.opened[0]?.url).toBe(`ws://${location.host}/socket?ticket=ticket-of-${ada.userId}`);
    api.push({ type: 'something.newer' } as unknown as SocketEvent);
    api.push(event);
    for (const listener of listeners) expect(listener).toHaveBeenCalledExactlyOnceWith(event);
    leaving.pop()?.();
    expect(FakeSocket.opened[0]?.isOpen).toBe(true);
    leave();
    expect(FakeSocket.opened[0]?.isOpen).toBe(false);
  });

  it('is opened again when it was closed, with a ticket of its own', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    hear();
    await sockets(1);
    FakeSocket.opened[0]?.close();
    await sockets(2);
    expect(api.requestsOf('realtime.createTicket')).toHaveLength(2);
  });

  describe('after four quiet minutes', () => {
    const untilPing = 4 * 60_000;
    const overdue = 15_000;
    beforeEach(async () => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      hear();
      await sockets(1);
    });
    afterEach(() => void vi.useRealTimers());

    it('sends a ping, and stays open if that is answered', async () => {
      await vi.advanceTimersByTimeAsync(untilPing + overdue);
      expect(FakeSocket.opened[0]?.sent).toEqual([{ action: 'ping' }]);
      expect(FakeSocket.opened).toHaveLength(1);
    });

    it('is replaced if the ping is not answered, because it is dead without a close event', async () => {
      Object.assign(FakeSocket.opened[0] ?? {}, { isDead: true });
      await vi.advanceTimersByTimeAsync(untilPing + overdue - 1000);
      expect(FakeSocket.opened).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1000);
      await sockets(2);
      expect(FakeSocket.opened[0]?.isOpen).toBe(false);
    });
  });

  it('is tried again when there was no ticket', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    api.fail('realtime.createTicket', 'internal');
    hear();
    await waitFor(() => expect(api.requestsOf('realtime.createTicket').length).toBeGreaterThan(1));
    api.fail('realtime.createTicket', null);
    await sockets(1);
  });

  it('has the unread counts read once it is open; what is pushed meanwhile is newer', async () => {
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

  it('has the unread counts read where it cannot be opened, too', async () => {
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

  it('is never opened for someone with the ticket of who was here before', async () => {
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
});
