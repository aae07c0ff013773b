import * as z from 'zod';
import { defineContract } from './define.ts';
import { notificationKinds } from './notification-kinds.ts';
import { Person } from './profile.ts';

/** What people did to one thing of the user: "Ada and 3 others like …". */
export const Notification = z.object({
  kind: z.enum(notificationKinds),
  /** The outfit, comment or conversation; for follows the user's own id. */
  thingId: z.string(),
  /** The outfit that it is about, and its title; null for follows and messages. */
  outfit: z.object({ id: z.uuid(), title: z.string() }).nullable(),
  /** The last people, the newest first; one to three of `count`. */
  people: z.array(Person),
  count: z.int().min(1),
  at: z.iso.datetime(),
  isUnread: z.boolean(),
});
export type Notification = z.infer<typeof Notification>;

export const notifications = defineContract({
  /** The newest, at most thirty. */
  listNotifications: {
    route: 'GET /notifications',
    cost: 'nothing',
    repeat: 'reads',
    result: z.object({ items: z.array(Notification) }),
  },
  /** Marks all notifications up to now as read. */
  markSeen: { route: 'PUT /notifications/seen', cost: 'nothing', repeat: 'same' },
});
