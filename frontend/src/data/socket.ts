import { SocketEvent } from '#shared/contract/realtime';
import { api } from '../lib/api.ts';

type Listener = (event: SocketEvent) => void;

const listeners = new Set<Listener>();
const longestWaitMilliseconds = 30_000;
let socket: WebSocket | null = null;
let failures = 0;
/** Counts how often the last listener left: a ticket asked for before that belongs to a session that is over. */
let round = 0;

/** Hears of what the server pushes to this user, over one socket that is open for as long as somebody listens. */
export function listenToServer(listener: Listener) {
  listeners.add(listener);
  if (listeners.size === 1) void open(round);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) close();
  };
}

async function open(startedRound: number) {
  try {
    const { ticket } = await api.realtime.createTicket();
    if (startedRound !== round || socket) return;
    const opened = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/socket?ticket=${ticket}`);
    socket = opened;
    opened.onopen = () => {
      failures = 0;
    };
    opened.onmessage = ({ data }) => {
      const event = SocketEvent.safeParse(JSON.parse(data));
      // An event that this page does not know yet comes from a newer server.
      if (event.success) for (const listener of listeners) listener(event.data);
    };
    opened.onclose = () => {
      if (socket !== opened) return;
      socket = null;
      openLater(startedRound);
    };
  } catch {
    openLater(startedRound);
  }
}

/** Sockets are closed every two hours, and when the network changes; whoever listens also asks the API. */
function openLater(startedRound: number) {
  if (startedRound !== round) return;
  failures += 1;
  setTimeout(
    () => startedRound === round && open(startedRound),
    Math.random() * Math.min(longestWaitMilliseconds, 1000 * 2 ** failures),
  );
}

function close() {
  round += 1;
  const left = socket;
  socket = null;
  // One that is closed before it is open leaves a warning in the console.
  if (left?.readyState === WebSocket.CONNECTING) left.onopen = () => left.close();
  else left?.close();
}
