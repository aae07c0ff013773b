import { unreadMessages } from '../lib/unread.ts';
import { listenToServer } from './socket.ts';

/**
 * Keeps the number of unread messages up to date, which each opening of the socket tells as well; returns a function
 * that ends it.
 */
export function followUnreadMessages(): () => void {
  const stop = listenToServer((event) => {
    const count =
      event.type === 'message.sent' || event.type === 'messages.read' ? event.unreadMessages : null;
    if (count !== null) unreadMessages.set(count);
  });
  return () => {
    stop();
    unreadMessages.set(0);
  };
}
