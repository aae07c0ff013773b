import type { ComponentType } from 'react';
import { matchPath, Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../components/lazy-component.ts';
import { AllowVisitors, RequireSession } from './require-session.tsx';

const AuthPage = lazyComponent('AuthPage', () => import('../pages/auth-page.tsx'));
const PolicyPage = lazyComponent('PolicyPage', () => import('../pages/policy-page.tsx'));
const AccessibilityPage = lazyComponent('AccessibilityPage', () => import('../pages/accessibility-page.tsx'));
const NotFoundPage = lazyComponent('NotFoundPage', () => import('../pages/not-found-page.tsx'));
const PinboardCallbackPage = lazyComponent(
  'PinboardCallbackPage',
  () => import('../pages/pinboard-callback-page.tsx'),
);
const WardrobePage = lazyComponent('WardrobePage', () => import('../pages/wardrobe-page.tsx'));
const ItemPage = lazyComponent('ItemPage', () => import('../pages/item-page.tsx'));
const OutfitsPage = lazyComponent('OutfitsPage', () => import('../pages/outfits-page.tsx'));
const CommunityPage = lazyComponent('CommunityPage', () => import('../pages/community-page.tsx'));
const SharedOutfitPage = lazyComponent('SharedOutfitPage', () => import('../pages/shared-outfit-page.tsx'));
const ProfilePage = lazyComponent('ProfilePage', () => import('../pages/profile-page.tsx'));
const PersonPage = lazyComponent('PersonPage', () => import('../pages/person-page.tsx'));
const CollectionsPage = lazyComponent('CollectionsPage', () => import('../pages/collections-page.tsx'));
const CalendarPage = lazyComponent('CalendarPage', () => import('../pages/calendar-page.tsx'));
const PlanPage = lazyComponent('PlanPage', () => import('../pages/plan-page.tsx'));
const TripsPage = lazyComponent('TripsPage', () => import('../pages/trips-page.tsx'));
const StatisticsPage = lazyComponent('StatisticsPage', () => import('../pages/statistics-page.tsx'));
const MessagesPage = lazyComponent('MessagesPage', () => import('../pages/messages-page.tsx'));

const publicPages = [
  { path: 'auth', Page: AuthPage },
  { path: 'policy', Page: PolicyPage },
  { path: 'accessibility', Page: AccessibilityPage },
  { path: 'auth/pinboard/callback', Page: PinboardCallbackPage },
];
const sharedPages = [{ path: 'outfit/:outfitId', Page: SharedOutfitPage }];
const ownPages = [
  { path: 'dashboard', Page: WardrobePage },
  { path: 'dashboard/:itemId', Page: ItemPage },
  { path: 'outfits', Page: OutfitsPage },
  { path: 'outfit', Page: OutfitsPage },
  { path: 'community', Page: CommunityPage },
  { path: 'collections', Page: CollectionsPage },
  { path: 'profile', Page: ProfilePage },
  { path: 'people/:userId', Page: PersonPage },
  { path: 'calendar', Page: CalendarPage },
  { path: 'calendar/plan', Page: PlanPage },
  { path: 'calendar/trips', Page: TripsPage },
  { path: 'calendar/trips/:tripId', Page: TripsPage },
  { path: 'statistics', Page: StatisticsPage },
  { path: 'messages', Page: MessagesPage },
];

const routesOf = (pages: readonly { path: string; Page: ComponentType }[]) =>
  pages.map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);

/** All pages except the landing page. A page's script loads when the page is opened, or ahead by `preloadPage`. */
export const OtherPages = () => (
  <Routes>
    {routesOf(publicPages)}
    <Route element={<AllowVisitors />}>{routesOf(sharedPages)}</Route>
    <Route element={<RequireSession />}>{routesOf(ownPages)}</Route>
    <Route path="*" element={<NotFoundPage />} />
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
