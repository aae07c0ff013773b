import { unreadMessages } from '../lib/unread.ts';

/** The heading of a page with its tagline. It also sets the document's title. */
export const PageHeading = ({ title, tagline }: { title: string; tagline: string }) => (
  <header className="grid gap-2 pt-4 pb-3 sm:gap-3 sm:pt-10 sm:pb-8 lg:pt-16 low:gap-1 low:pt-3 low:pb-2">
    <PageTitle title={title} />
    <h1 className="text-[min(3rem,13vw)] sm:text-7xl lg:text-8xl low:text-[min(2.25rem,13vw)]">{title}</h1>
    <p className="max-w-prose text-ink-soft sm:text-lg low:text-base">{tagline}</p>
  </header>
);

/** Sets the document's title. It begins with the number of unread messages, if there are any. */
export function PageTitle({ title }: { title: string }) {
  const unread = unreadMessages.useCount();
  return <title>{`${unread ? `(${unread}) ` : ''}${title} · Wardrobe`}</title>;
}
