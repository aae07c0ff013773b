import { NavLink } from 'react-router-dom';
import { UnreadCount } from '../components/unread-count.tsx';
import { useSession } from '../features/session/session.ts';
import { t } from '../lib/t.ts';
import { unreadMessages } from '../lib/unread.ts';

const publicItems = [{ to: '/', name: t('Home') }];
const ownItems = [
  { to: '/dashboard', name: t('Dashboard') },
  { to: '/outfits', name: t('Outfits') },
  { to: '/calendar', name: t('Calendar') },
  { to: '/statistics', name: t('Statistics') },
  { to: '/messages', name: t('Messages') },
  { to: '/community', name: t('Community') },
  { to: '/profile', name: t('Profile') },
];

type Props = { className: string; linkClassName?: string };

/**
 * The list of links to the pages. The protected pages are shown only to a signed-in user. Until the session is known,
 * they are invisible but keep their place, so that nothing moves when it is.
 */
export function NavigationLinks({ className, linkClassName = '' }: Props) {
  const { status } = useSession();
  const unread = unreadMessages.useCount();
  return (
    <ul className={className}>
      {[...publicItems, ...(status === 'signed-out' ? [] : ownItems)].map(({ to, name }) => (
        <li key={to} className={status === 'signed-in' || to === '/' ? '' : 'invisible'}>
          <NavLink
            to={to}
            end
            className={`flex min-h-11 items-center gap-2 page-link text-sm ${linkClassName}`}
          >
            {name}
            {/* The count has a span of its own, so that the underline of the current page does not include it. */}
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
