import { closeSocket } from '../../domain/push.ts';
import { SocketConnectionEntity } from '../../table/socket.ts';

/** Closes the person's open sockets. */
export async function removeSockets(userId: string): Promise<void> {
  const { data } = await SocketConnectionEntity.query
    .byUser({ userId })
    .go({ pages: 'all', consistent: true });
  for (const socket of data) await closeSocket(socket);
}
