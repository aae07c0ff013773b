import { SocketEvent, type SocketRequest } from '#shared/contract/realtime';
import { api } from '../lib/api.ts';
import { createListeners } from '../lib/listeners.ts';
import { unreadMessages, unreadNotifications } from '../lib/unread.ts';

/** Stands for any number of stored events that were sent while this page had no socket. */
type MissedEvents = { type: 'events.missed' };
export type LiveEvent = SocketEvent | MissedEvents;
type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();
/** Tells whether the socket has opened or closed. */
const connection = createListeners<boolean>();
const longestWaitMilliseconds = 30_000;
/** CloudFront closes a socket over which the server has sent nothing for ten minutes. */
const heartbeatMilliseconds = 4 * 60_000;
/** A socket that does not answer a ping for this long is dead without a close event. */
const longestPongMilliseconds = 15_000;
/** After being hidden this long, a tab's socket may be dead without a close event, as on a phone that slept. */
const suspectMilliseconds = 60_000;
/** An eventually consistent read of DynamoDB usually shows a change after a second, so an earlier one may not have it. */
const staleMilliseconds = 1000;

let socket: WebSocket | null = null;
let failures = 0;
let retry: ReturnType<typeof setTimeout> | undefined;
let heartbeat: ReturnType<typeof setInterval> | undefined;
let overduePong: ReturnType<typeof setTimeout> | undefined;
let hiddenAt: number | null = null;
/** Every stored event up to this time (epoch ms) has been heard. Begins when the page is opened, before a socket. */
let heardUntil = performance.timeOrigin - staleMilliseconds;
/** Whether the page also knows of the events before the open socket. If so, each message extends `heardUntil`. */
let isCaughtUp = false;
/** Whether no socket may be opened, because the account is being deleted. */
let isHeld = false;
/** Incremented when the last listener leaves, so that a connection attempt begun before that is discarded. */
let epoch = 0;

/**
 * Calls `listener` with each event that the server pushes to this user. Returns a function that stops it. All listeners
 * share one socket, which is open while there is a listener. Events without an open socket are missed. For stored events,
 * `events.missed` is told then. For others, callers must poll, or read what they missed when `listenToConnection` reports
 * that the socket is open.
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
export const listenToConnection = connection.subscribe;

/** Closes the socket and opens none while it is held: the server refuses tickets to an account that it deletes. */
export function holdSocket(held: boolean) {
  isHeld = held;
  if (held) close();
  else if (listeners.size > 0) openAnew();
}

/** Sends a message that may be lost. It is dropped, and the answer is false, if no socket is open. */
export function sendToServer(request: SocketRequest): boolean {
  if (socket?.readyState !== WebSocket.OPEN) return false;
  socket.send(JSON.stringify(request));
  return true;
}

function start() {
  addEventListener('online', openAnew);
  document.addEventListener('visibilitychange', followVisibility);
  heartbeat = setInterval(beat, heartbeatMilliseconds);
  void open(epoch);
}

function stop() {
  removeEventListener('online', openAnew);
  document.removeEventListener('visibilitychange', followVisibility);
  clearInterval(heartbeat);
  hiddenAt = null;
  close();
}

/** Sends a ping over the open socket. If nothing comes back, the socket is replaced. */
function beat() {
  if (socket?.readyState !== WebSocket.OPEN) return;
  if (!isCaughtUp) void catchUp();
  overduePong = setTimeout(openAnew, longestPongMilliseconds);
  sendToServer({ action: 'ping' });
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
  if (isHeld) return;
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
      void catchUp();
    };
    opened.onmessage = ({ data }) => {
      clearTimeout(overduePong);
      const event = SocketEvent.safeParse(JSON.parse(data));
      // Events of an unknown type come from a newer server and are ignored.
      if (event.success) receive(event.data);
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      socket = null;
      tellConnection(false);
      // If no socket can be opened, the page catches up after each failed attempt.
      if (!wasOpen) void catchUp();
      openLater(startedEpoch);
    };
  } catch {
    openLater(startedEpoch);
  }
}

/**
 * Reads the unread counts, and tells the listeners if a stored event was sent while no socket was open. If it fails, it is
 * tried again with the next heartbeat or socket.
 */
async function catchUp() {
  const asked = Date.now();
  const asking = socket;
  const setMessages = unlessChanged(unreadMessages);
  const setNotifications = unlessChanged(unreadNotifications);
  const unread = await api.realtime.countUnread().catch(() => null);
  setMessages(unread?.messages);
  setNotifications(unread?.notifications);
  if (!unread) return;
  // An upper bound of the event's time. It needs no agreement between the clocks of browser and server.
  const lastEvent = unread.sinceEvent === null ? 0 : Date.now() - unread.sinceEvent;
  const hasMissed = lastEvent > heardUntil;
  heardUntil = asked;
  isCaughtUp = asking !== null && asking === socket;
  if (hasMissed) tell({ type: 'events.missed' });
}

/** Returns a function that sets a count from a server answer, unless the count changed after the request was sent. */
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
  if (isCaughtUp) heardUntil = Date.now();
  if (event.type === 'pong') return;
  // The number of sockets of a person is limited, and newer tabs have replaced this one. This tab opens a socket again
  // when it becomes visible again.
  if (event.type === 'socket.replaced') return close();
  if (event.type === 'notification.changed') unreadNotifications.set(event.unread);
  if ('unreadMessages' in event && event.unreadMessages !== null) unreadMessages.set(event.unreadMessages);
  tell(event);
}

function tell(event: LiveEvent) {
  for (const listener of listeners) listener(event);
}

function tellConnection(isOpen: boolean) {
  isCaughtUp = false;
  clearTimeout(overduePong);
  connection.tell(isOpen);
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
