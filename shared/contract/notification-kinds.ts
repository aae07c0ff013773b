/** The events that people are notified about. */
export const notificationKinds = ['liked', 'commented', 'replied', 'followed', 'message'] as const;
export type NotificationKind = (typeof notificationKinds)[number];
