/** What people are notified of. */
export const notificationKinds = ['liked', 'commented', 'replied', 'followed', 'message'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
