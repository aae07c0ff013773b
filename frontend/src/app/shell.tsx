import { type MouseEvent, Suspense, useEffect, useRef, useState } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { lazyComponent } from '../components/lazy-component.ts';
import { Loading } from '../components/loading.tsx';
import { useSession } from '../features/session/session.ts';
import { t } from '../lib/t.ts';
import { Account } from './account.tsx';
import { Brand } from './brand.tsx';
import { LoadingBoundary } from './loading-boundary.tsx';
import { Menu, MenuButton } from './menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { WithoutScripts } from './without-scripts.tsx';

const Bell = lazyComponent('Bell', () => import('../features/notifications/bell.tsx'));
const BottomBar = lazyComponent('BottomBar', () => import('./bottom-bar.tsx'));
const ScrollPlaces = lazyComponent('ScrollPlaces', () => import('./scroll-places.ts'));

/** The layout around every page: a skip link, the header, the main element and the navigation of small screens. */
export function Shell() {
  const menu = useRef<HTMLDialogElement>(null);
  const { status } = useSession();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = () => {
    menu.current?.showModal();
    setMenuOpen(true);
  };
  return (
    <>
      <Link
        to="#content"
        onClick={skipToContent}
        className="sr-only z-50 bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {t('Skip to content')}
      </Link>
      <Header onMenu={openMenu} />
      <Content />
      {status !== 'signed-out' && (
        <nav
          aria-label={t('Pages')}
          data-bottom-bar
          className="fixed inset-x-0 bottom-0 z-30 h-(--bottom-bar) border-line border-t bg-paper p-safe-area lg:hidden print:hidden"
        >
          <WithoutScripts instead={<MenuButton onClick={openMenu} />}>
            <BottomBar isKnown={status === 'signed-in'} onMenu={openMenu} />
          </WithoutScripts>
        </nav>
      )}
      <Menu dialog={menu} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
      <WithoutScripts>
        <ScrollPlaces />
      </WithoutScripts>
    </>
  );
}

/**
 * The bar above every page, with the whole navigation on large screens. On small screens it is slim. Visitors open the
 * menu from it, and signed-in users from the bottom bar.
 */
function Header({ onMenu }: { onMenu: () => void }) {
  const session = useSession();
  return (
    <header className="@container sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur print:hidden">
      <div className="page-width flex min-h-(--header) items-center gap-2 @max-[60rem]:flex-wrap">
        {session.status === 'signed-out' && (
          <div className="-ml-3">
            <MenuButton onClick={onMenu} />
          </div>
        )}
        <Brand />
        <nav aria-label={t('Main')} className="ml-2 hidden flex-1 lg:block xl:ml-6">
          <NavigationLinks className="flex @max-[60rem]:flex-wrap" />
        </nav>
        {session.status === 'signed-in' && (
          <Suspense fallback={<span className="ml-auto size-11" />}>
            <Bell key={session.userId} />
          </Suspense>
        )}
        <div className="hidden min-w-0 items-center gap-3 lg:flex">
          <ThemeToggle />
          <Account />
        </div>
      </div>
    </header>
  );
}

/** Without an entry in the history, which the router could not read. */
function skipToContent(event: MouseEvent) {
  event.preventDefault();
  const content = document.getElementById('content');
  content?.focus({ preventScroll: true });
  content?.scrollIntoView();
}

/** Focuses the main element after navigation, unless something in it has the focus already: people continue there. */
function Content() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  // The path for which the main element was last focused. The effect runs after a closed menu has returned the focus.
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="content" ref={main} tabIndex={-1} className="outline-none">
      <LoadingBoundary path={pathname}>
        <Suspense fallback={<Loading />}>
          <Outlet />
        </Suspense>
      </LoadingBoundary>
    </main>
  );
}
