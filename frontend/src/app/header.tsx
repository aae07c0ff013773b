import { Suspense } from 'react';
import { lazyComponent } from '../components/lazy-component.ts';
import { useSession } from '../features/session/session.ts';
import { t } from '../lib/t.ts';
import { Account } from './account.tsx';
import { Brand } from './brand.tsx';
import { MenuButton } from './menu.tsx';
import { NavigationLinks } from './navigation-links.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

const Bell = lazyComponent('Bell', () => import('../features/notifications/bell.tsx'));

/**
 * The bar above every page, with the whole navigation on large screens. On small screens it is slim. Visitors open the
 * menu from it, and signed-in users from the bottom bar.
 */
export function Header({ onMenu }: { onMenu: () => void }) {
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
