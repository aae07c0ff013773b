import { Menu as MenuIcon, X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/button.tsx';
import { LanguageLink } from '../components/language-link.tsx';
import { useSession } from '../features/session/session.ts';
import { t } from '../lib/t.ts';
import { Brand } from './brand.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

/**
 * The whole navigation on small screens, which slides out from the left. The browser's own dialog keeps the focus
 * in it, closes on Escape and gives the focus back, with no script to load.
 */
export function Menu({ dialog }: { dialog: RefObject<HTMLDialogElement | null> }) {
  const { key } = useLocation();
  const session = useSession();
  // The menu closes when a link is followed, also one to the open page, and at nothing else: the session may
  // become known, and this component be mounted, a moment after it was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is new after each navigation
  useEffect(() => {
    const menu = dialog.current;
    return () => menu?.close();
  }, [key]);

  return (
    <dialog ref={dialog} aria-label={t('Menu')} closedby="any" className="menu">
      <div className="flex h-full flex-col gap-6 p-5">
        <div className="flex items-center justify-between">
          <Brand />
          <button
            type="button"
            aria-label={t('Close menu')}
            onClick={() => dialog.current?.close()}
            className="-mr-2 grid size-11 place-content-center"
          >
            <X aria-hidden size={22} />
          </button>
        </div>
        <nav aria-label={t('Menu')}>
          <NavigationLinks className="grid" linkClassName="!px-0 font-display !text-2xl" />
        </nav>
        <div className="mt-auto grid gap-3 border-line border-t pt-4">
          <div className="flex items-center justify-between text-sm">
            {t('Theme')} <ThemeToggle />
          </div>
          <LanguageLink />
          {session.status === 'signed-in' && (
            <>
              <p className="text-ink-soft text-sm">{session.email}</p>
              <SignOutButton />
            </>
          )}
          {session.status === 'signed-out' && <ButtonLink to="/auth">{t('Sign In')}</ButtonLink>}
        </div>
      </div>
    </dialog>
  );
}

/** Opens the menu: in the header for visitors, and in the bottom bar if its script does not arrive. */
export const MenuButton = ({ onClick }: { onClick: () => void }) => (
  <button
    type="button"
    aria-label={t('Open menu')}
    onClick={onClick}
    className="grid size-11 place-content-center lg:hidden"
  >
    <MenuIcon aria-hidden size={22} />
  </button>
);
