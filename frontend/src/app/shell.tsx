import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Header } from './header.tsx';
import { LoadingBoundary } from './loading-boundary.tsx';

/** What every page has around it. */
export const Shell = () => (
  <>
    <a
      href="#content"
      className="sr-only z-50 bg-ink px-4 py-3 text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
    >
      Skip to content
    </a>
    <Header />
    <Content />
  </>
);

/** A new page begins at its top, and is where the keyboard and a screen reader go on. */
function Content() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <main id="content" ref={main} tabIndex={-1} className="outline-none">
      <LoadingBoundary path={pathname}>
        <Outlet />
      </LoadingBoundary>
    </main>
  );
}
