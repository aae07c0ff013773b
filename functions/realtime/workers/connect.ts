import { limits } from '#shared/limits';
import { epochSeconds } from '../../platform/epoch-seconds.ts';
import { log } from '../../platform/log.ts';
import { replaceSocket } from '../../rows/sockets/push.ts';
import { longestSocketLife, SocketConnectionEntity } from '../../rows/sockets/socket.ts';
import type { SocketRequest } from '../socket-request.ts';

/** Stores a new socket, so that `push` finds it by its user. Closes the oldest ones if there are too many. */
export async function handler({ requestContext: { connectionId, authorizer } }: SocketRequest) {
  const { userId } = authorizer;
  await SocketConnectionEntity.put({
    userId,
    connectionId,
    expiresAt: epochSeconds() + longestSocketLife,
  }).go();
  const { data } = await SocketConnectionEntity.query.byUser({ userId }).go({ consistent: true });
  const oldestFirst = data
    .filter((each) => each.connectionId !== connectionId)
    .toSorted((a, b) => a.expiresAt - b.expiresAt);
  const surplus = oldestFirst.slice(0, Math.max(0, data.length - limits.sockets));
  await Promise.all(
    surplus.map((socket) =>
      replaceSocket(socket).catch((error) => log.warn('A socket could not be closed', { error })),
    ),
  );
  return { statusCode: 200 };
}
