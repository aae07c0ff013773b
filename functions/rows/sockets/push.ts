import {
  ApiGatewayManagementApiClient,
  DeleteConnectionCommand,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { EntityItem } from 'electrodb';
import type { SocketEvent, StoredEvent } from '#shared/contract/realtime';
import { requireVariable } from '../../platform/environment.ts';
import { epochSeconds } from '../../platform/epoch-seconds.ts';
import { log } from '../../platform/log.ts';
import { measure } from '../../platform/measure.ts';
import { readAll } from '../../platform/table.ts';
import { LastEventEntity, longestSocketLife, SocketConnectionEntity, SocketTicketEntity } from './socket.ts';

type Socket = EntityItem<typeof SocketConnectionEntity>;
type Sent<E extends SocketEvent> = E | (() => Promise<E>);
const secondsToOpen = 30;
/** In milliseconds: how long a push may take, so that it does not delay the request that it reports. */
const pushMilliseconds = 1000;
const client = new ApiGatewayManagementApiClient({ endpoint: requireVariable('SOCKET_MANAGEMENT_URL') });

/**
 * Sends an event to all open sockets of a user, within one second. If `event` is a function, it is called only if the
 * user has an open socket. Never throws. Failures are logged, and clients that were not reached read what they missed
 * from the API when they reconnect.
 */
export const push = (userId: string, event: Sent<Exclude<SocketEvent, StoredEvent>>) =>
  reported(event, () => sendToSockets(userId, event, false));

/**
 * The same as `push`, for an event that pages must not miss. Its time is stored first and the sockets are read
 * consistently. So a page whose socket opens too late for the event finds its time when it asks.
 */
export const pushStored = (userId: string, event: Sent<StoredEvent>) =>
  reported(event, async () => {
    await LastEventEntity.upsert({ userId, at: Date.now() }).go();
    await sendToSockets(userId, event, true);
  });

async function sendToSockets(userId: string, event: Sent<SocketEvent>, consistent: boolean) {
  const { data } = await SocketConnectionEntity.query.byUser({ userId }).go({ pages: 'all', consistent });
  if (data.length === 0) return;
  const told = typeof event === 'function' ? await event() : event;
  const abortSignal = AbortSignal.timeout(pushMilliseconds);
  const errors = await Promise.all(data.map((socket) => post(socket, told, abortSignal)));
  const failed = errors.filter((error) => error !== null);
  const delivered = data.length - failed.length;
  if (delivered) measure('Pushes', { Outcome: 'delivered' }, { value: delivered });
  if (!failed[0]) return;
  measure('Pushes', { Outcome: 'failed' }, { value: failed.length });
  log.warn('Sockets could not be reached', { failed: failed.length, of: data.length, error: failed[0] });
}

/** Runs `send`. Its failure is measured and logged, and does not fail the request that the event reports. */
async function reported(event: Sent<SocketEvent>, send: () => Promise<void>) {
  try {
    await send();
  } catch (error) {
    measure('Pushes', { Outcome: 'failed' });
    log.warn('An event could not be pushed', {
      type: typeof event === 'function' ? undefined : event.type,
      error,
    });
  }
}

/** Tells a socket that newer sockets replace it, closes it and deletes its row. */
export async function replaceSocket(socket: Socket) {
  await post(socket, { type: 'socket.replaced' }, AbortSignal.timeout(pushMilliseconds));
  await closeSocket(socket);
}

/** Closes all sockets of a person. Tickets that would open further ones are deleted before. */
export async function closeSocketsOf(userId: string): Promise<void> {
  const tickets = await readAll(SocketTicketEntity.query.byUser({ userId }), 'userId', 'secret');
  for (const ticket of tickets) await SocketTicketEntity.delete(ticket).go();
  for (const socket of await readAll(SocketConnectionEntity.query.byUser({ userId })))
    await closeSocket(socket);
}

/** Closes a socket and deletes its row. */
export async function closeSocket({ userId, connectionId }: Pick<Socket, 'userId' | 'connectionId'>) {
  const abortSignal = AbortSignal.timeout(pushMilliseconds);
  await client
    .send(new DeleteConnectionCommand({ ConnectionId: connectionId }), { abortSignal })
    .catch((error) => {
      if (!(error instanceof GoneException)) throw error;
    });
  await SocketConnectionEntity.delete({ userId, connectionId }).go();
}

/** Sends an event to one socket. Returns the error if it could not be reached, null if it was or is closed. */
async function post(
  { userId, connectionId, expiresAt }: Socket,
  event: SocketEvent,
  abortSignal: AbortSignal,
): Promise<Error | null> {
  try {
    const Data = JSON.stringify(event);
    await client.send(new PostToConnectionCommand({ ConnectionId: connectionId, Data }), { abortSignal });
  } catch (error) {
    if (!(error instanceof GoneException)) return error as Error;
    // A socket that is still being opened also answers Gone. Its row must be kept.
    const age = epochSeconds() + longestSocketLife - expiresAt;
    if (age > secondsToOpen) await SocketConnectionEntity.delete({ userId, connectionId }).go();
  }
  return null;
}
