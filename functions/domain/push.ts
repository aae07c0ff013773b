import {
  ApiGatewayManagementApiClient,
  GoneException,
  PostToConnectionCommand,
} from '@aws-sdk/client-apigatewaymanagementapi';
import type { EntityItem } from 'electrodb';
import type { SocketEvent } from '#shared/contract/realtime';
import { requireVariable } from '../platform/environment.ts';
import { epochSeconds } from '../platform/epoch-seconds.ts';
import { log } from '../platform/log.ts';
import { longestSocketLife, SocketConnectionEntity } from '../table/socket.ts';

type Socket = EntityItem<typeof SocketConnectionEntity>;
const secondsToOpen = 30;
const client = new ApiGatewayManagementApiClient({ endpoint: requireVariable('SOCKET_MANAGEMENT_URL') });

/**
 * Sends an event to all open sockets of a user; one that is a function is made only where there is a socket. An unreachable socket is logged and is no failure: its client
 * reads what it missed from the API when it reconnects.
 */
export async function push(userId: string, event: SocketEvent | (() => Promise<SocketEvent>)) {
  const { data } = await SocketConnectionEntity.query.byUser({ userId }).go({ pages: 'all' });
  if (data.length === 0) return;
  const text = JSON.stringify(typeof event === 'function' ? await event() : event);
  await Promise.all(data.map((socket) => post(socket, text)));
}

async function post({ userId, connectionId, expiresAt }: Socket, Data: string) {
  try {
    await client.send(new PostToConnectionCommand({ ConnectionId: connectionId, Data }));
  } catch (error) {
    if (!(error instanceof GoneException))
      return log.warn('A socket could not be reached', { error: error as Error });
    // A socket that is still being opened also answers Gone; its row must stay.
    const age = epochSeconds() + longestSocketLife - expiresAt;
    if (age > secondsToOpen) await SocketConnectionEntity.delete({ userId, connectionId }).go();
  }
}
