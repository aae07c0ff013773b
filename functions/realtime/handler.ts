import { realtime } from '#shared/contract/realtime';
import { serve } from '../platform/serving/serve.ts';
import { unreadMessages } from '../rows/messages/unread-count.ts';
import { countUnread } from '../rows/notifications/notifications.ts';
import { sinceLastEvent } from '../rows/sockets/socket.ts';
import { createTicket } from './tickets.ts';

export const handler = serve(realtime, {
  createTicket: ({ userId }) => createTicket(userId),
  countUnread: async ({ userId }) => {
    const [messages, notifications, sinceEvent] = await Promise.all([
      unreadMessages(userId),
      countUnread(userId),
      sinceLastEvent(userId),
    ]);
    return { messages, notifications, sinceEvent };
  },
});
