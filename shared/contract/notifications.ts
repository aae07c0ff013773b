import * as z from 'zod';
import { defineContract } from './define.ts';
import { notificationKinds } from './notification-kinds.ts';
import { Person } from './profile.ts';

/** What other people did to one thing of the user, combined into one line: "Ada and 3 others like …". */
export const Notification = z.object({
  kind: z.enum(notificationKinds),
  /** The id of the outfit, comment or conversation. For follows it is the user's own id. */
  thingId: z.string(),
  /** The id and the title of the outfit concerned; null for follows and messages. */
  outfit: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  /** The latest one to three of the `count` people, newest first. */
  people: z.array(Person),
  count: z.int().min(1),
  at: z.iso.datetime(),
  isUnread: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const notifications = defineContract({
  /** Lists the newest notifications, at most thirty. */
  listNotifications: { route: 'GET /notifications', result: z.object({ items: z.array(Notification) }) },
  /** Marks all notifications up to now as read. */
  markSeen: { route: 'PUT /notifications/seen' },
});
