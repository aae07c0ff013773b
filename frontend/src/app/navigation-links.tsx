import { NavLink } from 'react-router-dom';
import { UnreadCount } from '../components/unread-count.tsx';
import { useSession } from '../features/session/session.ts';
import { unreadMessages } from '../lib/unread.ts';

const publicItems = [{ to: '/', name: 'Home' }];
const ownItems = [
  { to: '/dashboard', name: 'Dashboard' },
  { to: '/outfits', name: 'Outfits' },
  { to: '/calendar', name: 'Calendar' },
  { to: '/messages', name: 'Messages' },
  { to: '/community', name: 'Community' },
  { to: '/profile', name: 'Profile' },
];

/** The list of links to the pages; the protected ones only for a signed-in user. */
export function NavigationLinks({
  className,
  linkClassName = '',
}: {
  className: string;
  linkClassName?: string;
}) {
  const signedIn = useSession().status === 'signed-in';
  const unread = unreadMessages.useCount();
  return (
    <ul className={className}>
      {[...publicItems, ...(signedIn ? ownItems : [])].map(({ to, name }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            className={`flex min-h-11 items-center gap-2 px-3 text-ink-soft text-sm underline-offset-8 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-accent ${linkClassName}`}
          >
            {name}
            {/* In a span of its own, which the underline of the current page passes over. */}
            {to === '/messages' && unread > 0 && (
              <span>
                <UnreadCount count={unread} />
              </span>
            )}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
