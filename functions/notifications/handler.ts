import { notifications } from '#shared/contract/notifications';
import { serve } from '../platform/serving/serve.ts';
import { markSeen } from '../rows/notifications/notifications.ts';
import { listNotifications } from './list-notifications.ts';

export const handler = serve(notifications, {
  listNotifications: async ({ userId }) => ({ items: await listNotifications(userId) }),
  markSeen: ({ userId }) => markSeen(userId),
});
