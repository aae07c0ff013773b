import { unreadMessages } from '../lib/unread.ts';

/** Sets the document's title, which begins with the number of unread messages. */
export function PageTitle({ title }: { title: string }) {
  const unread = unreadMessages.useCount();
  return <title>{`${unread ? `(${unread}) ` : ''}${title} · Wardrobe`}</title>;
}
