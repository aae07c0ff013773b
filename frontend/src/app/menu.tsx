import { Menu as MenuIcon, X } from 'lucide-react';
import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { IconButton } from '../components/button.tsx';
import { LanguageLink } from '../components/language-link.tsx';
import { lazyComponent } from '../components/lazy-component.ts';
import { t } from '../lib/t.ts';
import { Account } from './account.tsx';
import { Brand } from './brand.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { WithoutScripts } from './without-scripts.tsx';

const BackCloses = lazyComponent('BackCloses', () => import('./back-closes.ts'));

type Props = { dialog: RefObject<HTMLDialogElement | null>; isOpen: boolean; onClose: () => void };

/**
 * The whole navigation on small screens. It slides in from the left. It is a native `dialog` element, which keeps the
 * focus inside, closes on Escape and returns the focus without any library.
 */
export function Menu({ dialog, isOpen, onClose }: Props) {
  const { key } = useLocation();
  // The menu closes only when a link is followed, even one to the current page. It must not close when the session
  // becomes known, or when this component is mounted a moment after the menu was opened.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is new after each navigation
  useEffect(() => {
    const menu = dialog.current;
    return () => menu?.close();
  }, [key]);

  return (
    <dialog ref={dialog} aria-label={t('Menu')} closedby="any" onClose={onClose} className="menu">
      <WithoutScripts>
        <BackCloses isOpen={isOpen} onBack={() => dialog.current?.close()} />
      </WithoutScripts>
      <div className="flex h-full flex-col gap-6 p-5">
        <div className="flex items-center justify-between">
          <Brand />
          <IconButton
            icon={X}
            size={22}
            label={t('Close menu')}
            onClick={() => dialog.current?.close()}
            className="-mr-2"
          />
        </div>
        <nav aria-label={t('Menu')}>
          <NavigationLinks className="grid" linkClassName="!px-0 font-display !text-2xl" />
        </nav>
        <div className="mt-auto grid gap-3 border-line border-t pt-4">
          <div className="flex items-center justify-between text-sm">
            {t('Theme')} <ThemeToggle />
          </div>
          <LanguageLink />
          <Account />
        </div>
      </div>
    </dialog>
  );
}

/** Opens the menu: in the header for visitors, and in the bottom bar if the bar's script cannot be loaded. */
export const MenuButton = ({ onClick }: { onClick: () => void }) => (
  <IconButton icon={MenuIcon} size={22} label={t('Open menu')} onClick={onClick} className="lg:hidden" />
);
