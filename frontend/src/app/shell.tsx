import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { Header } from './header.tsx';
import { LoadingBoundary } from './loading-boundary.tsx';

/** The layout around every page: a skip link, the header and the main element. */
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

/** Scrolls to the top and focuses the main element on navigation, so that keyboard and screen reader continue there. */
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
