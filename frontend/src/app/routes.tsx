import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { lazyComponent } from '../components/lazy-component.ts';
import { Loading } from '../components/loading.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { HomeToday } from './home-today.tsx';
import { AllowVisitors, RequireSession } from './require-session.tsx';
import { Shell } from './shell.tsx';

const AuthPage = lazyComponent('AuthPage', () => import('../pages/auth-page.tsx'));
const PolicyPage = lazyComponent('PolicyPage', () => import('../pages/policy-page.tsx'));
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
const CalendarPage = lazyComponent('CalendarPage', () => import('../pages/calendar-page.tsx'));
const PlanPage = lazyComponent('PlanPage', () => import('../pages/plan-page.tsx'));
const TripsPage = lazyComponent('TripsPage', () => import('../pages/trips-page.tsx'));
const MessagesPage = lazyComponent('MessagesPage', () => import('../pages/messages-page.tsx'));

/** The routes of the app. Only the landing page is in the first script; the other pages load when opened. */
export const AppRoutes = () => (
  <Suspense fallback={<Loading />}>
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<HomePage today={<HomeToday />} />} />
        <Route path="auth" element={<AuthPage />} />
        <Route path="policy" element={<PolicyPage />} />
        <Route path="auth/pinboard/callback" element={<PinboardCallbackPage />} />
        <Route element={<AllowVisitors />}>
          <Route path="outfit/:outfitId" element={<SharedOutfitPage />} />
        </Route>
        <Route element={<RequireSession />}>
          <Route path="dashboard" element={<WardrobePage />} />
          <Route path="dashboard/:itemId" element={<ItemPage />} />
          <Route path="outfits" element={<OutfitsPage />} />
          <Route path="outfit" element={<OutfitsPage />} />
          <Route path="community" element={<CommunityPage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="people/:userId" element={<PersonPage />} />
          <Route path="calendar" element={<CalendarPage />} />
          <Route path="calendar/plan" element={<PlanPage />} />
          <Route path="calendar/trips" element={<TripsPage />} />
          <Route path="calendar/trips/:tripId" element={<TripsPage />} />
          <Route path="messages" element={<MessagesPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  </Suspense>
);
