import { realtime } from '#shared/contract/realtime';
import { countUnread } from '../domain/notifications.ts';
import { serve } from '../domain/serve.ts';
import { createTicket } from './tickets.ts';

export const handler = serve(realtime, {
  createTicket: async ({ userId }) => {
    const [ticket, unreadNotifications] = await Promise.all([createTicket(userId), countUnread(userId)]);
    return { ...ticket, unreadNotifications };
  },
});
