import { useUnreadMessages } from '../lib/unread-messages.ts';

/** Sets the document's title, which begins with the number of unread messages. */
export function PageTitle({ title }: { title: string }) {
  const unread = useUnreadMessages();
  return <title>{`${unread ? `(${unread}) ` : ''}${title} · Wardrobe`}</title>;
}
