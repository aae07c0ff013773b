import { realtime } from '#shared/contract/realtime';
import { countUnread } from '../domain/notifications.ts';
import { serve } from '../domain/serve.ts';
import { unreadMessages } from '../domain/unread-messages.ts';
import { createTicket } from './tickets.ts';

export const handler = serve(realtime, {
  createTicket: ({ userId }) => createTicket(userId),
  countUnread: async ({ userId }) => {
    const [messages, notifications] = await Promise.all([unreadMessages(userId), countUnread(userId)]);
    return { messages, notifications };
  },
});
