import { dropNotice } from '../../domain/notified-people.ts';
import { NoticeEntity } from '../../table/notification.ts';

/** Takes the person out of the notifications of others. */
export async function removeNotices(actorId: string): Promise<void> {
  const { data } = await NoticeEntity.query.byActor({ actorId }).go({ pages: 'all' });
  for (const notice of data) await dropNotice(notice);
}
