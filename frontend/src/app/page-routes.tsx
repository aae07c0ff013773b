import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../components/lazy-component.ts';
import { AllowVisitors, RequireSession } from './require-session.tsx';

/** A page at a path of the app: `name` is the component that the module of `load` exports. */
const page = <Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Record<Name, ComponentType>>,
) => ({ path, Page: lazyComponent(name, load) });

const publicPages = [
  page('auth', 'AuthPage', () => import('../pages/auth-page.tsx')),
  page('policy', 'PolicyPage', () => import('../pages/policy-page.tsx')),
  page('accessibility', 'AccessibilityPage', () => import('../pages/accessibility-page.tsx')),
  page('auth/pinboard/callback', 'PinboardCallbackPage', () => import('../pages/pinboard-callback-page.tsx')),
];
const sharedPages = [
  page('outfit/:outfitId', 'SharedOutfitPage', () => import('../pages/shared-outfit-page.tsx')),
];
const outfitsPage = page('outfits', 'OutfitsPage', () => import('../pages/outfits-page.tsx'));
const ownPages = [
  page('dashboard', 'WardrobePage', () => import('../pages/wardrobe-page.tsx')),
  page('dashboard/:itemId', 'ItemPage', () => import('../pages/item-page.tsx')),
  outfitsPage,
  { ...outfitsPage, path: 'outfit' },
  page('community', 'CommunityPage', () => import('../pages/community-page.tsx')),
  page('collections', 'CollectionsPage', () => import('../pages/collections-page.tsx')),
  page('profile', 'ProfilePage', () => import('../pages/profile-page.tsx')),
  page('people/:userId', 'PersonPage', () => import('../pages/person-page.tsx')),
  page('calendar', 'CalendarPage', () => import('../pages/calendar-page.tsx')),
  page('calendar/plan', 'PlanPage', () => import('../pages/plan-page.tsx')),
  page('calendar/trips/:tripId?', 'TripsPage', () => import('../pages/trips-page.tsx')),
  page('statistics', 'StatisticsPage', () => import('../pages/statistics-page.tsx')),
  page('messages', 'MessagesPage', () => import('../pages/messages-page.tsx')),
];
const otherPaths = [page('*', 'NotFoundPage', () => import('../pages/not-found-page.tsx'))];

const routesOf = (pages: readonly { path: string; Page: ComponentType }[]) =>
  pages.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

/** All pages except the landing page. A page's script loads when the page is opened, or ahead by `preloadPage`. */
export const OtherPages = () => (
  <Routes>
    {routesOf([...publicPages, ...otherPaths])}
    <Route element={<AllowVisitors />}>{routesOf(sharedPages)}</Route>
    <Route element={<RequireSession />}>{routesOf(ownPages)}</Route>
  </Routes>
);

/** Loads the script of the page at a path of the app. Rejects if it cannot be loaded. */
export async function preloadPage(pathname: string): Promise<void> {
  const page = [...publicPages, ...sharedPages, ...ownPages].find(({ path }) =>
    matchPath(`/${path}`, pathname),
  );
  await page?.Page.preload();
}

// Loads the script of the first page in parallel with the scripts that all pages need. If it cannot be loaded, the page
// reports the error when it is rendered.
preloadPage(location.pathname).catch(() => undefined);
