import { dropNotice } from '../../domain/notified-people.ts';
import { NoticeEntity } from '../../table/notification.ts';

/** Removes the person from the notifications of other people. */
export async function removeNotices(actorId: string): Promise<void> {
  const { data } = await NoticeEntity.query.byActor({ actorId }).go({ pages: 'all' });
  for (const notice of data) await dropNotice(notice);
}
