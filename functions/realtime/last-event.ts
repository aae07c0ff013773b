import { LastEventEntity } from '../rows/sockets/socket.ts';

/** How many milliseconds ago the last stored event was sent to a person. Null if there was none. */
export async function sinceLastEvent(userId: string): Promise<number | null> {
  // A page asks as soon as its socket is open. An event that the socket has just missed must be visible.
  const last = await LastEventEntity.read({ userId });
  return last && Math.max(0, Date.now() - last.at);
}
