import { NoticeEntity } from '../../rows/notifications/notification.ts';
import { dropNotice } from '../../rows/notifications/notified-people.ts';

/** Removes the person from the notifications of other people. */
export async function removeNotices(actorId: string): Promise<void> {
  const { data } = await NoticeEntity.query.byActor({ actorId }).go({ pages: 'all' });
  for (const notice of data) await dropNotice(notice);
}
