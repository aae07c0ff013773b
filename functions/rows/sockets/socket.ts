import { defineEntity, defineNumbers, expiry, keyOf, required } from '../../platform/table.ts';

/**
 * A one-time ticket that opens a socket for its user, stored in the user's partition. Each ticket costs two write
 * units: one put, and one delete that returns the row when the socket opens.
 */
export const SocketTicketEntity = defineEntity('socket-ticket', {
  attributes: { ...required('string', 'userId', 'secret'), expiresAt: expiry },
  indexes: { byUser: keyOf('userId', 'secret') },
});

/** The longest lifetime of a socket in seconds. API Gateway closes it after two hours, when its row expires. */
export const longestSocketLife = 2 * 60 * 60;

/**
 * An open socket in its user's partition.
 *
 * The query of a stored event is consistent and takes 1 read unit.
 */
export const SocketConnectionEntity = defineEntity('socket-connection', {
  attributes: { ...required('string', 'userId', 'connectionId'), expiresAt: expiry },
  indexes: { byUser: keyOf('userId', 'connectionId') },
});

/**
 * When the last stored event was sent to a person, in epoch milliseconds, whether or not a socket was open. A page
 * compares it with the time since which its socket is open. Writing it takes 1 write unit for each stored event, reading
 * it 1 read unit for each socket that opens.
 */
export const LastEventEntity = defineNumbers('last-event', 'at');

/** How many milliseconds ago the last stored event was sent to a person. Null if there was none. */
export async function sinceLastEvent(userId: string): Promise<number | null> {
  // A page asks as soon as its socket is open. An event that the socket has just missed must be visible.
  const last = await LastEventEntity.read({ userId });
  return last && Math.max(0, Date.now() - last.at);
}
