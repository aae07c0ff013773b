import { unreadMessages } from '../lib/unread.ts';

/** Sets the document's title. It begins with the number of unread messages, if there are any. */
export function PageTitle({ title }: { title: string }) {
  const unread = unreadMessages.useCount();
  return <title>{`${unread ? `(${unread}) ` : ''}${title} · Wardrobe`}</title>;
}
