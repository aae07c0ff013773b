import { SocketConnectionEntity } from '../../rows/sockets/socket.ts';
import type { SocketRequest } from '../socket-request.ts';

/** Deletes the row of a closed socket. */
export async function handler({ requestContext: { connectionId, authorizer } }: SocketRequest) {
  await SocketConnectionEntity.delete({ userId: authorizer.userId, connectionId }).go();
  return { statusCode: 200 };
}
