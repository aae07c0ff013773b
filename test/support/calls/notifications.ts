import type { Notification } from '#shared/contract/notifications';
import type { Caller } from '../app/caller.ts';

export const notified = async (person: Caller): Promise<Notification[]> =>
  ((await person.call('notifications', 'listNotifications')).body as { items: Notification[] }).items;
export const markSeen = (person: Caller) => person.call('notifications', 'markSeen');
