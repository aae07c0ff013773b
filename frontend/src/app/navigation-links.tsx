import { NavLink } from 'react-router-dom';
import { useSession } from '../features/session/session.ts';

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
  return (
    <ul className={className}>
      {[...publicItems, ...(signedIn ? ownItems : [])].map(({ to, name }) => (
        <li key={to}>
          <NavLink
            to={to}
            end
            className={`flex min-h-11 items-center px-3 text-ink-soft text-sm underline-offset-8 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-2 aria-[current=page]:decoration-accent ${linkClassName}`}
          >
            {name}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
