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
 * Tells a user's open sockets of an event. A socket that cannot be reached is no failure of what happened:
 * whoever missed the event reads it from the API.
 */
export async function push(userId: string, event: SocketEvent) {
  const { data } = await SocketConnectionEntity.query.byUser({ userId }).go({ pages: 'all' });
  await Promise.all(data.map((socket) => post(socket, JSON.stringify(event))));
}

async function post({ userId, connectionId, expiresAt }: Socket, Data: string) {
  try {
    await client.send(new PostToConnectionCommand({ ConnectionId: connectionId, Data }));
  } catch (error) {
    if (!(error instanceof GoneException))
      return log.warn('A socket could not be reached', { error: error as Error });
    // A socket whose row was written to open it is not there yet, which looks the same.
    const age = epochSeconds() + longestSocketLife - expiresAt;
    if (age > secondsToOpen) await SocketConnectionEntity.delete({ userId, connectionId }).go();
  }
}
