import { realtime } from '#shared/contract/realtime';
import { countUnread } from '../domain/notifications.ts';
import { serve } from '../domain/serve.ts';
import { unreadMessages } from '../domain/unread-messages.ts';
import { sinceLastEvent } from './last-event.ts';
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
