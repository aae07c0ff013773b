import { CalendarDays, type LucideIcon, Menu, Shirt, Sparkles } from 'lucide-react';
import { Link, NavLink } from 'react-router-dom';
import { UnreadCount } from '../components/unread-count.tsx';
import { dressMe } from '../lib/dress-me.ts';
import { t } from '../lib/t.ts';
import { unreadMessages } from '../lib/unread.ts';
import { Hanger } from './hanger.tsx';

const place =
  'group relative grid h-full w-full content-center justify-items-center gap-1 text-[min(0.6875rem,3.6vw)] tracking-wide -outline-offset-4';
const quiet = `${place} text-ink-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent`;

type Props = {
  /** Whether the session is known. Until then the links are hidden. */
  isKnown: boolean;
  onMenu: () => void;
};

/** The content of the bar at the lower edge of small screens, for signed-in users. Its last button opens the menu. */
export function BottomBar({ isKnown, onMenu }: Props) {
  const unread = unreadMessages.useCount();
  const own = isKnown ? '' : 'invisible';
  return (
    <ul className="mx-auto grid h-full max-w-xl grid-cols-5">
      <Place to="/dashboard" name={t('Wardrobe')} Icon={Hanger} className={own} />
      <Place to="/outfits" name={t('Outfits')} Icon={Shirt} className={own} />
      <li className={own}>
        <Link to="/outfits" state={dressMe} className={`${place} font-semibold`}>
          {/* This box is as high as the icons beside it, so that all names are on one line. */}
          <span className="relative size-5.5">
            <span className="absolute -bottom-2 left-1/2 grid size-14 -translate-x-1/2 place-content-center rounded-full border-4 border-paper bg-accent text-on-accent transition-transform group-active:scale-95">
              <Sparkles aria-hidden size={22} />
            </span>
          </span>
          <span className="relative">{t('Dress me')}</span>
        </Link>
      </li>
      <Place to="/calendar" name={t('Calendar')} Icon={CalendarDays} className={own} />
      <li>
        <button
          type="button"
          aria-label={unread ? t('More, open menu, {count} unread', { count: unread }) : t('More, open menu')}
          aria-haspopup="dialog"
          onClick={onMenu}
          className={quiet}
        >
          <Menu aria-hidden size={22} />
          {t('More')}
          <span className="absolute top-1 right-[max(0px,50%-2rem)]">
            <UnreadCount count={unread} />
          </span>
        </button>
      </li>
    </ul>
  );
}

type PlaceProps = { to: string; name: string; Icon: LucideIcon | typeof Hanger; className: string };

/** A link to a page. It is also marked as current on the pages below that page. */
const Place = ({ to, name, Icon, className }: PlaceProps) => (
  <li className={className}>
    <NavLink to={to} className={quiet}>
      <Icon aria-hidden size={22} />
      {name}
    </NavLink>
  </li>
);
