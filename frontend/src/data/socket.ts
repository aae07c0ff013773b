import { SocketEvent, type SocketRequest } from '#shared/contract/realtime';
import { api } from '../lib/api.ts';
import { unreadMessages, unreadNotifications } from '../lib/unread.ts';

type Listener = (event: SocketEvent) => void;
type ConnectionListener = (isOpen: boolean) => void;

const listeners = new Set<Listener>();
const connectionListeners = new Set<ConnectionListener>();
const longestWaitMilliseconds = 30_000;
/** API Gateway closes a socket after ten minutes without a message. */
const heartbeatMilliseconds = 4 * 60_000;
/**
 * If the tab was hidden for longer than this, its socket may be dead without a close event, for example on a phone that
 * slept.
 */
const suspectMilliseconds = 60_000;

let socket: WebSocket | null = null;
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let heartbeat: ReturnType<typeof setInterval> | undefined;
let hiddenAt: number | null = null;
/** Incremented when the last listener leaves, so that a connection attempt begun before that is discarded. */
let epoch = 0;

/**
 * Calls `listener` with each event that the server pushes to this user. Returns a function that stops it. All listeners
 * share one socket, which is open while there is a listener. Events during a lost connection are missed: callers must
 * poll, or read what they missed when `listenToConnection` reports that the socket is open again.
 */
export function listenToServer(listener: Listener) {
  listeners.add(listener);
  if (listeners.size === 1) start();
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stop();
  };
}

/** Calls `listener` whenever the socket has opened or closed. Returns a function that stops it. */
export function listenToConnection(listener: ConnectionListener) {
  connectionListeners.add(listener);
  return () => void connectionListeners.delete(listener);
}

/** Sends a message that may be lost. It is dropped if no socket is open. */
export function sendToServer(request: SocketRequest) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(request));
}

function start() {
  addEventListener('online', openAnew);
  document.addEventListener('visibilitychange', followVisibility);
  heartbeat = setInterval(() => sendToServer({ action: 'ping' }), heartbeatMilliseconds);
  void open(epoch);
}

function stop() {
  removeEventListener('online', openAnew);
  document.removeEventListener('visibilitychange', followVisibility);
  clearInterval(heartbeat);
  hiddenAt = null;
  close();
}

/** Replaces the current socket, which may be dead without a close event, by a new one. */
function openAnew() {
  close();
  failures = 0;
  void open(epoch);
}

/** When the tab becomes visible again, it opens a socket at once if it has none or if its socket may be dead. */
function followVisibility() {
  if (document.hidden) {
    hiddenAt = Date.now();
    return;
  }
  const isSuspect = hiddenAt !== null && Date.now() - hiddenAt > suspectMilliseconds;
  hiddenAt = null;
  if (!socket || isSuspect) openAnew();
}

async function open(startedEpoch: number) {
  try {
    const { ticket } = await api.realtime.createTicket();
    if (startedEpoch !== epoch || socket) return;
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket?ticket=${ticket}`);
    socket = opened;
    let wasOpen = false;
    opened.onopen = () => {
      wasOpen = true;
      failures = 0;
      tellConnection(true);
      void readCounts();
    };
    opened.onmessage = ({ data }) => {
      const event = SocketEvent.safeParse(JSON.parse(data));
      // Events of an unknown type come from a newer server and are ignored.
      if (event.success) receive(event.data);
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      socket = null;
      tellConnection(false);
      // If no socket can be opened, the counts are read after each failed attempt.
      if (!wasOpen) void readCounts();
      openLater(startedEpoch);
    };
  } catch {
    openLater(startedEpoch);
  }
}

/** Reads what changed while no socket was open. If it fails, the counts stay as they were until the next event. */
async function readCounts() {
  const setMessages = unlessChanged(unreadMessages);
  const setNotifications = unlessChanged(unreadNotifications);
  const unread = await api.realtime.countUnread().catch(() => null);
  setMessages(unread?.messages);
  setNotifications(unread?.notifications);
}

/**
 * Returns a function that sets a count from a server answer. It does nothing if the count has changed since the request
 * was sent.
 */
function unlessChanged({ set, subscribe }: typeof unreadMessages) {
  let isChanged = false;
  const stop = subscribe(() => {
    isChanged = true;
  });
  return (count: number | undefined) => {
    stop();
    if (count !== undefined && !isChanged) set(count);
  };
}

function receive(event: SocketEvent) {
  // The number of sockets of a person is limited, and newer tabs have replaced this one. This tab opens a socket again
  // when it becomes visible again.
  if (event.type === 'socket.replaced') return close();
  if (event.type === 'notification.changed') unreadNotifications.set(event.unread);
  if ('unreadMessages' in event && event.unreadMessages !== null) unreadMessages.set(event.unreadMessages);
  for (const listener of listeners) listener(event);
}

function tellConnection(isOpen: boolean) {
  for (const listener of connectionListeners) listener(isOpen);
}

/** Reconnects with exponential backoff and jitter. API Gateway closes every socket after two hours at the latest. */
function openLater(startedEpoch: number) {
  if (startedEpoch !== epoch) return;
  failures += 1;
  retry = setTimeout(
    () => startedEpoch === epoch && open(startedEpoch),
    Math.random() * Math.min(longestWaitMilliseconds, 1000 * 2 ** failures),
  );
}

function close() {
  epoch += 1;
  clearTimeout(retry);
  const left = socket;
  socket = null;
  if (!left) return;
  tellConnection(false);
  // Closing a socket that is still connecting would log a warning in the console.
  if (left.readyState === WebSocket.CONNECTING) left.onopen = () => left.close();
  else left.close();
}
