import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { Loading } from '../components/loading.tsx';
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

/** How far each entry of the history was scrolled when it was left, in pixels. */
const places = new Map<string, number>();

/**
 * Scrolls to the top and focuses the main element on navigation, so that keyboard and screen reader continue there. Back
 * and Forward lead to the place where a page was left.
 */
function Content() {
  const { pathname, key } = useLocation();
  const kind = useNavigationType();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  // Before the page is drawn: a shorter page that takes its place scrolls, which is no place of the page before.
  useLayoutEffect(() => {
    const keepPlace = () => places.set(key, scrollY);
    addEventListener('scroll', keepPlace, { passive: true });
    return () => removeEventListener('scroll', keepPlace);
  }, [key]);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const place = kind === 'POP' && places.get(key);
    scrollTo({ top: place || 0, behavior: 'instant' });
  }, [pathname, key, kind]);
  // After a menu that has led here has given the focus back.
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    main.current?.focus({ preventScroll: true });
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
