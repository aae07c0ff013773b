import { epochSeconds } from '../../platform/epoch-seconds.ts';
import { longestSocketLife, SocketConnectionEntity } from '../../table/socket.ts';
import type { SocketRequest } from '../socket-request.ts';

/** Stores a socket when it opens, so that `push` finds it by its user. */
export async function handler({ requestContext: { connectionId, authorizer } }: SocketRequest) {
  await SocketConnectionEntity.put({
    userId: authorizer.userId,
    connectionId,
    expiresAt: epochSeconds() + longestSocketLife,
  }).go();
  return { statusCode: 200 };
}
