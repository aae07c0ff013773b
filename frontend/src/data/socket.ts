import { SocketEvent } from '#shared/contract/realtime';
import { api } from '../lib/api.ts';
import { setUnread } from './unread.ts';

type Listener = (event: SocketEvent) => void;

const listeners = new Set<Listener>();
const longestWaitMilliseconds = 30_000;
let socket: WebSocket | null = null;
let failures = 0;
/** Incremented when the last listener leaves, so that a connection attempt begun before that is discarded. */
let epoch = 0;

/**
 * Calls `listener` with each event that the server pushes to this user, and returns a function that stops it. All
 * listeners share one socket, which is open while there is a listener. Events during a lost connection are missed:
 * callers must poll as well.
 */
export function listenToServer(listener: Listener) {
  listeners.add(listener);
  if (listeners.size === 1) void open(epoch);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) close();
  };
}

async function open(startedEpoch: number) {
  try {
    const { ticket, unread } = await api.realtime.createTicket();
    if (startedEpoch !== epoch || socket) return;
    setUnread(unread);
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket?ticket=${ticket}`);
    socket = opened;
    opened.onopen = () => {
      failures = 0;
    };
    opened.onmessage = ({ data }) => {
      const event = SocketEvent.safeParse(JSON.parse(data));
      // Events of an unknown type come from a newer server and are ignored.
      if (!event.success) return;
      if (event.data.type === 'notification.changed') setUnread(event.data.unread);
      for (const listener of listeners) listener(event.data);
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      socket = null;
      openLater(startedEpoch);
    };
  } catch {
    openLater(startedEpoch);
  }
}

/** Reconnects with exponential backoff and jitter. API Gateway closes every socket after two hours at the latest. */
function openLater(startedEpoch: number) {
  if (startedEpoch !== epoch) return;
  failures += 1;
  setTimeout(
    () => startedEpoch === epoch && open(startedEpoch),
    Math.random() * Math.min(longestWaitMilliseconds, 1000 * 2 ** failures),
  );
}

function close() {
  epoch += 1;
  const left = socket;
  socket = null;
  // Closing a socket that is still connecting would log a warning in the console.
  if (left?.readyState === WebSocket.CONNECTING) left.onopen = () => left.close();
  else left?.close();
}
