import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Loading } from '../components/loading.tsx';
import { HomePage } from '../pages/home-page.tsx';
import { RequireSession } from './require-session.tsx';
import { Shell } from './shell.tsx';

const AuthPage = lazy(async () => ({ default: (await import('../pages/auth-page.tsx')).AuthPage }));
const PolicyPage = lazy(async () => ({ default: (await import('../pages/policy-page.tsx')).PolicyPage }));
const NotFoundPage = lazy(async () => ({
  default: (await import('../pages/not-found-page.tsx')).NotFoundPage,
}));
const PinboardCallbackPage = lazy(async () => ({
  default: (await import('../pages/pinboard-callback-page.tsx')).PinboardCallbackPage,
}));
const WardrobePage = lazy(async () => ({
  default: (await import('../pages/wardrobe-page.tsx')).WardrobePage,
}));
const ItemPage = lazy(async () => ({ default: (await import('../pages/item-page.tsx')).ItemPage }));
const OutfitsPage = lazy(async () => ({ default: (await import('../pages/outfits-page.tsx')).OutfitsPage }));
const CommunityPage = lazy(async () => ({
  default: (await import('../pages/community-page.tsx')).CommunityPage,
}));
const ProfilePage = lazy(async () => ({ default: (await import('../pages/profile-page.tsx')).ProfilePage }));
const CalendarPage = lazy(async () => ({
  default: (await import('../pages/calendar-page.tsx')).CalendarPage,
}));
const MessagesPage = lazy(async () => ({
  default: (await import('../pages/messages-page.tsx')).MessagesPage,
}));

/** Only the landing page comes with the first script; every other page is loaded when it is opened. */
export const Pages = () => (
  <Suspense fallback={<Loading />}>
    <Routes>
      <Route element={<Shell />}>
        <Route index element={<HomePage />} />
        <Route path="auth" element={<AuthPage />} />
        <Route path="policy" element={<PolicyPage />} />
        <Route path="auth/pinboard/callback" element={<PinboardCallbackPage />} />
        <Route element={<RequireSession />}>
          <Route path="dashboard" element={<WardrobePage />} />
          <Route path="dashboard/:itemId" element={<ItemPage />} />
          <Route path="outfits" element={<OutfitsPage />} />
          <Route path="outfit" element={<OutfitsPage />} />
          <Route path="community" element={<CommunityPage />} />
          <Route path="profile" element={<ProfilePage />} />
          <Route path="calendar" element={<CalendarPage />} />
          <Route path="messages" element={<MessagesPage />} />
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  </Suspense>
);
